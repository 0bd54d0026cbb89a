import { lastConfirmation } from '#app/features/reminders/reminders.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/sql.server.ts'
import { readAnswered } from './answered-file.server.ts'
import type { AnsweredSection } from './answered-sections.ts'
import { findWishFile, wishTitle } from './file.server.ts'
import { newestVersion } from './versions.server.ts'

export type Summary = {
  number: string
  title: string
  isCompleted: boolean
  updatedAt: Date
  /** Null when never, or before the last change. */
  stillRightAt: Date | null
  confirmed: { number: number; confirmedAt: Date } | null
  sections: AnsweredSection[]
}

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
