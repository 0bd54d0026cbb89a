import { dayAfter, dayOf, momentAt } from '#app/locales/dates.ts'
import { HOUR_MS } from '#app/platform/durations.ts'
import { TERM } from './law.ts'

/** When somebody died: a day like '2026-11-19', and '20:00' where the time is known. */
export type Death = { day: string; time?: string | undefined }

/** The days of a few years that count otherwise, each with its name; a decree gives none. */
export type SpecialDays = {
  holidays: ReadonlyMap<string, string>
  equated: ReadonlyMap<string, string>
}

export type FuneralTerm = {
  /** From then on the law allows it. */
  from: Date
  /** Up to and with this day, like '2026-11-27'. */
  until: string
  /** Names of the holidays on weekdays that were left out. */
  leftOut: string[]
  /**
   * Days among the working days that some authorities leave out: there is a day more for each then. The
   * day that is given here is never one too late.
   */
  doubtful: string[]
}

type HasFuneral = { funeral?: string | null }

/** The earliest last day of a funeral first, and last what has none. */
export const byFuneral = (one: HasFuneral, other: HasFuneral): number =>
  (one.funeral ?? NEVER).localeCompare(other.funeral ?? NEVER)

const NEVER = '9999'

/** In days: somebody still answers or decides, and the funeral is prepared by what is read then. */
const SOON = 2

/** Whether the last day of the funeral is today or one of the next two. */
export const isSoon = (funeral: string | null, now: Date): boolean =>
  funeral !== null && funeral >= dayOf(now) && funeral <= dayAfter(dayOf(now), SOON)

/** Real hours, whatever the clock does meanwhile; from the end of the day where nobody knows the time. */
const earliestAfter = ({ day, time }: Death): Date => {
  const died = time ? momentAt(day, time) : momentAt(dayAfter(day, 1), '00:00')
  return new Date(died.getTime() + TERM.hours * HOUR_MS)
}

/**
 * Between when the law has somebody buried or cremated. What counts as a working day is decided so that
 * the last day is never too late: where an authority thinks otherwise there is a day more.
 */
export function funeralTermOf(death: Death, special: SpecialDays): FuneralTerm {
  const { holidays, equated } = special
  const leftOut: string[] = []
  const doubtful: string[] = []
  let until = death.day
  for (let left: number = TERM.workingDays; left > 0;) {
    until = dayAfter(until, 1)
    const holiday = holidays.get(until)
    if (isWeekend(until)) continue
    if (holiday !== undefined) {
      leftOut.push(holiday)
      continue
    }
    // A working day, but no day on which a term ends: that goes on to the next that is none.
    if (left === 1 && equated.has(until)) continue
    if (equated.has(until)) doubtful.push(until)
    left -= 1
  }
  return { from: earliestAfter(death), until, leftOut, doubtful }
}

/** @param day like '2026-11-28' */
function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}
