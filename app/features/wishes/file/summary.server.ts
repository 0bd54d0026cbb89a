import type { DbRow } from '#db/row.ts'
import { emailOf } from '#app/features/accounts/users.server.ts'
import { readAddresses } from '#app/features/contacts/addresses.server.ts'
import { personKeys } from '#app/access/keys.server.ts'
import { lastConfirmation } from '#app/features/reminders/reminders.server.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { answeredTwice, olderFormAnswers } from '#app/features/interview/shared-questions.ts'
import { stepCounts } from '#app/features/interview/step-counts.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { type AnsweredFile, readAnswered } from './answered-file.server.ts'
import type { AnsweredSection } from './answered-sections.ts'
import { findWishFile, wishTitle } from './file.server.ts'
import { type OpenQuestion, openQuestions } from './open-questions.ts'
import { type Point, pointsIn, toLookAtIn } from './points.ts'
import type { Progress } from './progress.server.ts'
import { heldOf } from '../versions/held.ts'
import { changesBetween, type ChangedSection } from '../versions/version-changes.ts'
import { newestSaid, newestVersion } from '../versions/versions.server.ts'

/** A file as its owner reads it back. */
export type Summary = {
  number: string
  title: string
  isCompleted: boolean
  updatedAt: Date
  /** Null when never, before the last change, or of what is not confirmed. */
  stillRightAt: Date | null
  confirmed: { number: number; confirmedAt: Date } | null
  /** Of what something changed since then; none while nothing was confirmed. */
  changed: FileSectionKey[]
  sections: AnsweredSection[]
  /** Whether the interview and the older form have a different answer to the same question. */
  isDisputed: boolean
}

/** Reads a person's file back; null when there is none. */
export function readSummary(userId: string): Promise<Summary | null> {
  return readOnly(
    asPerson(userId),
    async (sql) => (await readOwnFile(sql, userId))?.summary ?? null,
  )
}

/**
 * Reads what of a person's file holds, with what was written after its confirmation; null when there is none.
 *
 * @param sql in which its reader may read it
 */
export async function heldIn(
  sql: Sql,
  userId: string,
): Promise<(Summary & { later: ChangedSection[] }) | null> {
  const file = await readOwnFile(sql, userId)
  if (!file) return null
  const { said, summary } = file
  const holds = summary.confirmed && !summary.isCompleted ? said : null
  return { ...summary, ...heldOf(holds, summary.sections) }
}

/** Reads a person's file back with how far each step is; null when there is none. */
export const readOverview = (userId: string): Promise<(Summary & Progress) | null> =>
  readOnly(asPerson(userId), async (sql) => {
    const file = await readOwnFile(sql, userId)
    if (!file) return null
    const toLookAt = toLookAtIn(file.data, await emailOf(sql, userId))
    return { ...file.summary, counts: stepCounts(file.lawful, file.data), toLookAt }
  })

/** Everything that is about to be confirmed, and what its steps still ask for. */
type FileToConfirm = Summary & {
  open: OpenQuestion[]
  /** What may be looked at once more. */
  points: Point[]
  /** What someone else stored last, who wrote along. */
  writtenFor: FileSectionKey[]
}

/** Reads what a person is about to confirm; null when there is no file. */
export function readCheck(userId: string): Promise<FileToConfirm | null> {
  return readOnly(asPerson(userId), async (sql) => {
    const file = await readOwnFile(sql, userId)
    if (!file) return null
    const writtenFor = await sectionsByOthers(sql, userId)
    return {
      ...file.summary,
      open: openQuestions(file.data),
      points: pointsIn(
        file.data,
        await readAddresses(sql, { id: userId, email: await emailOf(sql, userId) }),
      ),
      writtenFor,
    }
  })
}

async function sectionsByOthers(sql: Sql, userId: string): Promise<FileSectionKey[]> {
  const rows = await sql<DbRow<'wish_sections', 'section'>[]>`
    select section from wish_sections
     where wish_id = (select id from wishes where user_id = ${userId}) and updated_by <> ${userId}`
  return rows.map(({ section }) => section)
}

type OwnFile = Pick<AnsweredFile, 'data' | 'lawful'> & {
  summary: Summary
  /** By the newest version; what it says now where none was confirmed. */
  said: AnsweredSection[]
}

async function readOwnFile(sql: Sql, userId: string): Promise<OwnFile | null> {
  const file = await findWishFile(sql, userId)
  if (!file) return null
  const [{ sections, data, lawful }, confirmed, stillRightAt] = await Promise.all([
    readAnswered(sql, userId, file.id, 'summaryTitle'),
    newestVersion(sql, file.id),
    lastConfirmation(sql, userId),
  ])
  const said =
    confirmed && !file.isCompleted
      ? await newestSaid(sql, await personKeys(sql, userId), file.id)
      : sections
  const summary: Summary = {
    number: file.number,
    title: wishTitle(file.title, olderFormAnswers(data)),
    isCompleted: file.isCompleted,
    updatedAt: file.updatedAt,
    stillRightAt:
      file.isCompleted && stillRightAt && stillRightAt >= file.updatedAt ? stillRightAt : null,
    confirmed,
    changed: confirmed ? changesBetween(said, sections).map(({ key }) => key) : [],
    sections,
    isDisputed: answeredTwice(data).length > 0,
  }
  return { summary, data, lawful, said }
}
