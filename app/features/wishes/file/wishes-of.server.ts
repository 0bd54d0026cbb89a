import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { AuditReason } from '#app/access/audit.ts'
import { type ReadResult, readAs } from '#app/access/read-as.server.ts'
import { asFileNumber } from '#app/forms/formats.ts'
import { sectionsByLaw } from '#app/features/interview/legal.server.ts'
import { type FileSectionKey, sections } from '#app/features/interview/sections/index.ts'
import { united } from '#app/features/interview/shared-questions.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { type AnsweredSection, answeredSections } from './answered-sections.ts'
import { tellOfReading } from './tell-of-reading.server.ts'
import { openRows, type SectionRow, sectionRows } from './sections.server.ts'

/** Someone else's wishes as people read them. */
export type WishesOf = { number: string; updatedAt: Date; sections: AnsweredSection[] }

/**
 * Reads someone else's wishes, but for the confidential part. It is noted, and told to the owner.
 *
 * @param number of the file, however it is typed
 * @returns 'unknown' where there is no such file, or why it may not be read now
 */
export async function readWishesOf(
  actor: Actor,
  number: string,
  reason: AuditReason,
): Promise<ReadResult<WishesOf>> {
  const owner = await ownerOfFile(actor, number)
  if (!owner) return { ok: false, reason: 'unknown' }
  return readAs(actor, owner, 'sections', reason, async (sql, key) => {
    const file = await fileOfOwner(sql, owner)
    await tellOfReading(sql, actor, { owner, number: file.number, reason })
    const data = united(openRows(key, file.id, file.sections).data)
    const answered = answeredSections(await sectionsByLaw(sql), data, 'title')
    return { number: file.number, updatedAt: file.updatedAt, sections: answered }
  })
}

async function ownerOfFile({ id }: Actor, number: string): Promise<string | null> {
  const [row] = await readOnly(
    asPerson(id),
    (sql) =>
      sql<
        DbRow<'file_owner', 'file_owner as owner'>[]
      >`select file_owner(${asFileNumber(number)}) as owner`,
  )
  return row?.owner ?? null
}

const OPEN: readonly FileSectionKey[] = [
  ...sections.map(({ key }) => key).filter((key) => key !== 'secret'),
  'formulier',
]

type File = DbRow<'wishes', 'id' | 'wish_file_number as number' | 'updated_at as updatedAt'> & {
  sections: SectionRow[]
}

async function fileOfOwner(sql: Sql, owner: string): Promise<File> {
  const [file] = await sql<File[]>`
    select w.id, w.wish_file_number as number, w.updated_at as "updatedAt",
           ${sectionRows(sql, OPEN)} as sections
      from wishes w where w.user_id = ${owner}`
  if (!file) throw new Error('no wish file')
  return file
}
