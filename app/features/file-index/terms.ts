/**
 * What a person can be found by, and what someone looks for, as terms: a text is found when its terms
 * are among those of the person. The same rules make both.
 */

/** A kind before each, so that digits of a telephone are no word. */
export type Term = `word ${string}` | `email ${string}` | `digits ${string}` | ComparedTerm

/** Nobody is searched by these: what someone else says of a person is compared with them. */
type ComparedTerm = `name ${string}` | `sound ${string}` | `born ${string}` | `last ${string}`

/** Letters of a word by which it is found; what comes after them is left out on both sides. */
const LONGEST = 20
/** Fewer letters or digits would find a part of everybody. */
const SHORTEST_BEGINNING = 2
export const SHORTEST_END = 4

const NOT_IN_WORDS = /[^\p{L}\p{N}]+/u

/** Letters that stay when their marks are taken off. */
const PLAIN: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

/** 'Zoë' and 'ZOE' are one: small letters without marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłđæœı]/g, (letter) => PLAIN[letter] ?? letter)

const cutTerm = (word: string): string => [...word].slice(0, LONGEST).join('')

/** 'd’Arc' is found by 'd', 'arc' and 'darc'. */
function wordsOf(text: string): string[] {
  const written = plain(text).split(/\s+/)
  return written.flatMap((one) => {
    const parts = nameParts(one)
    return parts.length > 1 ? [...parts, parts.join('')] : parts
  })
}

const nameParts = (text: string): string[] => text.split(NOT_IN_WORDS).filter(Boolean)

/** The word, and its beginnings from two letters. */
function beginningsOf(word: string): Term[] {
  const letters = [...cutTerm(word)]
  const from = Math.min(SHORTEST_BEGINNING, letters.length)
  return letters
    .slice(from - 1)
    .map((_, index) => `word ${letters.slice(0, from + index).join('')}` as const)
}

