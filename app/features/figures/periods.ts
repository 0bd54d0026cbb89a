import { dayAfter } from '#app/locales/dates.ts'

/** Weeks and months by their first day, as '2026-11-16'. Days are counted, not hours: no clock changes. */
export const UNITS = { week: 26, month: 12 } as const
export type Unit = keyof typeof UNITS

/** The first day of the week, a Monday, or of the month that a day is in. */
export function beginOf(unit: Unit, day: string): string {
  if (unit === 'month') return `${day.slice(0, 8)}01`
  // Sunday is day 0 for JavaScript, and the last of a week here.
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The newest periods, the one of that day last. */
export function periodsUntil(unit: Unit, day: string): string[] {
  const last = beginOf(unit, day)
  return Array.from({ length: UNITS[unit] }, (_, index) => {
    const back = UNITS[unit] - 1 - index
    return unit === 'week' ? dayAfter(last, -7 * back) : monthBefore(last, back)
  })
}

function monthBefore(first: string, months: number): string {
  const date = new Date(first)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}
