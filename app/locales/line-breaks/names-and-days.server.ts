import {
  codesOf,
  elements,
  hashOf,
  hashOfText,
  isDigit,
  isLetter,
  isThere,
  type Page,
  type TextEdit,
} from './page.server.ts'
import { isJoined } from './whole-words.server.ts'

/** What stands beside a sign or a mark in these is laid out in parts of its own. */
const IN_PARTS = elements('text tspan button summary')
/** Words of links have one line below them. */
const IN_LINK = elements('a')
const [SPACE, HYPHEN, DOT, HARD_SPACE, MIDDLE_DOT] = [32, 45, 46, 160, 183]

/** What stands before a name, by itself or after another. */
const BEFORE_NAMES =
  'van de der den het ter ten te von la le el Van De Der Den Het Ter Ten Te Von La Le El'.split(' ')
const BEFORE = new Set(BEFORE_NAMES.map(hashOfText))
/** Letters of the longest of them. */
const LONGEST_BEFORE = Math.max(...BEFORE_NAMES.map(({ length }) => length))
/** Letters that fit on a line where they are twice as large, in a box too. */
const FITTING = 14

/** A place in the text of a page: letters, or what is made of them. */
type Span = { start: number; end: number }

const [ZERO, ONE, TWO, NINE, Z] = [48, 49, 50, 57, 90]

/** Whether a year or a name may follow a word, as one hardly ever does: it is asked of every word. */
export function goesOn(codes: Uint16Array, start: number, end: number): boolean {
  const next = codes[end + 1] as number
  // Most words are followed by a small letter.
  if (next > Z || codes[end] !== SPACE) return false
  if (next === ONE) return codes[end + 2] === NINE
  if (next === TWO) return codes[end + 2] === ZERO
  return isCapital(next) && isBefore(codes, { start, end })
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90

const isBefore = (codes: Uint16Array, { start, end }: Span): boolean =>
  end - start <= LONGEST_BEFORE && BEFORE.has(hashOf(codes, start, end))

/**
 * A date with its year, which is parted only where it does not fit; or the end of somebody's name with what belongs
 * to it: 'van Dijk', in the name of a company too.
 *
 * @param word that goes on, and where the tag before it begins
 * @param element that it stands in
 */
export function nameOrDayAt(
  page: Page,
  word: Span & { tag: number },
  element: number,
): TextEdit | undefined {
  if (IN_PARTS.has(element)) return undefined
  const day = IN_LINK.has(element) ? undefined : dayAround(page, word)
  if (day) {
    const size = day.end - day.start > FITTING ? 'long' : ''
    return {
      ...day,
      text: `<span data-day="${size}">${page.html.slice(day.start, day.end)}</span>`,
    }
  }
  const name = followsSign(page, word.tag) ? undefined : endOfName(page, word)
  if (!name) return undefined
  // In a title it may be wider than its line. What is laid out as one has no line below it in a link.
  const kind = IN_LINK.has(element) ? 'data-whole' : 'data-day'
  return { ...name, text: `<span ${kind}="">${page.html.slice(name.start, name.end)}</span>` }
}

/** A button lays out its sign and its words as parts of their own. */
const followsSign = ({ html }: Page, tag: number): boolean =>
  html.startsWith('</svg>', tag) || html.startsWith('</svg> ', tag - '</svg> '.length)

const YEARS = ['19##', '20##'].map(codesOf)
const OPENS = 40
const ENDS = new Set(codesOf('.,;:?!)'))

function dayAround(page: Page, { start: month, end }: Span): Span | undefined {
  const { codes } = page
  const isYear =
    YEARS.some((year) => isThere(page, end + 1, year)) && !isJoined(codes[end + 5] as number)
  if (!isYear || !isGap(codes[month - 1]) || !isDigit(codes[month - 2] as number)) return undefined
  const first = isDigit(codes[month - 3] as number) ? month - 3 : month - 2
  if (isJoined(codes[first - 1] as number)) return undefined
  // Browsers break before and after what is laid out as one.
  const start = codes[first - 1] === OPENS ? first - 1 : first
  return { start, end: withSign(codes, end + 5) }
}

/** With the sign behind it, which would begin a line; browsers break after what is laid out as one. */
function withSign(codes: Uint16Array, end: number): number {
  if (codes[end] === HARD_SPACE && codes[end + 1] === MIDDLE_DOT) return end + 2
  return ENDS.has(codes[end] as number) ? end + 1 : end
}

const isGap = (code: number | undefined): boolean => code === SPACE || code === HARD_SPACE

function endOfName({ codes }: Page, word: Span): Span | undefined {
  const [capital, second] = [codes[word.end + 1] as number, codes[word.end + 2] as number]
  if (!isBefore(codes, word) || !isCapital(capital) || isCapital(second)) return undefined
  const before = wordBefore(codes, word.start)
  const isSecond = isBefore(codes, before)
  const start = isSecond ? before.start : word.start
  const first = isSecond ? wordBefore(codes, start) : before
  if (first.start === first.end || !isCapital(codes[first.start] as number)) return undefined
  let end = word.end + 1
  while (isLetter(codes[end] as number) || codes[end] === HYPHEN) end += 1
  if (end - start > FITTING) return undefined
  return { start, end: withSign(codes, end) }
}

/** The word before a place, with the dots of initials; an empty one where there is none. */
function wordBefore(codes: Uint16Array, at: number): Span {
  if (codes[at - 1] !== SPACE) return { start: at, end: at }
  let start = at - 1
  while (isLetter(codes[start - 1] as number) || codes[start - 1] === DOT) start -= 1
  return { start, end: at - 1 }
}
