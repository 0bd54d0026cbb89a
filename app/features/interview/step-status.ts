import type { SectionKey } from './sections/index.ts'
import { addressOf, addressAtEnd, type Place, stepsIn } from './step.ts'

/** What a person said of a step. later: that they will come back to it. */
export const MARKS = ['done', 'skipped', 'later'] as const
/** What a person said of a step. */
export type StepMark = (typeof MARKS)[number]

/** How far a step is. begun: it has answers, and nobody said that it is done. */
export type StepStatus = 'done' | 'skipped' | 'begun' | 'open'

/** How far each step is. */
export type StepStatuses = Record<SectionKey, StepStatus>

/** The address where someone goes on: the first step that is neither done nor left open on purpose. */
export function goingOn(statuses: StepStatuses, place?: Place): string {
  const next = stepsIn(place).find((key) => ['begun', 'open'].includes(statuses[key]))
  return next ? addressOf(next, place) : addressAtEnd(place)
}
