import { emailOf } from '#app/features/accounts/users.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { AnswersTo, FileData } from '#app/features/interview/sections/index.ts'
import { type AnsweredSection, answeredSections } from './answered-sections.ts'
import type { LawfulSection } from '#app/features/interview/legal.ts'
import { sectionsByLaw } from '#app/features/interview/legal.server.ts'
import { readSections } from './sections.server.ts'

/** All of a file as people read it. */
export type AnsweredFile = {
  sections: AnsweredSection[]
  /** What it was read by. */
  lawful: LawfulSection[]
  data: FileData
  /** Of the account. */
  email: string
}

/**
 * Reads a file as people read it.
 *
 * @param title which of its two names a section gets
 */
export async function readAnswered(
  sql: Sql,
  userId: string,
  wishId: string,
  title: 'title' | 'summaryTitle',
): Promise<AnsweredFile> {
  const read = readSections(sql, userId, wishId)
  return answeredFile(sql, userId, read, title)
}

/**
 * Puts the answers of a file in words, as the law is now, with the address of the account where the
 * step about contacts has answers.
 *
 * @param answers each in one place
 * @param title which of its two names a section gets
 */
export async function answeredFile(
  sql: Sql,
  userId: string,
  answers: FileData | Promise<FileData>,
  title: 'title' | 'summaryTitle',
): Promise<AnsweredFile> {
  const [lawful, data, email] = await Promise.all([
    sectionsByLaw(sql),
    answers,
    emailOf(sql, userId),
  ])
  const naw: AnswersTo<'naw'> =
    data.naw && Object.keys(data.naw).length > 0 ? { ...data.naw, email } : {}
  return { data, email, lawful, sections: answeredSections(lawful, { ...data, naw }, title) }
}
