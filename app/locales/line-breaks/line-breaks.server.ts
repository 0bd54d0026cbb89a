import { addressAt } from './addresses.server.ts'
import { LONG_WHERE_NARROW, type OwnWords, ownWords, wordInPieces } from './long-words.server.ts'
import { goesOn, nameOrDayAt } from './names-and-days.server.ts'
import {
  changed,
  CLOSES,
  endOfTag,
  endOfText,
  isLetter,
  isText,
  nameOfTag,
  type Page,
  readPage,
  type TextEdit,
} from './page.server.ts'
import { wholeAt } from './whole-words.server.ts'

/** What a sign is looked at for; most are passed over. */
const [NOTHING, LETTER, TAG, HYPHEN, AT, COLON] = [0, 1, 2, 3, 4, 5]
const KINDS = Uint8Array.from({ length: 2 ** 16 }, (_, code) => {
  if (isLetter(code)) return LETTER
  return (
    { '<': TAG, '-': HYPHEN, '–': HYPHEN, '@': AT, ':': COLON }[String.fromCharCode(code)] ??
    NOTHING
  )
})
const SLASH = 47

/**
 * Browsers without a Dutch dictionary, as on many telephones, break a word that does not fit wherever
 * its line is full. Soft hyphens show them where it may be broken. Only words of our own texts get
 * them: what people wrote stays as it is, and so does what is not seen but heard, sent or followed.
 * Addresses get places where they break without one; what has hyphens of its own, the end of a name and a date
 * stay on one line.
 *
 * @param ours objects that hold all our texts
 * @returns what puts soft hyphens into the texts of a page, and gives its bytes in UTF-8
 */
export function softHyphens(...ours: unknown[]): (html: string) => Buffer<ArrayBuffer> {
  const words = ownWords(ours)
  return (html) => {
    const page = readPage(html)
    return changed(page, editsOf(page, words))
  }
}

/**
 * Goes through a page once, sign by sign, and looks closer where something may be. In a request neither the
 * page nor this code is near the processor: each further round would cost more than what is done in it.
 */
function editsOf(page: Page, words: OwnWords): TextEdit[] {
  const { html, codes, body } = page
  const edits: TextEdit[] = []
  let tag = body
  for (let at = body; at < html.length; at += 1) {
    const kind = KINDS[codes[at] as number]
    if (kind === NOTHING || (kind === COLON && !hasSlashes(codes, at + 1))) continue
    if (kind === TAG) {
      tag = at
      while (codes[at] !== CLOSES) at += 1
      continue
    }
    const start = at
    if (kind === LETTER) {
      while (KINDS[codes[at + 1] as number] === LETTER) at += 1
      if (at - start < LONG_WHERE_NARROW - 1 && !goesOn(codes, start, at + 1)) continue
    }
    at = lookAt(page, { start, end: at + 1, tag }, words, edits) - 1
  }
  return edits
}

const hasSlashes = (codes: Uint16Array, at: number): boolean =>
  codes[at] === SLASH && codes[at + 1] === SLASH

/** Letters, a hyphen, a dash or what an address has; and where the tag before it begins. */
type Place = { start: number; end: number; tag: number }

/** Adds what has to be changed there. @returns from where on the page is gone through */
function lookAt(page: Page, place: Place, words: OwnWords, edits: TextEdit[]): number {
  const element = nameOfTag(page, place.tag)
  if (!isText(element)) return endOfText(page, place.start)
  const edit = editAt(page, place, element, words)
  if (!edit) return place.end
  // What an address begins with may have been a word.
  while (edits.length > 0 && (edits.at(-1) as TextEdit).start >= edit.start) edits.pop()
  edits.push(edit)
  return edit.end
}

function editAt(page: Page, { start, end, tag }: Place, element: number, words: OwnWords) {
  const kind = KINDS[page.codes[start] as number]
  if (kind === HYPHEN) return wholeAt(page, start, element)
  if (kind === LETTER) return wordAt(page, { start, end, tag }, element, words)
  return addressAt(page, start, endOfTag(page, tag) + 1)
}

function wordAt(page: Page, word: Place, element: number, words: OwnWords) {
  const together = goesOn(page.codes, word.start, word.end) && nameOrDayAt(page, word, element)
  if (together) return together
  if (word.end - word.start < LONG_WHERE_NARROW) return undefined
  return wordInPieces(page, word, element, words)
}
