/** What a contact reads while the owner lives: noted, part by part, and gone with the next page. */
import type { DbRow } from '#db/row.ts'
import type { SharedPart } from '#app/access/audit.ts'
import { readAsRelative } from '#app/access/read-as.server.ts'
import { documentsIn, type Openable } from '#app/features/documents/documents.server.ts'
import { asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { type ChapterName, CHAPTERS } from './chapters.ts'
import { readableFor } from './contents.ts'
import type { ReadableWishes } from './readable.ts'
import { readableIn } from './readable.server.ts'
import type { Reader } from './visits.server.ts'
import { type Wanted, wantedAt } from './wanted.ts'

const NOTHING = {
  sections: [],
  number: null,
  isCompleted: true,
  wasConfirmed: true,
  confirmed: null,
  before: [],
}

/** What is wanted as parts that are noted one by one. */
const partsOf = ({ sections, details, documents, livingWill }: Wanted): SharedPart[] => [
  ...(details ? ['details' as const] : []),
  ...sections.filter((one) => one !== 'secret'),
  ...(documents ? ['documents' as const] : []),
  ...(livingWill ? ['living will' as const] : []),
]

/** The parts that a contact may read now. */
export const partsNow = ({ rules, isGoing }: Pick<Reader, 'rules' | 'isGoing'>): SharedPart[] =>
  isGoing ? [] : partsOf(wantedAt(rules, 'now'))

/** Reads what a contact reads now. */
export async function readNow(reader: Reader, request: string): Promise<ReadableWishes> {
  const { id, ownerId, rules, card } = reader
  const read = await readAsRelative({ id, ownerId, request }, partsNow(reader), (sql) =>
    readableIn(sql, ownerId, reader, 'now'),
  )
  if (read) return read
  const nothing = { summary: NOTHING, profile: card.owner, documents: [], livingWill: null }
  return readableFor(nothing, rules, 'now')
}

/**
 * Finds a file that a contact reads now, to be opened outside the transaction. Noted, and null for every
 * other.
 */
export async function fileNow(
  { id, ownerId }: Reader,
  file: string,
  request: string,
): Promise<Openable | null> {
  const among = (part: 'documents' | 'living will', purpose: 'document' | 'wilsverklaring') =>
    readAsRelative({ id, ownerId, request }, [part], async (sql) =>
      (await documentsIn(sql, ownerId, purpose)).find((one) => one.id === file),
    )
  return (
    (await among('documents', 'document')) ?? (await among('living will', 'wilsverklaring')) ?? null
  )
}

/** Where a contact stopped reading the last time. */
export async function stoppedAt({ id }: Pick<Reader, 'id'>): Promise<ChapterName | null> {
  const [row] = await readOnly(
    asSystem('relatives'),
    (sql) => sql<DbRow<'relative_places', 'chapter'>[]>`
      select chapter from relative_places where relative_id = ${id}`,
  )
  return CHAPTERS.find((one) => one === row?.chapter) ?? null
}

/**
 * Keeps where a contact stopped reading.
 *
 * @returns false where it is not kept: the contact is gone with the account of who named them
 */
export const stopAt = ({ id }: Pick<Reader, 'id'>, chapter: ChapterName): Promise<boolean> =>
  withActor(asSystem('relatives'), async (sql) => {
    const { count } = await sql`
      insert into relative_places (relative_id, chapter)
      select r.id, ${chapter} from relatives r where r.id = ${id}
      on conflict (relative_id) do update set chapter = excluded.chapter, changed_at = now()`
    return count > 0
  })
