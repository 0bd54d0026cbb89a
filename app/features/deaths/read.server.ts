/** What a contact reads after a death: from the copy that was made for them, noted each time. */
import type { Readable } from 'node:stream'
import type { DbRow } from '#db/row.ts'
import { type RelativeCard } from '#app/features/contacts/people.server.ts'
import { inOrder } from '#app/features/relatives/reading/chapters.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import type { ContactOfLetter } from '#app/features/relatives/reading/letter-visits.server.ts'
import type { FileKind } from '#app/files/kinds.ts'
import {
  asRelative,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { openCopiedFile, openCopyCard, openWishes } from './copy.server.ts'
import { type Report, reportColumns } from './report.server.ts'

/** Somebody for whom a copy was made: by the contact that they are, and the key of their visit. */
export type CopyReader = { id: string; address: Buffer }

/** A copy that can be read, as a list shows it. The contact may be gone with the account of who named them. */
export type ReadableCopy = {
  copyId: string
  /** Of the contact. */
  relativeId: string
  card: RelativeCard
  madeAt: Date
  report: Report
}

/** Reads for whom somebody can read after a death, by the key of their visit. */
export const copiesAt = (address: Buffer): Promise<ReadableCopy[]> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const rows = await sql<
      (Report &
        DbRow<
          'relative_copies',
          'id as copyId' | 'relative_id as relativeId' | 'sealed' | 'made_at! as madeAt'
        >)[]
    >`
      select ${reportColumns(sql)}, c.id as "copyId", c.relative_id as "relativeId", c.sealed,
             c.made_at as "madeAt"
        from relative_copies c join death_reports d on d.id = c.report_id
       where c.address = ${address} and c.storage_key is not null and d.state in ('first', 'all')
         and now() < d.copies_until
       order by d.first_at`
    return rows.map(({ copyId, relativeId, sealed, madeAt, ...report }) => ({
      copyId,
      relativeId,
      madeAt,
      card: openCopyCard(copyId, sealed),
      report,
    }))
  })

/** Whether there is something to read for a contact after a death: it is made a moment after its hour. */
export const hasReadableCopy = ({ id }: { id: string }): Promise<boolean> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const made = await sql`
      select 1 from relative_copies where relative_id = ${id} and storage_key is not null`
    return made.length > 0
  })

/** Somebody for whom a copy could be read, until its time was over. */
export type EndedCopy = Pick<ReadableCopy, 'relativeId' | 'card'>

/** Reads for whom somebody could read after a death, by the key of their visit, while it is known. */
export const endedAt = (address: Buffer): Promise<EndedCopy[]> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const rows = await sql<
      DbRow<'relative_copies', 'id' | 'relative_id as relativeId' | 'sealed'>[]
    >`
      select c.id, c.relative_id as "relativeId", c.sealed
        from relative_copies c join death_reports d on d.id = c.report_id
       where c.address = ${address} and c.made_at is not null
         and (d.state = 'ended' or d.state in ('first', 'all') and now() >= d.copies_until)
       order by d.first_at`
    return rows.map(({ id, relativeId, sealed }) => ({
      relativeId,
      card: openCopyCard(id, sealed),
    }))
  })

/**
 * Finds the contact for whom a copy was made, by the code of a letter: that goes with the account, and the
 * copy does not. Null where there is none, or what it was made for was stopped.
 *
 * @param letter by `readingHashOf`
 */
export async function contactOfCopy(sql: Sql, letter: Buffer): Promise<ContactOfLetter | null> {
  const [row] = await sql<
    DbRow<'relative_copies', 'id' | 'relative_id as relativeId' | 'sealed'>[]
  >`
    select c.id, c.relative_id as "relativeId", c.sealed
      from relative_copies c join death_reports d on d.id = c.report_id
     where c.letter = ${letter} and c.made_at is not null and d.state in ('first', 'all', 'ended')
     order by c.made_at desc limit 1`
  return row ? { id: row.relativeId, card: openCopyCard(row.id, row.sealed) } : null
}

type Looked = DbRow<
  'look_at_copy',
  | 'id!'
  | 'sealed_key! as sealedKey'
  | 'storage_key! as storageKey'
  | 'stage!'
  | 'file_id as fileId'
  | 'file_kind as fileKind'
  | 'file_size as fileSize'
  | 'file_sealed as fileSealed'
  | 'file_key as fileKey'
>

const look = (reader: CopyReader, document: string | null, request: string) =>
  withActor(asRelative(reader.id), async (sql) => {
    const [row] = await sql<Looked[]>`
      select id, sealed_key as "sealedKey", storage_key as "storageKey", stage,
             file_id as "fileId", file_kind as "fileKind", file_size as "fileSize",
             file_sealed as "fileSealed", file_key as "fileKey"
        from look_at_copy(${reader.address}, ${document}, ${request})`
    return row ?? null
  })

/** Reads what there is to read now: what is needed at once, and later all of it. Null for who may not. */
export async function readCopy(
  reader: CopyReader,
  request: string,
): Promise<ReadableWishes | null> {
  const row = await look(reader, null, request)
  if (!row) return null
  const { all, first } = await openWishes(row.id, row)
  const wishes = row.stage === 'all' ? all : first
  return { ...wishes, chapters: inOrder(wishes.chapters) }
}

/**
 * Finds the number of the file whose copy can be read now, without reading it. Null for who may not read.
 *
 * @returns a number of null where the account is gone
 */
export const numberOfCopy = (reader: CopyReader): Promise<{ number: string | null } | null> =>
  readOnly(asRelative(reader.id), async (sql) => {
    const [row] = await sql<DbRow<'number_of_copy', 'wish_file_number as number'>[]>`
      select wish_file_number as number from number_of_copy(${reader.address})`
    return row ?? null
  })

/** A document of a copy, to be opened outside the transaction. */
export type OpenableCopy = {
  name: string
  kind: FileKind
  size: number
  open: () => Promise<Readable>
}

/** Finds a document of a copy that is read now, by its id in what is read. Null for every other. */
export async function fileOfCopy(
  reader: CopyReader,
  document: string,
  request: string,
): Promise<OpenableCopy | null> {
  const row = isUuid(document) ? await look(reader, document, request) : null
  if (!row?.fileId || !row.fileSealed || !row.fileKey) return null
  const wishes = await openWishes(row.id, row)
  const now = row.stage === 'all' ? wishes.all : wishes.first
  if (!now.documents.includes(document)) return null
  const { name, open } = openCopiedFile(row.fileId, row.fileSealed, row.fileKey)
  return { name, kind: row.fileKind as FileKind, size: row.fileSize ?? 0, open }
}
