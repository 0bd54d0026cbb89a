import { env } from './env.server.ts'

type Holiday = { name: string; type: string; date: string }

const known = new Map<number, Holiday[]>()

/** Lists the days on which we are closed besides those of the week, of this year and the next. */
export async function closedDays(now: Date): Promise<string[]> {
  const year = now.getUTCFullYear()
  return [
    ...env().CLOSED_DAYS,
    ...(await publicHolidays(year)),
    ...(await publicHolidays(year + 1)),
  ]
}

/** Lists the days of a year on which the Netherlands is closed, like '2026-12-25'. */
async function publicHolidays(year: number): Promise<string[]> {
  const holidays = await holidaysOf(year)
  return holidays.flatMap(({ type, date }) => (type === 'public' ? [date] : []))
}

/**
 * Finds days by their Dutch names, whether the country is closed then or not.
 *
 * @returns the name of each day, like '2026-05-05'; nothing for a name that a year does not have
 */
export async function daysNamed(
  years: readonly number[],
  names: readonly string[],
): Promise<Map<string, string>> {
  const days = new Map<string, string>()
  for (const year of years) {
    const holidays = await holidaysOf(year)
    for (const name of names) {
      const found = holidays.find((holiday) => holiday.name === name)
      if (found) days.set(found.date, name)
    }
  }
  return days
}

async function holidaysOf(year: number): Promise<Holiday[]> {
  // The library knows every country, so it is loaded when first needed.
  const { default: Holidays } = await import('date-holidays')
  const days =
    known.get(year) ??
    new Holidays('NL', { languages: 'nl' })
      .getHolidays(year)
      .map(({ name, type, date }) => ({ name, type, date: date.slice(0, 10) }))
  known.set(year, days)
  return days
}
