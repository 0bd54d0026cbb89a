import { lastConfirmation } from '#app/features/reminders/reminders.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/sql.server.ts'
import { readAnswered } from './answered-file.server.ts'
import type { AnsweredSection } from './answered-sections.ts'
import { findWishFile, wishTitle } from './file.server.ts'
import { newestVersion } from './versions.server.ts'

/** 'Mijn wensen': what its owner reads back, on the page and in the PDF (specification 2.5). */
export type Summary = {
  number: string
  title: string
  isCompleted: boolean
  updatedAt: Date
  /** When its owner last said that all is still right; null when never, or before the last change. */
  stillRightAt: Date | null
  /** The newest confirmed version. */
  confirmed: { number: number; confirmedAt: Date } | null
  /** Only sections with an answer. */
  sections: AnsweredSection[]
}

/** The person's own wishes as they are now; null when there is no file yet. */
export function readSummary(userId: string): Promise<Summary | null> {
  return readOnly(asPerson(userId), (sql) => summaryOf(sql, userId))
}

async function summaryOf(sql: Sql, userId: string): Promise<Summary | null> {
  const file = await findWishFile(sql, userId)
  if (!file) return null
  const [{ sections, data }, confirmed, stillRightAt] = await Promise.all([
    readAnswered(sql, userId, file.id, 'summaryTitle'),
    newestVersion(sql, file.id),
    lastConfirmation(sql, userId),
  ])
  return {
    number: file.number,
    title: wishTitle(file.title, data.formulier),
    isCompleted: file.isCompleted,
    updatedAt: file.updatedAt,
    stillRightAt: stillRightAt && stillRightAt >= file.updatedAt ? stillRightAt : null,
    confirmed,
    sections,
  }
}
