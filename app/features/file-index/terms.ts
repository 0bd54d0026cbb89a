/**
 * What a person can be found by, and what someone looks for, as terms: a text is found when its terms
 * are among those of the person. The same rules make both.
 */

/** A kind before each, so that digits of a telephone are no word. */
export type Term = `word ${string}` | `email ${string}` | `digits ${string}`

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

const cut = (word: string): string => [...word].slice(0, LONGEST).join('')

/** 'd’Arc' is found by 'd', 'arc' and 'darc'. */
function wordsOf(text: string): string[] {
  const written = plain(text).split(/\s+/)
  return written.flatMap((one) => {
    const parts = partsOf(one)
    return parts.length > 1 ? [...parts, parts.join('')] : parts
  })
}

const partsOf = (text: string): string[] => text.split(NOT_IN_WORDS).filter(Boolean)

/** The word, and its beginnings from two letters. */
function beginningsOf(word: string): Term[] {
  const letters = [...cut(word)]
  const from = Math.min(SHORTEST_BEGINNING, letters.length)
  return letters
    .slice(from - 1)
    .map((_, index) => `word ${letters.slice(0, from + index).join('')}` as const)
}

/** Digits alone, as they are dialled in the Netherlands. */
export const dialled = (phone: string): string =>
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

export type Known = { firstName: string; lastName: string; phone?: string | undefined }

/** What someone is found by, of what they say of themselves. */
export const termsOf = ({ firstName, lastName, phone = '' }: Known): Term[] => [
  ...new Set([
    ...wordsOf(`${firstName} ${lastName}`).flatMap(beginningsOf),
    ...endsOf(dialled(phone)),
  ]),
]

/** And by the address of their account: all of it, and words of what stands before the @. */
export const termsOfEmail = (email: string): Term[] => [
  ...new Set([
    `email ${plain(email)}` as const,
    ...partsOf(plain(localPartOf(email))).flatMap(beginningsOf),
  ]),
]

/** A search: all terms must be among those of a person. Digits may also be of the number of a file. */
export type Wanted = {
  terms: Term[]
  /** Nothing but digits: of a telephone, or of the number of a file. */
  number?: { file: string; phone: Term | undefined }
}

/** Whoever types more finds no more with it. */
const LONGEST_SEARCH = 200
const MOST_WORDS = 10

const NUMBER = /^(?:wr)?[\d\s()+./-]+$/i

export function wantedBy(text: string): Wanted {
  const asked = text.trim().slice(0, LONGEST_SEARCH)
  if (NUMBER.test(asked) && /\d/.test(asked)) return numberWanted(asked)
  const terms = new Set(asked.split(/\s+/).flatMap(termsWanted))
  return { terms: [...terms].slice(0, MOST_WORDS) }
}

function numberWanted(asked: string): Wanted {
  const isOfFile = /^wr/i.test(asked)
  const phone = dialled(asked)
  const end = !isOfFile && phone.length >= SHORTEST_END ? (`digits ${phone}` as const) : undefined
  return { terms: [], number: { file: asked.replaceAll(/\D/g, ''), phone: end } }
}

const WHOLE_EMAIL = /^[^@]+@[^@.]+(\.[^@.]+)+$/

/** Of what stands between two spaces. */
function termsWanted(text: string): Term[] {
  if (WHOLE_EMAIL.test(text)) return [`email ${plain(text)}`]
  const digits = dialled(text)
  if (/^[\d()+./-]+$/.test(text) && digits.length >= SHORTEST_END) return [`digits ${digits}`]
  return partsOf(plain(localPartOf(text))).map((word) => `word ${cut(word)}` as const)
}
