/** Dates and times as people in the Netherlands read them, whatever the clock of the server says. */
import { HOUR_MS } from '#app/platform/durations.ts'

export const ZONE = 'Europe/Amsterdam'

type When = Date | string

/** A day is not torn from its month where a line ends. */
const DAY_BEFORE_MONTH = /(\d) (?=[a-z])/

function formatter(options: Intl.DateTimeFormatOptions, language = 'nl-NL') {
  const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: ZONE })
  // A day like '2026-11-21' is its midnight in Greenwich, when it is that day here too.
  return (when: When): string => format(new Date(when)).replace(DAY_BEFORE_MONTH, '$1\u00a0')
}

/** '21 november 2026'. */
export const dateOf = formatter({ dateStyle: 'long' })

/** 'zaterdag 21 november 2026'. */
export const longDateOf = formatter({ dateStyle: 'full' })

/** 'zaterdag 21 november': of these days, whose year everybody knows. */
export const weekdayDateOf = formatter({ weekday: 'long', day: 'numeric', month: 'long' })

/** '16 nov': where there is little room. */
export const shortDayOf = formatter({ day: 'numeric', month: 'short' })

/** 'nov'. */
export const shortMonthOf = formatter({ month: 'short' })

const longMonthOf = formatter({ month: 'long' })

/** Which month a text names: 11 for 'november', 'nov', 'Nov.'; undefined where it names none. */
export function monthNamed(text: string): number | undefined {
  const name = text.toLowerCase()
  const found = Array.from({ length: 12 }, (_, index) => new Date(2026, index, 15)).findIndex(
    (when) =>
      name === shortMonthOf(when) || (name.length >= 3 && longMonthOf(when).startsWith(name)),
  )
  return found === -1 ? undefined : found + 1
}

/** 'november 2026'. */
export const monthOf = formatter({ month: 'long', year: 'numeric' })

/** '9.05', as Dutch writes the time '09:05'. */
export const dotted = (time: string): string => time.replace(/\b0?(\d{1,2}):(\d\d)/, '$1.$2')

const momentFormatter = formatter({ dateStyle: 'long', timeStyle: 'short' })

/** Stays with the time before it: a line with 'uur' alone says nothing. */
const HOUR = '\u00a0uur'

/** '21 november 2026 om 14.05 uur'. */
export const momentOf = (when: When): string =>
  `${dotted(momentFormatter(when)).replace(' om ', ' om\u00a0')}${HOUR}`

const exactFormatter = formatter({ dateStyle: 'short', timeStyle: 'medium' })

/** '21-11-2026, 14.05.09', where seconds matter more than looks. */
export const exactMomentOf = (when: When): string => dotted(exactFormatter(when)).replace(':', '.')

const time = formatter({ timeStyle: 'short' })

/** '14.05'. */
export const timeOf = (when: When): string => dotted(time(when))

/** 'dinsdag 24 november, 10.12 uur': of these days. */
export const weekdayMomentOf = (when: When): string =>
  `${weekdayDateOf(when)}, ${timeOf(when)}${HOUR}`

/** The day that it is here at a moment, as '2026-11-21'. Sweden writes days like that. */
export const dayOf = formatter({}, 'sv-SE')

/** The day so many days later, or before: '2026-11-23' for '2026-11-22' and 1. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const wallClock = formatter({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE')

/**
 * The moment at which clocks here say that time. Of two, when the clock goes back, the later; of none,
 * when it goes forward, an hour on.
 *
 * @param day '2026-11-19'
 * @param clock '20:00'
 */
export function momentAt(day: string, clock: string): Date {
  const inGreenwich = new Date(`${day}T${clock}Z`).getTime()
  // Clocks here are one hour ahead of Greenwich in winter, and two in summer.
  const inSummer = new Date(inGreenwich - 2 * HOUR_MS)
  const inWinter = new Date(inGreenwich - HOUR_MS)
  const says = (moment: Date) => wallClock(moment) === `${day} ${clock}`
  return says(inSummer) && !says(inWinter) ? inSummer : inWinter
}

const hour = formatter({ hour: 'numeric', hourCycle: 'h23' }, 'en-GB')

/** The hour that it is here at a moment, from 0 to 23. */
export const hourOf = (when: When): number => Number(hour(when))

/** A time of day, as computers write it: '09:30'. @param minutes since midnight */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' })

/** 'maandag'. @param day 1 for Monday, to 7 */
export const weekdayOf = (day: number): string =>
  // The year 2024 began on a Monday.
  weekday.format(Date.UTC(2024, 0, day))

/** Whether a text names the weekday of a day: 'vrijdag', 'vr', 'Vrij.' of '2026-11-27'. */
export function isWeekdayOf(day: string, text: string): boolean {
  const name = text.toLowerCase()
  return name.length >= 2 && weekday.format(Date.parse(day)).startsWith(name)
}

const all = new Intl.ListFormat('nl-NL')
const either = new Intl.ListFormat('nl-NL', { type: 'disjunction' })

/** 'maandag, woensdag en vrijdag'. */
export const joinedList = (items: string[]): string => all.format(items)

/** 'maandag, woensdag of vrijdag'. */
export const eitherOf = (items: string[]): string => either.format(items)
