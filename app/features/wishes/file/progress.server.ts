import { sectionsByLaw } from '#app/features/interview/legal.server.ts'
import { type StepCounts, stepCounts } from '#app/features/interview/step-counts.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { findWishFile } from './file.server.ts'
import { readSections } from './sections.server.ts'

/** How far someone is with their wishes. */
export type Progress = {
  /** Whether nothing changed since they were confirmed. */
  isCompleted: boolean
  counts: StepCounts
}

/** Reads how far someone is with their own wishes; undefined while there is no file. */
export async function readProgress(sql: Sql, userId: string): Promise<Progress | undefined> {
  const file = await findWishFile(sql, userId)
  if (!file) return undefined
  const [lawful, data] = await Promise.all([sectionsByLaw(sql), readSections(sql, userId, file.id)])
  return { isCompleted: file.isCompleted, counts: stepCounts(lawful, data) }
}
