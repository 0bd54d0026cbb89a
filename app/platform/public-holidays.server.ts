const known = new Map<number, string[]>()

/** Lists the days of a year on which the Netherlands is closed, like '2026-12-25'. */
export async function publicHolidays(year: number): Promise<string[]> {
  // The library knows every country, so it is loaded when first needed.
  const { default: Holidays } = await import('date-holidays')
  const days = known.get(year) ?? new Holidays('NL').getHolidays(year).flatMap(daysOff)
  known.set(year, days)
  return days
}

const daysOff = ({ type, date }: { type: string; date: string }) =>
  type === 'public' ? [date.slice(0, 10)] : []
