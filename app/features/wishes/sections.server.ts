import type { KeyObject } from 'node:crypto'
import { keyFromRow, type PersonKeys, personKeys } from '#app/features/accounts/keys.server.ts'
import { openJson, sealJson } from '#app/platform/crypto.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import {
  type AnswersTo,
  type FileData,
  type FileSectionKey,
  keyOfSection,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'

export type StoredSection<Key extends FileSectionKey = FileSectionKey> = {
  data: AnswersTo<Key>
  revision: number
  file?: { id: string; number: string }
}

const EMPTY = { data: {}, revision: 0 }

const belongsTo = (wishId: string, section: FileSectionKey) => `wish_sections ${wishId} ${section}`

/** @returns an empty section when nothing was saved yet */
export const readSection = async <Key extends FileSectionKey>(
  sql: Sql,
  userId: string,
  section: Key,
): Promise<StoredSection<Key>> => (await readSectionAndKey(sql, userId, section))?.stored ?? EMPTY

type SectionRow = {
  wrapped: Buffer
  id: string | null
  number: string
  sealed: Buffer | null
  revision: number | null
}

/** In one query; null when the person is out of reach. */
export async function readSectionAndKey<Key extends FileSectionKey>(
  sql: Sql,
  userId: string,
  section: Key,
): Promise<{ stored: StoredSection<Key>; key: KeyObject } | null> {
  const [row] = await sql<SectionRow[]>`
    select k.wrapped, w.id, w.wish_file_number as number, s.sealed, s.revision
      from person_keys k
      left join wishes w on w.user_id = k.user_id
      left join wish_sections s on s.wish_id = w.id and s.section = ${section}
     where k.user_id = ${userId} and k.purpose = ${keyOfSection(section)}`
  if (!row) return null
  const { id, number, sealed, revision } = row
  const key = keyFromRow(row.wrapped, userId, keyOfSection(section))
  if (!id) return { stored: EMPTY, key }
  const data = sealed ? openSection(key, id, section, sealed) : {}
  return { stored: { data, revision: revision ?? 0, file: { id, number } }, key }
}

export async function readSections(sql: Sql, userId: string, wishId: string): Promise<FileData> {
  return openSections(sql, await personKeys(sql, userId), wishId)
}

export async function openSections(sql: Sql, keys: PersonKeys, wishId: string): Promise<FileData> {
  const rows = await sql<{ section: FileSectionKey; sealed: Buffer }[]>`
    select section, sealed from wish_sections where wish_id = ${wishId}`
  return Object.fromEntries(
    rows.map(({ section, sealed }) => [
      section,
      openSection(keys[keyOfSection(section)], wishId, section, sealed),
    ]),
  )
}

export const openSection = <Key extends FileSectionKey>(
  key: KeyObject,
  wishId: string,
  section: Key,
  sealed: Buffer,
): AnswersTo<Key> => openJson<AnswersTo<Key>>(key, sealed, belongsTo(wishId, section))

export const sealSection = (
  key: KeyObject,
  wishId: string,
  section: FileSectionKey,
  data: SomeAnswers,
): Buffer => sealJson(key, data, belongsTo(wishId, section))

export async function savedSections(sql: Sql, wishId: string): Promise<FileSectionKey[]> {
  const rows = await sql<{ section: FileSectionKey }[]>`
    select section from wish_sections where wish_id = ${wishId}`
  return rows.map(({ section }) => section)
}

/** A section that was never stored is not in it. */
export async function readRevisions(sql: Sql, wishId: string): Promise<Record<string, number>> {
  const rows = await sql<{ section: FileSectionKey; revision: number }[]>`
    select section, revision from wish_sections where wish_id = ${wishId}`
  return Object.fromEntries(rows.map(({ section, revision }) => [section, revision]))
}
