import { daysNamed } from '#app/platform/public-holidays.server.ts'
import { type Death, type FuneralTerm, funeralTermOf, type SpecialDays } from './funeral-term.ts'
import { EQUATED, HOLIDAYS } from './law.ts'

/** When the law allows a funeral, and up to which day (Wet op de lijkbezorging, article 16). */
export const funeralTerm = async (death: Death): Promise<FuneralTerm> =>
  funeralTermOf(death, await specialDays(Number(death.day.slice(0, 4))))

/**
 * The last day on which the law has a funeral held.
 *
 * @param diedOn '2026-11-19'
 */
export const lastFuneralDay = async (diedOn: string): Promise<string> =>
  (await funeralTerm({ day: diedOn })).until

/** Of that year and the next, for who dies in December. */
async function specialDays(year: number): Promise<SpecialDays> {
  const years = [year, year + 1]
  return {
    holidays: await daysNamed(years, HOLIDAYS.names),
    equated: new Map([
      ...(await daysNamed(years, EQUATED.names)),
      ...EQUATED.days.map((day): [string, string] => [day, '']),
    ]),
  }
}
