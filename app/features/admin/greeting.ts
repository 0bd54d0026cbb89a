export type PartOfDay = 'morning' | 'afternoon' | 'evening'

const hour = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** Specification 9: morning before 12:00, afternoon before 18:00, otherwise evening, Dutch time. */
export function partOfDay(at: Date): PartOfDay {
  const hours = Number(hour.format(at))
  if (hours < 12) return 'morning'
  return hours < 18 ? 'afternoon' : 'evening'
}
