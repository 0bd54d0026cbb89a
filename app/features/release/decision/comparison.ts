/** What a request says of the dead or the owner, beside what the register knows, without opening a file. */
import {
  BORN_KNOWN,
  birthTerm,
  type NameWord,
  nameWordsIn,
  type Term,
} from '#app/features/file-index/terms.ts'

/**
 * 'initial': like it, as far as letters go that stand for a first name. 'surname': like it, but for the last name,
 * which tells people apart. 'notAsked': a request of before, whose form did not ask it. 'unknown': the file does
 * not say it.
 */
export type Verdict = 'same' | 'like' | 'initial' | 'surname' | 'differs' | 'unknown' | 'notAsked'

/** What a request says of whose file it is; days as 'YYYY-MM-DD'. */
export type ClaimedIdentity = {
  name?: string | undefined
  birth?: string | undefined
  /** Not in a request for a living will. */
  death?: string | undefined
}

/** The terms of which both sides make hashes, to be compared. */
export const termsToCompare = ({ name = '', birth }: ClaimedIdentity): Term[] => [
  ...nameWordsIn(name).flatMap((one) => [one.name, one.sound, one.word]),
  ...lastNamesIn(name),
  BORN_KNOWN,
  ...(birth ? [birthTerm(birth)] : []),
]

type Has = (term: Term) => boolean

/**
 * Two names are alike in all words, or in enough of them: with two that are alike, or sound alike,
 * others may be missing. An official name has more first names, and a married one more last names. Families
 * sign with initials, which no index has; a last name that is only like the other is said apart. The same is
 * only what has the whole last name and a word beside it: a first name alone is that of many.
 */
export function compareName(name: string | undefined, has: Has): Verdict {
  if (!name) return 'notAsked'
  const words = nameWordsIn(name)
  if (words.length === 0) return 'differs'
  const isWhole = lastNamesIn(name).some(has)
  if (words.length === 1 && isWhole) return 'initial'
  if (words.length > 1 && isWhole && words.every(({ name: written }) => has(written))) return 'same'
  const whole = words.filter((one) => !isInitial(one))
  const isLast = isLastName(name, has)
  if (isLast && whole.length < words.length && whole.every((one) => has(one.name))) return 'initial'
  const alike = words.filter(
    ({ name: written, sound, word }) => has(written) || has(sound) || has(word),
  )
  if (alike.length < Math.min(ENOUGH, words.length)) return 'differs'
  return isLast && words.length > 1 ? 'like' : 'surname'
}

/** In words. A longer last name is rare, and then only alike. */
const LONGEST_LAST = 3

/** The terms of files whose whole last name may stand in a name: each word of it, and the last ones together. */
function lastNamesIn(name: string): Term[] {
  const words = lastWordsIn(name).map((one) => one.name.slice('name '.length))
  const ends = Array.from({ length: LONGEST_LAST }, (_, count) => words.slice(-1 - count).join(''))
  return [...new Set([...words, ...ends])].filter(Boolean).map((one): Term => `last ${one}`)
}

/** The words among which the last name is: those before a comma, or all of them. */
function lastWordsIn(name: string): NameWord[] {
  const [before = '', after] = name.split(',', 2)
  return nameWordsIn(after === undefined ? name : before)
}

const isInitial = ({ name }: NameWord): boolean => name.length === 'name '.length + 1

/** Whether a last name is that of the file: the word with which a name ends, or stands before a comma, or all of it. */
function isLastName(name: string, has: Has): boolean {
  const last = lastWordsIn(name).at(-1)
  return Boolean(last && has(last.name)) || lastNamesIn(name).some(has)
}

const ENOUGH = 2

/**
 * @param birth a day like '1941-02-03'; undefined when the request did not say it
 * @returns 'unknown' where the register has no birth date to compare with
 */
export function compareBirth(birth: string | undefined, has: Has): Verdict {
  if (!birth) return 'notAsked'
  if (has(birthTerm(birth))) return 'same'
  return has(BORN_KNOWN) ? 'differs' : 'unknown'
}

/** 'future' and 'beforeBirth' cannot be; 'old' asks for a good look. */
export type DeathFault = 'future' | 'beforeBirth' | 'old'

/** @param today as 'YYYY-MM-DD' */
export function faultOfDeath({ death, birth }: ClaimedIdentity, today: string): DeathFault | null {
  if (!death) return null
  if (death > today) return 'future'
  if (birth && death < birth) return 'beforeBirth'
  const [year, ...day] = today.split('-')
  return death < [Number(year) - 1, ...day].join('-') ? 'old' : null
}

/** On which day, whether somebody signed in as them rather, and whether a colleague called about it since. */
export type SaidAlive = { day: string; signedIn: boolean; answered: boolean }

export type Comparison = {
  name: Verdict
  birth: Verdict
  death: DeathFault | null
  /** The wishes were confirmed after the day of death. */
  confirmedLater: boolean
  /** The day, after that of death, on which somebody wrote in the file last; null where nobody did. */
  writtenLater: string | null
  /** The owner said lately that they live; null where they did not. */
  saidAlive: SaidAlive | null
  /** The trusted person is who asks, or a colleague who decides. */
  confirmsItself: boolean
}
