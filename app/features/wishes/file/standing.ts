import type { FileSectionKey } from '#app/features/interview/sections/index.ts'

type Standing = {
  isCompleted: boolean
  confirmed: object | null
  changed: readonly FileSectionKey[]
}

/**
 * The parts of a file in which wishes changed since they were confirmed. Details and contacts of step 6 are no
 * wishes: a new telephone number takes nothing back.
 */
export const changedWishes = ({ changed }: Pick<Standing, 'changed'>): FileSectionKey[] =>
  changed.filter((key) => key !== 'naw')

/**
 * How a file stands. 'draft': nothing of it was ever confirmed. 'changed': wishes changed after that. What was
 * confirmed stays so, whatever became of the rest.
 */
export function standingOf({ isCompleted, confirmed, changed }: Standing) {
  if (isCompleted) return 'confirmed'
  if (!confirmed) return 'draft'
  return changedWishes({ changed }).length > 0 ? 'changed' : 'confirmed'
}
