import { hourOf } from '#app/locales/dates.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Specification 9, Dutch time. */
export function partOfDay(at: Date): PartOfDay {
  const hours = hourOf(at)
  if (hours < 12) return 'morning'
  return hours < 18 ? 'afternoon' : 'evening'
}
