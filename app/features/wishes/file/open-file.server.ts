import type { DbRow } from '#db/row.ts'
import { keysWith, type PersonKeys } from '#app/access/keys.server.ts'
import {
  type FileData,
  type FileSectionKey,
  keyOfSection,
} from '#app/features/interview/sections/index.ts'
import type { SaveNote } from '#app/forms/stored/decide.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import type { Sql, SqlPart } from '#app/platform/database/sql.server.ts'
import {
  asksDetails,
  NO_DETAILS,
  type OwnerDetails,
  ownerColumns,
  ownerDetailsFrom,
  type OwnerRow,
  readOwnerDetails,
} from './owner-details.server.ts'
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

type FileToOpen = {
  section: FileSectionKey
  id: string
  after?: string | undefined
  /** Else the section is stored as it is given, whatever other sections say. */
  fromPage?: boolean
}

/** A file, or of who has none yet what the account knows, where the section asks that. */
type FoundFile = { file: OpenFile } | { file: null; account: OwnerDetails }

/**
 * Locks a person's wish file until the transaction ends, and reads all that a save of a section needs.
 * The lock comes before anything is read, in a query of its own: a query that waits reads what is older
 * than what it waited for. Both travel in one round trip.
 *
 * @param wanted the section, the form that saves, and the one that it goes on from
 * @throws when the person's keys are gone
 */
export async function openForSave(
  sql: Sql,
  userId: string,
  wanted: FileToOpen,
): Promise<FoundFile> {
  const [[locked], [row]] = await Promise.all([
    sql<DbRow<'wishes', 'id'>[]>`select id from wishes where user_id = ${userId} for update`,
    rowOf(sql, wanted, sql`select * from wishes where user_id = ${userId}`),
  ])
  if (row && locked) return { file: openedFile(sql, userId, wanted, row, false) }
  // Made by someone else between the two: it is not ours to write in until it is locked.
  if (row) return openForSave(sql, userId, wanted)
  if (locked) throw new Error('the wish file vanished')
  return {
    file: null,
    account: asksDetails(wanted.section) ? await readOwnerDetails(sql, userId) : NO_DETAILS,
  }
}

/**
 * Makes a person's wish file, with all that a save of a section needs.
 *
 * @throws when the person's keys are gone
 */
export async function makeWishFile(
  sql: Sql,
  userId: string,
  wanted: FileToOpen,
): Promise<OpenFile> {
  const made = newWishFile(sql, userId, titlesOf(wanted.section).draft)
  const [row] = await rowOf(sql, wanted, made)
  if (row) return openedFile(sql, userId, wanted, row, true)
  // Someone else made it meanwhile.
  const { file } = await openForSave(sql, userId, wanted)
  return file ?? makeWishFile(sql, userId, wanted)
}

/** @param file the query that gives it */
const rowOf = (
  sql: Sql,
  { section, id, after, fromPage = false }: FileToOpen,
  file: SqlPart,
) => sql<OpenedRow[]>`
    with w as (${file})
    select w.id, w.wish_file_number as number, w.title, w.is_completed as "isCompleted",
           ${sectionRows(sql, fromPage ? withBesides(section) : [section])} as sections,
           ${asksDetails(section) ? ownerColumns(sql) : noColumns(sql)},
           ${ownersKeys(sql)},
           (select coalesce(json_agg(json_build_object('id', n.id, 'content', encode(n.content, 'hex'),
                          'sequence', n.sequence, 'seen', n.seen, 'isNew', n.is_new,
                          'cards', n.cards, 'notConfirmed', n.not_confirmed)), '[]')
                   from wish_saves n
                  where n.wish_id = w.id and n.section = ${section}
                    and n.id in (${id}, ${after ?? id})) as notes
      from w
      ${asksDetails(section) ? sql`left join profiles p on p.user_id = w.user_id` : sql``}`

/** In the place of `ownerColumns`: whoever asks the table of profiles has all its policies in the query. */
const noColumns = (sql: Sql) => sql`null as profile, null as frequency, null as months`

function openedFile(
  sql: Sql,
  userId: string,
  { section, id, after, fromPage = false }: FileToOpen,
  row: OpenedRow,
  isNew: boolean,
): OpenFile {
  const keys = keysWith(sql, userId, row)
  const rows = openRows(keys[keyOfSection(section)], row.id, row.sections)
  const noteOf = (name: string | undefined) => noteFrom(row.notes.find((note) => note.id === name))
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    isCompleted: row.isCompleted,
    isNew,
    keys,
    rows: rows.data,
    stored: fromPage ? sectionOnPage(section, rows) : asStored(section, rows),
    account: asksDetails(section) ? ownerDetailsFrom(sql, userId, row) : NO_DETAILS,
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
