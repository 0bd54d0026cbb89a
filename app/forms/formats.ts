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

/** A link as it is kept: nobody types 'https://'. One that begins with something else stays as it is. */
const asLink = (text: string): string => {
  const [host = ''] = text.split('/')
  const isBare = !/\s/.test(text) && /\.[^.]/.test(host) && !/[:@]/.test(host)
  return isBare ? `https://${text}` : text
}

/** How one is kept, which texts fit, and what is said of one that does not. */
export type Format = {
  kept?: (text: string) => string
  fits: (text: string) => boolean
  error: ErrorCode
}

/** The number of a file as it stands on a card: without spaces, in capitals, also where only its digits were typed. */
export const asFileNumber = (text: string) =>
  text
    .replaceAll(' ', '')
    .toUpperCase()
    .replace(/^(?=\d{8}$)/, 'WR')

/** '9.05', as people write a time here, as a browser sends it: '09:05'; any other text as it is. */
const asTime = (text: string): string =>
  text.replace(/^(\d{1,2})[.:](\d\d)$/, (_, hour: string, minute: string) =>
    [hour.padStart(2, '0'), minute].join(':'),
  )

/** The formats that a short text can have, by their names. */
export const FORMATS = {
  email: { fits: (text) => z.email().safeParse(text).success, error: 'email' },
  phone: { fits: (text) => PHONE.test(text), error: 'phone' },
  street: { fits: (text) => /\d/.test(text), error: 'streetNumber' },
  postalCode: { kept: asPostalCode, fits: isPostalCode, error: 'postalCode' },
  link: { kept: asLink, fits: isLink, error: 'link' },
  website: { fits: (text) => WEBSITE.test(text), error: 'website' },
  kvk: {
    kept: (text) => text.replaceAll(/[\s.]/g, ''),
    fits: (text) => /^\d{8}$/.test(text),
    error: 'kvk',
  },
  fileNumber: {
    kept: asFileNumber,
    fits: (text) => /^WR\d{8}$/.test(text),
    error: 'fileNumber',
  },
  ownReference: { fits: (text) => !/WR\s*\d{8}/i.test(text), error: 'ownReference' },
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

const DUTCH_DAY = /^(\d{1,2})[-/. ]+(\d{1,2}|\p{L}+)\.?(?:[-/. ]+(\d{4}|\d{2}))?$/u
const WITH_WEEKDAY = /^(\p{L}{2,})[., ]+(\d.*)$/u
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** A stored day as people write it here; any other text as it is. */
export const shownDay = (text: string): string =>
  text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')

/** Which days are meant: none after `until`; `recent` ones are of the year before that. */
type About = { until?: string | undefined; recent?: true | undefined }

/**
 * A day as people write it here ('5-3-2026', '5 maart 2026', 'do 5 mrt') or as a browser sends it, as
 * '2026-03-05'; any other text stays as it is, and so does a day that is another weekday than it says. One of
 * the year '51' is of the century before where it would be after `until`. Of recent days the year '26' is of
 * this century, and one without a year, and 'zaterdag' alone, is the last such day; 'gisteren' and 'tien november'
 * are read too, and an hour is left out.
 */
export function isoDay(text: string, about: About = {}): string {
  const typed = spaced(text)
  const { day, weekday } = partsOf(typed, about)
  if (!weekday) return day ?? typed
  return isDay(day) && isWeekdayOf(day, weekday) ? day : typed
}

/** Whether a text names a day, and a weekday that this is not. @param about as for `isoDay` */
export function isOtherWeekday(text: string, about: About = {}): boolean {
  const { day, weekday } = partsOf(spaced(text), about)
  return isDay(day) && weekday !== undefined && !isWeekdayOf(day, weekday)
}

/** A day that is copied from a page has a space that does not break. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ').trim()

function partsOf(asTyped: string, { until, recent }: About) {
  const typed = recent ? said(asTyped) : asTyped
  const [, weekday, rest] = WITH_WEEKDAY.exec(typed) ?? []
  const named = recent && until && dayNamed(typed.toLowerCase(), until)
  return { weekday, day: named ?? dayIn(rest ?? typed, { until, recent }) }
}

const PARTS_OF_A_DAY = ['ochtend', 'morgen', 'middag', 'avond']
const DAYS_AGO = new Map([
  ['vandaag', 0],
  ['gisteren', 1],
  ['eergisteren', 2],
  ...PARTS_OF_A_DAY.flatMap((part): [string, number][] => [
    [`van${part}`, 0],
    [`gister${part}`, 1],
  ]),
])
const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6]

const ONES = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']
const TEENS =
  'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'.split(
    ' ',
  )
const TWENTIES = ONES.slice(1).map((one) => `${one}entwintig`)
const NUMBERS = [...ONES, ...TEENS, ...TWENTIES, 'dertig', 'eenendertig']

/** 'één' as 'een', 'tweeëntwintig' as 'tweeentwintig'. */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** As somebody says it: without an hour, and with its number in digits. '10 november' of 'tien november om 3 uur'. */
const said = (typed: string): string =>
  (typed.split(/,? (?:om|rond|tegen) /iu, 1)[0] ?? '')
    .replace(/ ['’]s \p{L}+$/iu, '')
    .replaceAll(/\p{L}+/gu, (word) => {
      const number = NUMBERS.indexOf(withoutMarks(word.toLowerCase()))
      return number > 0 ? String(number) : word
    })

/** A day that has no number: 'gisteren', or 'zaterdag' for the last one. */
function dayNamed(typed: string, until: string): string | undefined {
  const name = typed.replace(/^afgelopen /, '')
  const ago =
    DAYS_AGO.get(name) ?? WEEK_DAYS.find((days) => isWeekdayOf(dayAfter(until, -days), name))
  return ago === undefined ? undefined : dayAfter(until, -ago)
}

function dayIn(typed: string, { until, recent }: About): string | null {
  const iso = ISO_DAY.exec(typed)?.slice(1)
  const [day, month, year] = iso?.toReversed() ?? DUTCH_DAY.exec(typed)?.slice(1) ?? []
  const number = month && (/\d/.test(month) ? month : monthNamed(month)?.toString())
  if (!day || !number) return null
  const rest = `${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year?.length === 4) return `${year}-${rest}`
  const whole = until && (year ? yearOf(year, until, recent) : recent && lastYearOf(rest, until))
  return whole ? `${whole}-${rest}` : null
}

/** '51' as '1951'. '26' is of this century where it is recent, and none where both may be meant. */
function yearOf(end: string, until: string, recent?: true): string | undefined {
  if (end > until.slice(2, 4)) return `19${end}`
  return recent && `20${end}`
}

/** The last year in which the day '11-25' was. */
function lastYearOf(day: string, until: string): string {
  const year = Number(until.slice(0, 4))
  return String(day <= until.slice(5) ? year : year - 1)
}

/** Without the year nought, which no calendar has, nor the database. */
const DAY = z.iso.date().refine((text) => !text.startsWith('0000'))

/** Whether a text is a day that exists, like '2026-11-25'. */
export const isDay = (text: unknown): text is string => DAY.safeParse(text).success
