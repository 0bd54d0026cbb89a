import type { TFunction } from 'i18next'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import type { Progress } from '#app/features/wishes/file/progress.server.ts'

/**
 * How far a step is, in words: what its owner said of it, or how many questions have an answer.
 *
 * @param progress what only the owner may read
 * @returns undefined for wishes that are confirmed: nothing is left to do
 */
export function stepWords(
  t: TFunction,
  key: SectionKey,
  steps: StepStatuses,
  progress?: Progress,
): string | undefined {
  if (progress?.isCompleted) return undefined
  if (steps[key] === 'done' && progress?.toLookAt.includes(key))
    return t('interview.start.status.look')
  const count = progress?.counts[key]
  if (steps[key] !== 'begun' || !count) return t(`interview.start.status.${steps[key]}`)
  if (count.answered === 0) return t('interview.start.status.open')
  return count.answered < count.asked
    ? t('interview.start.partly', count)
    : t('interview.start.all')
}
