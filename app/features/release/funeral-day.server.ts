import { dayAfter } from '#app/locales/dates.ts'
import { publicHolidays } from '#app/platform/public-holidays.server.ts'

/** After the day of the death (Wet op de lijkbezorging, article 16). */
const WORKING_DAYS = 6

/**
 * The last day on which the law has a funeral held. Good Friday and 5 May count as working days here:
 * where an authority thinks otherwise a day more is left, and never one less.
 *
 * @param diedOn '2026-11-19'
 */
export async function lastFuneralDay(diedOn: string): Promise<string> {
  let day = diedOn
  for (let left = WORKING_DAYS; left > 0;) {
    day = dayAfter(day, 1)
    if (await isWorkingDay(day)) left -= 1
  }
  return day
}

async function isWorkingDay(day: string): Promise<boolean> {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  return !(await publicHolidays(Number(day.slice(0, 4)))).includes(day)
}
