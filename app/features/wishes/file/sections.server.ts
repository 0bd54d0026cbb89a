import type { KeyObject } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { keyWith, type PersonKeys, personKeys } from '#app/access/keys.server.ts'
import { openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import type { Sql, SqlPart } from '#app/platform/database/sql.server.ts'
import {
  type AnswersTo,
  type FileData,
  type FileSectionKey,
  keyOfSection,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'
import {
  sectionsSharing,
  olderFormAnswers,
  united,
} from '#app/features/interview/shared-questions.ts'

/** A section as it is stored. */
export type StoredSection<Key extends FileSectionKey = FileSectionKey> = {
  /** As its page shows it: also what it shares with other sections. */
  data: AnswersTo<Key>
  /** Higher with every change to them. */
  revision: number
  /** Whether it was ever stored itself. */
  isStored: boolean
  /** It and those sections, each answer in one place. */
  around: FileData
  file?: { id: string; number: string }
}

const EMPTY = { data: {}, revision: 0, isStored: false, around: {} }

const belongsTo = (wishId: string, section: FileSectionKey) => `wish_sections ${wishId} ${section}`

/**
 * Reads a section of a person's file; an empty one when nothing was saved yet, or the person is out
 * of reach.
 */
export const readSection = async <Key extends FileSectionKey>(
  sql: Sql,
  userId: string,
  section: Key,
): Promise<StoredSection<Key>> => (await readSectionAndKey(sql, userId, section))?.stored ?? EMPTY

/** A section as JSON in the row of its file: there bytes are a text, in base64. */
export type SectionRow = { section: FileSectionKey; sealed: string; revision: number }

/**
 * A column with these sections of a file that the query calls `w`: one piece of JSON, since the driver
 * reads an array of the database sign by sign.
 */
export const sectionRows = (sql: Sql, sections: readonly FileSectionKey[]) => sql`
  (select coalesce(json_agg(json_build_object('section', s.section,
                   'sealed', encode(s.sealed, 'base64'), 'revision', s.revision)), '[]')
          from wish_sections s where s.wish_id = w.id and s.section = any(${[...sections]}))`

/** Both wrapped keys of who owns a file that the query calls `w`. */
export const ownersKeys = (sql: Sql) => sql`
  (select wrapped from person_keys where user_id = w.user_id and purpose = 'personal') as personal,
  (select wrapped from person_keys where user_id = w.user_id and purpose = 'secret') as secret`

/**
 * The sections that have to be read for the page of one: itself, and those that it shares questions
 * with.
 */
export const withBesides = (section: FileSectionKey): FileSectionKey[] => [
  section,
  ...sectionsSharing(section),
]

type FileRow = DbRow<'person_keys', 'wrapped?'> &
  DbRow<'wishes', 'id?' | 'wish_file_number? as number'> & { sections: SectionRow[] }

/** Reads a section and the key that seals it, in one query; null when the person is out of reach. */
export async function readSectionAndKey<Key extends FileSectionKey>(
  sql: Sql,
  userId: string,
  section: Key,
): Promise<{ stored: StoredSection<Key>; key: KeyObject } | null> {
  const [row] = await sql<FileRow[]>`
    select k.wrapped, w.id, w.wish_file_number as number,
           ${sectionRows(sql, withBesides(section))} as sections
      from (select ${userId}::uuid as user_id) p
      left join person_keys k on k.user_id = p.user_id and k.purpose = ${keyOfSection(section)}
      left join wishes w on w.user_id = p.user_id`
  const key = row && keyWith(sql, userId, keyOfSection(section), row.wrapped)
  if (!row || !key) return null
  const { id, number, sections } = row
  if (!id || !number) return { stored: EMPTY, key }
  return {
    stored: { ...sectionOnPage(section, openRows(key, id, sections)), file: { id, number } },
    key,
  }
}

type OpenRows = { data: FileData; revision: number }

/**
 * Opens sections that were read as JSON.
 *
 * @param key that seals all of them
 * @returns their answers, and the sum of their revisions
 */
export const openRows = (
  key: KeyObject,
  wishId: string,
  rows: readonly SectionRow[],
): OpenRows => ({
  data: Object.fromEntries(
    rows.map(({ section, sealed }) => [
      section,
      openSection(key, wishId, section, Buffer.from(sealed, 'base64')),
    ]),
  ),
  revision: rows.reduce((sum, row) => sum + row.revision, 0),
})

/**
 * What the page of a section shows of what is stored.
 *
 * @param rows of `withBesides`
 */
export function sectionOnPage<Key extends FileSectionKey>(
  section: Key,
  rows: OpenRows,
): StoredSection<Key> {
  const { data, revision } = rows
  const around = united(data)
  const shown: FileData =
    section === 'formulier' ? { ...around, formulier: olderFormAnswers(around) } : around
  return { data: shown[section] ?? {}, revision, isStored: section in data, around }
}

/**
 * Reads all answers of a file, each in one place.
 *
 * @throws when the person's keys are out of reach
 */
export async function readSections(sql: Sql, userId: string, wishId: string): Promise<FileData> {
  return openSections(sql, await personKeys(sql, userId), wishId)
}

/**
 * The same for who has the keys already.
 *
 * @param only these sections, as if there were no others; all of them when not given
 */
export async function openSections(
  sql: Sql,
  keys: PersonKeys,
  wishId: string,
  only?: readonly FileSectionKey[],
): Promise<FileData> {
  const rows = await sql<DbRow<'wish_sections', 'section' | 'sealed'>[]>`
    select section, sealed from wish_sections
     where wish_id = ${wishId}
       and (${only ? [...only] : null}::text[] is null or section = any(${only ? [...only] : []}))`
  return united(
    Object.fromEntries(
      rows.map(({ section, sealed }) => [
        section,
        openSection(keys[keyOfSection(section)], wishId, section, sealed),
      ]),
    ),
  )
}

const openSection = <Key extends FileSectionKey>(
  key: KeyObject,
  wishId: string,
  section: Key,
  sealed: Buffer,
): AnswersTo<Key> => openJson<AnswersTo<Key>>(key, sealed, belongsTo(wishId, section))

/** Seals the answers to a section for its row. */
export const sealSection = (
  key: KeyObject,
  wishId: string,
  section: FileSectionKey,
  data: SomeAnswers,
): Buffer => sealJson(key, data, belongsTo(wishId, section))

/**
 * A statement that writes sections of a file, and gives a row for each. Those that are there are only
 * updated, while the file is locked: trying to insert each first had its triggers and policies run twice. Of
 * one that is gone after all there is no row.
 *
 * @param file which the transaction holds, with what is in it now
 */
export function sectionsWritten(
  sql: Sql,
  { id, keys, rows }: { id: string; keys: PersonKeys; rows: FileData },
  data: FileData,
): SqlPart {
  const sealed = (Object.entries(data) as [FileSectionKey, SomeAnswers][]).map(
    ([section, answers]) => ({
      wish_id: id,
      section,
      sealed: sealSection(keys[keyOfSection(section)], id, section, answers),
      revision: 1,
    }),
  )
  const [only] = sealed
  if (only && sealed.length === 1 && only.section in rows)
    return sql`
      update wish_sections
         set sealed = ${only.sealed}, revision = revision + 1,
             updated_by = actor_id(), updated_at = now()
       where wish_id = ${id} and section = ${only.section}
      returning 1`
  return sql`
    insert into wish_sections ${sql(sealed)}
    on conflict (wish_id, section) do update
      set sealed = excluded.sealed, revision = wish_sections.revision + 1,
          updated_by = actor_id(), updated_at = now()
    returning 1`
}

/** Reads how often each section of a file was stored; one that never was is not in it. */
export async function readRevisions(sql: Sql, wishId: string): Promise<Record<string, number>> {
  const rows = await sql<DbRow<'wish_sections', 'section' | 'revision'>[]>`
    select section, revision from wish_sections where wish_id = ${wishId}`
  return Object.fromEntries(rows.map(({ section, revision }) => [section, revision]))
}
