import type { DbRow } from '#db/row.ts'
import { keysWith, type PersonKeys } from '#app/access/keys.server.ts'
import {
  type FileData,
  type FileSectionKey,
  keyOfSection,
} from '#app/features/interview/sections/index.ts'
import type { SaveNote } from '#app/forms/stored/decide.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import {
  asksDetails,
  NO_DETAILS,
  type OwnerDetails,
  ownerColumns,
  ownerDetailsFrom,
  type OwnerRow,
} from '../owner-details.server.ts'
import { newWishFile, titlesOf } from './file.server.ts'
import {
  openRows,
  ownersKeys,
  type SectionRow,
  sectionRows,
  sectionOnPage,
  type StoredSection,
  withBesides,
} from './sections.server.ts'
import type { NotConfirmed } from '../versions/versions.server.ts'

/** What else a save led to. */
export type SaveOutcome = DbRow<'wish_saves', 'cards'> & {
  isNew: boolean
  /** Why it is still a draft after a final save; what was saved is. */
  notConfirmed: NotConfirmed | null
}

/** What is remembered of a save, with what it led to. */
export type SavedNote = SaveNote & SaveOutcome

/** A wish file that the transaction holds, with all that saving one of its sections needs. */
export type OpenFile = {
  id: string
  number: string
  title: string
  isCompleted: boolean
  isNew: boolean
  keys: PersonKeys
  stored: StoredSection
  /** As they are in the database: the section, and those that share questions with it. */
  rows: FileData
  /** Of its owner; opened only where the section asks it too. */
  account: OwnerDetails
  /** The last save of the form, and of the one that it goes on from. */
  earlier: SavedNote | undefined
  before: SavedNote | undefined
}

type OpenedRow = OwnerRow &
  DbRow<'wishes', 'id' | 'wish_file_number as number' | 'title' | 'is_completed as isCompleted'> & {
    sections: SectionRow[]
    secret: Buffer | null
    notes: NoteRow[]
  }
type NoteRow = SaveOutcome & DbRow<'wish_saves', 'id' | 'sequence' | 'seen'> & { content: string }

/** A file, or what the account knows of who has none yet. */
export type FoundFile = { id: string } | { id: null; account: OwnerDetails }

/**
 * Locks a person's wish file until the transaction ends. This comes before anything of it is read: a
 * query that waits reads what is older than what it waited for.
 *
 * Where there is one, what the account knows may be older than the lock, and is read with the file.
 */
export async function lockForSave(sql: Sql, userId: string): Promise<FoundFile> {
  const [row] = await sql<(OwnerRow & { id: string | null })[]>`
    with locked as (select id from wishes where user_id = ${userId} for update)
    select (select id from locked) as id, k.wrapped as personal, ${ownerColumns(sql)}
      from (select ${userId}::uuid as user_id) u
      left join person_keys k on k.user_id = u.user_id and k.purpose = 'personal'
      left join profiles p on p.user_id = u.user_id`
  if (!row) throw new Error('no answer about a file')
  return row.id ? { id: row.id } : { id: null, account: ownerDetailsFrom(sql, userId, row) }
}

type FileToOpen = {
  section: FileSectionKey
  id: string
  after?: string | undefined
  /** Else the section is stored as it is given, whatever other sections say. */
  fromPage?: boolean
}

/**
 * Reads all that a save of a section needs, in one query. The file is made where there is none.
 *
 * @param wanted the section, the form that saves, and the one that it goes on from
 * @param found what `lockForSave` returned
 * @throws when the person's keys are gone
 */
export async function openWishFile(
  sql: Sql,
  userId: string,
  wanted: FileToOpen,
  found: FoundFile,
): Promise<OpenFile> {
  const { section, id, after, fromPage = false } = wanted
  const file = found.id
    ? sql`select * from wishes where id = ${found.id}`
    : newWishFile(sql, userId, titlesOf(section).draft)
  const [row] = await sql<OpenedRow[]>`
    with w as (${file})
    select w.id, w.wish_file_number as number, w.title, w.is_completed as "isCompleted",
           ${sectionRows(sql, fromPage ? withBesides(section) : [section])} as sections,
           ${ownerColumns(sql)},
           ${ownersKeys(sql)},
           (select coalesce(json_agg(json_build_object('id', n.id, 'content', encode(n.content, 'hex'),
                          'sequence', n.sequence, 'seen', n.seen, 'isNew', n.is_new,
                          'cards', n.cards, 'notConfirmed', n.not_confirmed)), '[]')
                   from wish_saves n
                  where n.wish_id = w.id and n.section = ${section}
                    and n.id in (${id}, ${after ?? id})) as notes
      from w
      left join profiles p on p.user_id = w.user_id`
  // Someone else made it meanwhile.
  if (!row && !found.id) return openWishFile(sql, userId, wanted, await lockForSave(sql, userId))
  if (!row) throw new Error('the wish file vanished')
  const keys = keysWith(sql, userId, row)
  const rows = openRows(keys[keyOfSection(section)], row.id, row.sections)
  const noteOf = (name: string | undefined) => noteFrom(row.notes.find((note) => note.id === name))
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    isCompleted: row.isCompleted,
    isNew: !found.id,
    keys,
    rows: rows.data,
    stored: fromPage ? sectionOnPage(section, rows) : asStored(section, rows),
    account: asksDetails(section, section in rows.data)
      ? ownerDetailsFrom(sql, userId, row)
      : NO_DETAILS,
    earlier: noteOf(id),
    before: after === id ? undefined : noteOf(after),
  }
}

const asStored = (section: FileSectionKey, { data, revision }: ReturnType<typeof openRows>) => ({
  data: data[section] ?? {},
  revision,
  isStored: section in data,
  around: data,
})

function noteFrom(row: NoteRow | undefined): SavedNote | undefined {
  if (!row) return undefined
  const { content, seen, ...note } = row
  return { ...note, content: Buffer.from(content, 'hex'), seen: readFingerprints(seen) }
}