/** Digits alone, as they are dialled in the Netherlands. */
export const phoneDigits = (phone: string): string =>
  phone
    .replace(/\(0\)/, '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^(\+|00)31/, '0')
    .replaceAll('+', '')

const endsOf = (digits: string): Term[] =>
  Array.from(
    { length: Math.max(0, digits.length - SHORTEST_END + 1) },
    (_, index) => `digits ${digits.slice(index)}` as const,
  )

const localPartOf = (email: string): string => email.split('@', 1)[0] ?? ''

export type KnownPerson = { firstName: string; lastName: string; phone?: string | undefined }

/** What someone is found by, of what they say of themselves. */
export const termsOf = ({ firstName, lastName, phone = '' }: KnownPerson): Term[] => [
  ...new Set([
    ...wordsOf(`${firstName} ${lastName}`).flatMap(beginningsOf),
    ...endsOf(phoneDigits(phone)),
  ]),
]

/** And by the address of their account: all of it, and words of what stands before the @. */
export const termsOfEmail = (email: string): Term[] => [
  ...new Set([
    `email ${plain(email)}` as const,
    ...nameParts(plain(localPartOf(email))).flatMap(beginningsOf),
  ]),
]

/** By which it shows whether another name or day of birth is that of this person. */
export const comparedOf = ({ firstName, lastName, dateOfBirth }: ClaimedPerson): Term[] => [
  ...new Set([
    ...nameWordsIn(`${firstName} ${lastName}`).flatMap(({ name, sound }) => [name, sound]),
    ...wholeLastName(lastName),
    ...(dateOfBirth ? [birthTerm(dateOfBirth), BORN_KNOWN] : []),
  ]),
]

/** The whole last name, with what stands before it or without; none where there are no letters. */
export function wholeLastName(lastName: string): Term[] {
  const all = nameParts(plain(lastName))
  const telling = all.filter((word) => !BETWEEN.has(word))
  const whole = (telling.length > 0 ? telling : all).join('')
  return whole ? [`last ${whole}`] : []
}

export type ClaimedPerson = KnownPerson & { dateOfBirth?: string | undefined }

/** @param day as 'YYYY-MM-DD' */
export const birthTerm = (day: string): Term => `born ${day}`
/** That there is a day of birth at all. */
export const BORN_KNOWN: Term = 'born known'

/** A word of a name: as it is written, as it sounds, and as a search for it begins. */
export type NameWord = { name: Term; sound: Term; word: Term }

/** What says nothing of who it is: titles, and what stands between a first and a last name. */
const BETWEEN = new Set(
  (
    'aan bij de del den der des di du el het in la las le les lo los op t te ten ter tot uit van vd ' +
    'vom von voor y zu zum zur dhr mevr mevrouw mw heer drs ir mr dr prof ing'
  ).split(' '),
)

/** The words of a name that tell people apart; all of them where there are no others. */
export function nameWordsIn(text: string): NameWord[] {
  const all = [...new Set(nameParts(plain(text)))]
  const telling = all.filter((word) => !BETWEEN.has(word))
  return (telling.length > 0 ? telling : all).map((word) => ({
    name: `name ${word}`,
    sound: `sound ${soundOf(word)}`,
    word: `word ${cutTerm(word)}`,
  }))
}

/** Ways to write one sound, in the order in which they are replaced. */
const SOUNDS: [RegExp, string][] = [
  [/sch/g, 's'],
  [/ph/g, 'f'],
  [/chr/g, 'kr'],
  [/ch/g, 'g'],
  [/ck|qu|q|c(?![eiy])/g, 'k'],
  [/[cz]/g, 's'],
  [/x/g, 'ks'],
  [/eij|ij|ei|ey|y/g, 'i'],
  [/h/g, ''],
  [/d/g, 't'],
  [/[vw]/g, 'f'],
]
const TOO_SHORT = 3

/**
 * Dutch names that are often taken for each other have the same: 'Klaassen' and 'Claasen', 'Meijer' and
 * 'Meyer', 'Smit' and 'Smidt'. Only consonants count, but for short ones and the first letter.
 */
function soundOf(word: string): string {
  const heard = SOUNDS.reduce((text, [from, to]) => text.replaceAll(from, to), word)
  const single = heard.replaceAll(/(.)\1+/gu, '$1')
  const bones = single.slice(0, 1) + single.slice(1).replaceAll(/[aeiou]/g, '')
  return bones.length >= TOO_SHORT ? bones : single
}

/** A search: all terms must be among those of a person. Digits may also be of the number of a file. */
export type SearchQuery = {
  terms: Term[]
  /** Nothing but digits: of a telephone, or of the number of a file. */
  number?: { file: string; phone: Term | undefined }
}

/** Whoever types more finds no more with it. */
const LONGEST_SEARCH = 200
const MOST_WORDS = 10

const NUMBER = /^(?:wr)?[\d\s()+./-]+$/i

/**
 * Reads what someone typed in a search field.
 *
 * @returns no terms for what is too short to look for; words after the tenth are left out
 */
export function searchQueryIn(text: string): SearchQuery {
  const asked = text.trim().slice(0, LONGEST_SEARCH)
  if (NUMBER.test(asked) && /\d/.test(asked)) return numberWanted(asked)
  const terms = new Set(asked.split(/\s+/).flatMap(termsWanted))
  return { terms: [...terms].slice(0, MOST_WORDS) }
}

function numberWanted(asked: string): SearchQuery {
  const isOfFile = /^wr/i.test(asked)
  const phone = phoneDigits(asked)
  const end = !isOfFile && phone.length >= SHORTEST_END ? (`digits ${phone}` as const) : undefined
  return { terms: [], number: { file: asked.replaceAll(/\D/g, ''), phone: end } }
}

const WHOLE_EMAIL = /^[^@]+@[^@.]+(\.[^@.]+)+$/

/** Of what stands between two spaces. */
function termsWanted(text: string): Term[] {
  if (WHOLE_EMAIL.test(text)) return [`email ${plain(text)}`]
  const digits = phoneDigits(text)
  if (/^[\d()+./-]+$/.test(text) && digits.length >= SHORTEST_END) return [`digits ${digits}`]
  return nameParts(plain(localPartOf(text))).map((word) => `word ${cutTerm(word)}` as const)
}
