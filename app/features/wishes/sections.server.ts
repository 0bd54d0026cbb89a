import type { KeyObject } from 'node:crypto'
import { keyFromRow, type KeyPurpose, personKey } from '#app/features/accounts/keys.server.ts'
import { openJson, sealJson } from '#app/platform/crypto.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { SectionData } from '#app/forms/values.ts'

/** A section as it is stored. Revision 0: never saved. */
export type StoredSection = {
  data: SectionData
  revision: number
  /** The wish file, where there is one and the reader needs to know. */
  file?: { id: string; number: string }
}

const EMPTY: StoredSection = { data: {}, revision: 0 }

/** The confidential section has a key of its own. */
export const purposeOf = (section: FileSectionKey): KeyPurpose =>
  section === 'secret' ? 'secret' : 'personal'

const belongsTo = (wishId: string, section: FileSectionKey) => `wish_sections ${wishId} ${section}`

/**
 * One section of the person's own file, in one query: the row and the key that opens it.
 *
 * @returns an empty section when nothing was saved yet
 */
export async function readSection(
  sql: Sql,
  userId: string,
  section: FileSectionKey,
): Promise<StoredSection> {
  const [row] = await sql<
    { id: string; number: string; sealed: Buffer | null; revision: number; wrapped: Buffer }[]
  >`
    select w.id, w.wish_file_number as number, s.sealed, s.revision, k.wrapped
      from wishes w
      left join wish_sections s on s.wish_id = w.id and s.section = ${section}
      join person_keys k on k.user_id = w.user_id and k.purpose = ${purposeOf(section)}
     where w.user_id = ${userId}`
  if (!row) return EMPTY
  const { id, number, sealed, revision } = row
  if (!sealed) return { ...EMPTY, file: { id, number } }
  const key = keyFromRow(row.wrapped, userId, purposeOf(section))
  return {
    data: openJson<SectionData>(key, sealed, belongsTo(id, section)),
    revision,
    file: { id, number },
  }
}

/** Every saved section of a person's own file. */
export async function readSections(
  sql: Sql,
  userId: string,
  wishId: string,
): Promise<Partial<Record<FileSectionKey, SectionData>>> {
  const rows = await sql<{ section: FileSectionKey; sealed: Buffer }[]>`
    select section, sealed from wish_sections where wish_id = ${wishId}`
  const keys = {
    personal: await personKey(sql, userId, 'personal'),
    secret: await personKey(sql, userId, 'secret'),
  }
  return Object.fromEntries(
    rows.map(({ section, sealed }) => [
      section,
      openJson<SectionData>(keys[purposeOf(section)], sealed, belongsTo(wishId, section)),
    ]),
  )
}

/** One section of a file that the caller has locked. */
export async function readLockedSection(
  sql: Sql,
  key: KeyObject,
  wishId: string,
  section: FileSectionKey,
): Promise<StoredSection> {
  const [row] = await sql<{ sealed: Buffer; revision: number }[]>`
    select sealed, revision from wish_sections where wish_id = ${wishId} and section = ${section}`
  if (!row) return EMPTY
  return {
    data: openJson<SectionData>(key, row.sealed, belongsTo(wishId, section)),
    revision: row.revision,
  }
}

/** Stores a section and makes it one revision newer. */
export async function writeSection(
  sql: Sql,
  key: KeyObject,
  wishId: string,
  section: FileSectionKey,
  data: SectionData,
) {
  const sealed = sealJson(key, data, belongsTo(wishId, section))
  await sql`
    insert into wish_sections (wish_id, section, sealed, revision)
    values (${wishId}, ${section}, ${sealed}, 1)
    on conflict (wish_id, section) do update
      set sealed = excluded.sealed, revision = wish_sections.revision + 1, updated_at = now()`
}

/** Which sections have been saved. */
export async function savedSections(sql: Sql, wishId: string): Promise<FileSectionKey[]> {
  const rows = await sql<{ section: FileSectionKey }[]>`
    select section from wish_sections where wish_id = ${wishId}`
  return rows.map(({ section }) => section)
}

/** How often each section was stored; one that never was is not there. */
export async function readRevisions(sql: Sql, wishId: string): Promise<Record<string, number>> {
  const rows = await sql<{ section: FileSectionKey; revision: number }[]>`
    select section, revision from wish_sections where wish_id = ${wishId}`
  return Object.fromEntries(rows.map(({ section, revision }) => [section, revision]))
}
