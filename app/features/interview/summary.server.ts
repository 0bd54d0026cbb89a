import { lastConfirmation } from '#app/features/reminders/reminders.server.ts'
import { asPerson, reading, type Sql } from '#app/platform/sql.server.ts'
import { type AnsweredSection, answers } from './answers.ts'
import { findWishFile } from './file.server.ts'
import { readSections } from './sections.server.ts'
import { sectionTexts } from './section-texts.ts'
import { sections } from './sections/index.ts'

/** 'Mijn wensen': what its owner reads back, on the page and in the PDF (specification 2.5). */
export type Summary = {
  number: string
  isCompleted: boolean
  updatedAt: Date
  /** When its owner last said that all is still right; null when never, or before the last change. */
  stillRightAt: Date | null
  /** Only sections with an answer. */
  sections: AnsweredSection[]
}

/** The person's own wishes as they are now; null when there is no file yet. */
export function readSummary(userId: string): Promise<Summary | null> {
  return reading(asPerson(userId), (sql) => summaryOf(sql, userId))
}

async function summaryOf(sql: Sql, userId: string): Promise<Summary | null> {
  const file = await findWishFile(sql, userId)
  if (!file) return null
  const confirmedAt = await lastConfirmation(sql, userId)
  const data = await readSections(sql, userId, file.id)
  return {
    number: file.number,
    isCompleted: file.isCompleted,
    updatedAt: file.updatedAt,
    stillRightAt: confirmedAt && confirmedAt >= file.updatedAt ? confirmedAt : null,
    sections: sections
      .map((section) => {
        const texts = sectionTexts(section.key)
        return {
          key: section.key,
          title: texts.summaryTitle,
          answers: answers(section, texts, data[section.key] ?? {}),
        }
      })
      .filter((section) => section.answers.length > 0),
  }
}
