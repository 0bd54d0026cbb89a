/** Days that stand in words in a text, as `app/locales/dates.ts` writes them, some days earlier. */
import { dateOf, dayAfter, longDateOf, weekdayDateOf } from '#app/locales/dates.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  dateOf(new Date(Date.UTC(2026, month, 15))).replace(/[\d\s]/g, ''),
)
const WRITTEN =
  /(?<!uiterlijk:?\s(?:[a-z]+\s)?)\b((?:maan|dins|woens|donder|vrij|zater|zon)dag )?(\d{1,2})\s([a-z]{3,9})( \d{4})?/g

/**
 * Writes the days from one day on as so many days earlier. Without its year a day is the one of that name
 * after `from`; without a weekday as well it stays. So does the last day of a funeral, 'uiterlijk': it was
 * reckoned from the day of the death that somebody wrote.
 *
 * @param from '2026-11-28': a day before it stays as it is
 */
export const withEarlierDays = (text: string, days: number, from: string): string =>
  text.replaceAll(WRITTEN, (written, weekday, day: string, month: string, year) => {
    if (!MONTHS.includes(month) || (!weekday && !year)) return written
    const inYear = (of: string) =>
      `${of}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
    const ofYear = inYear(year?.trim() ?? from.slice(0, 4))
    const isNextYear = !year && ofYear < from
    const said = isNextYear ? inYear(String(Number(from.slice(0, 4)) + 1)) : ofYear
    if (said < from) return written
    const write = weekday ? (year ? longDateOf : weekdayDateOf) : dateOf
    return write(dayAfter(said, -days))
  })
