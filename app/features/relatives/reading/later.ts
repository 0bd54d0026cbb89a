import type { ReadableWishes } from './readable.ts'
import { relativesReading } from './texts.nl.ts'

/**
 * Whether something stands apart in these chapters since it was written after the confirmation; copies of before
 * that was done have it among the rest.
 */
export const hasLater = ({ chapters }: Pick<ReadableWishes, 'chapters'>): boolean =>
  chapters.some(({ groups }) => groups.some(({ title }) => title === relativesReading.later.title))
