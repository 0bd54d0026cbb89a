/** What short texts have to look like. */
import { z } from 'zod'
import { dayAfter, isWeekdayOf, monthNamed } from '#app/locales/dates.ts'
import { isNameWithInitials, isPlainName } from '#app/platform/names.ts'
import type { ErrorCode } from './error-codes.ts'

/** Four digits and two letters, as in the Netherlands, where SA, SD and SS are never given out. */
const POSTAL_CODE = /^([1-9]\d{3}) ?((?!S[ADS])[A-Z]{2})$/

/** A postal code as on an envelope, '8011 AB', however it was typed; any other text as it is. */
export function asPostalCode(text: string): string {
  const [, digits, letters] = POSTAL_CODE.exec(text.replaceAll(/\s/g, '').toUpperCase()) ?? []
  return digits && letters ? `${digits} ${letters}` : text
}

/** Whether a text is a postal code as on an envelope. */
export const isPostalCode = (text: string): boolean => POSTAL_CODE.test(text)

const PHONE = /^[\d ()+-]{10,20}$/
const WEBSITE = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i

/** An address on the web; others, such as 'javascript:', could do something when they are clicked. */
const isLink = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)

/** How one is kept, which texts fit, and what is said of one that does not. */
export type Format = {
  kept?: (text: string) => string
  fits: (text: string) => boolean
  error: ErrorCode
}

/** The number of a file as it stands on a card: without spaces, in capitals. */
export const asFileNumber = (text: string) => text.replaceAll(' ', '').toUpperCase()

/** '9.05', as people write a time here, as a browser sends it: '09:05'; any other text as it is. */
const asTime = (text: string): string =>
  text.replace(/^(\d{1,2})[.:](\d\d)$/, (_, hour: string, minute: string) =>
    [hour.padStart(2, '0'), minute].join(':'),
  )

/** The formats that a short text can have, by their names. */
export const FORMATS = {
  email: { fits: (text) => z.email().safeParse(text).success, error: 'email' },
  phone: { fits: (text) => PHONE.test(text), error: 'phone' },
  postalCode: { kept: asPostalCode, fits: isPostalCode, error: 'postalCode' },
  link: { fits: isLink, error: 'link' },
  website: { fits: (text) => WEBSITE.test(text), error: 'website' },
  kvk: { fits: (text) => /^\d{8}$/.test(text), error: 'kvk' },
  fileNumber: {
    kept: asFileNumber,
    fits: (text) => /^WR\d{8}$/.test(text),
    error: 'fileNumber',
  },
  time: {
    kept: asTime,
    fits: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    error: 'time',
  },
  name: { fits: isPlainName, error: 'name' },
  nameWithInitials: { fits: isNameWithInitials, error: 'nameWithInitials' },
} satisfies Record<string, Format>

/** How a short text is checked and which keyboard a phone shows for it. */
export type TextFormat = keyof typeof FORMATS

const DUTCH_DAY = /^(\d{1,2})[-/. ]+(\d{1,2}|\p{L}+)\.?(?:[-/. ]+(\d{4}))?$/u
const WITH_WEEKDAY = /^(\p{L}{2,})[., ]+(\d.*)$/u
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** A stored day as people write it here; any other text as it is. */
export const shownDay = (text: string): string =>
  text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')

/** Within which a day has to be; both like '2026-11-25'. */
type Bounds = { from: string; until: string }

/**
 * A day as people write it here ('5-3-2026', '5 maart 2026', 'do 5 mrt') or as a browser sends it, as
 * '2026-03-05'; any other text stays as it is, and so does a day that is another weekday than it says. One
 * without a year is read only where `bounds` are a year or less apart.
 */
export function isoDay(text: string, bounds?: Bounds): string {
  // A day that is copied from a page has a space that does not break.
  const typed = text.replaceAll(/\s/g, ' ').trim()
  const [, weekday, rest] = WITH_WEEKDAY.exec(typed) ?? []
  if (!weekday || !rest) return dayIn(typed, bounds) ?? typed
  const day = dayIn(rest, bounds)
  return isDay(day) && isWeekdayOf(day, weekday) ? day : typed
}

function dayIn(typed: string, bounds?: Bounds): string | null {
  const iso = ISO_DAY.exec(typed)?.slice(1)
  const [day, month, year] = iso?.toReversed() ?? DUTCH_DAY.exec(typed)?.slice(1) ?? []
  const number = month && (/\d/.test(month) ? month : monthNamed(month)?.toString())
  if (!day || !number) return null
  const rest = `${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  const whole = year ?? (bounds && yearOf(rest, bounds))
  return whole ? `${whole}-${rest}` : null
}

const YEAR_DAYS = 366

/** The last year in which the day '11-25' was; null where another can be meant. */
function yearOf(day: string, { from, until }: Bounds): string | null {
  if (!until || from < dayAfter(until, -YEAR_DAYS)) return null
  const year = Number(until.slice(0, 4))
  return String(day <= until.slice(5) ? year : year - 1)
}

/** Without the year nought, which no calendar has, nor the database. */
const DAY = z.iso.date().refine((text) => !text.startsWith('0000'))

/** Whether a text is a day that exists, like '2026-11-25'. */
export const isDay = (text: unknown): text is string => DAY.safeParse(text).success
