import {
  elements,
  isLetter,
  type Page,
  type Stretch,
  stretchReader,
  type TextEdit,
} from './page.server.ts'
import { inPieces } from './syllables.server.ts'

/** Letters of a word that does not fit on a line of a small screen. */
const LONG = 17
/** The same where letters are larger, or less of a line is left: a title, a button, a list. */
const LONG_WHERE_NARROW = 14
const NARROW = elements('h1 h2 h3 h4 button summary legend label li dt th a')
/** How it is written says which name it is. */
const NAME = /wensenregister/i

/** Texts of the specification with a long word, which stand to the letter. */
const QUOTED = [
  'Contactpersoon aangemaakt',
  'Contactpersoon bijgewerkt',
  'Contactpersoon verwijderd',
  'Controleer uw e-mail voor de verificatielink om door te gaan',
  'Deze contactpersoon is gekoppeld aan',
  'Dossier ontkoppeld van uitvaartondernemer',
  'Dossierkoppeling succesvol bijgewerkt',
  'Fout bij laden dossier toegangsverzoeken',
  'Kaartjes aangevraagd met wilsverklaring-indicatie',
  'Overlijdensdatum kan niet in de toekomst liggen',
  'postcodegebied(en). Verwijder eerst de koppelingen',
  'Telefoonnummer is verplicht',
  'Wilsverklaring Opvragen',
]

/** A bit that letters have of Latin-1, and spaces, digits and most other signs have not; of four signs. */
const FOUR_LETTERS = 0x40404040

/** A word that a page has shown, and the quoted texts that it stands in. */
type Word = { inPieces: string; quoted: { text: string; offset: number }[] }

/** Our own long words, each with what it becomes once a page has shown it. */
export type OwnWords = Map<string, Word | null>

/**
 * @param ours objects that hold all our texts
 * @returns the long words in them, but for our name
 */
export function ownWords(ours: unknown[]): OwnWords {
  const words: OwnWords = new Map()
  for (const text of textsIn(ours))
    for (const [word] of text.matchAll(/[A-Za-zÀ-ɏ]{14,}/g))
      if (!NAME.test(word)) words.set(word, null)
  return words
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}

/**
 * Where a page has long words of ours, with soft hyphens in them. Most of it is passed over, four signs at
 * once: a word of 14 letters has eight of them in two such fours beside each other, wherever it begins, so
 * that each second one is looked at.
 */
export function longWords(page: Page, words: OwnWords): TextEdit[] {
  const { html, codes, fours, body } = page
  const found: TextEdit[] = []
  const stretchAt = stretchReader(page)
  for (let four = (body >> 2) + 1; four << 2 < html.length; four += 2) {
    if (!isInLongWord(fours, four)) continue
    let [start, end] = [four << 2, four << 2]
    while (isLetter(codes[start - 1])) start -= 1
    while (isLetter(codes[end])) end += 1
    if (end > start) four = end >> 2
    if (end - start < LONG_WHERE_NARROW) continue
    const stretch = stretchAt(start)
    if (!stretch.isText) four = stretch.end >> 2
    else if (isLong(end - start, stretch)) {
      const text = inPiecesAt(html, start, end, words)
      if (text !== undefined) found.push({ start, end, text })
    }
  }
  return found
}

/** @returns nothing where it is no word of ours, part of an address, or stands to the letter */
function inPiecesAt(html: string, start: number, end: number, words: OwnWords): string | undefined {
  if (isPartOfAddress(html, start, end)) return undefined
  const letters = html.slice(start, end)
  let word = words.get(letters)
  if (word === undefined) return undefined
  if (word === null) words.set(letters, (word = cut(letters)))
  return isQuoted(html, start, word) ? undefined : word.inPieces
}

/** Whether it may be: a four of letters beside another. */
const isInLongWord = (fours: Int32Array, four: number): boolean =>
  areLetters(fours[four]) && (areLetters(fours[four - 1]) || areLetters(fours[four + 1]))

const areLetters = (four: number | undefined): boolean =>
  ((four as number) & FOUR_LETTERS) === FOUR_LETTERS

const isLong = (length: number, { name }: Stretch): boolean => length >= LONG || NARROW.has(name)

const cut = (letters: string): Word => ({
  inPieces: inPieces(letters),
  quoted: QUOTED.filter((text) => text.includes(letters)).map((text) => ({
    text,
    offset: text.indexOf(letters),
  })),
})

/** Part of an address, or joined to digits. */
const isJoined = (code: number): boolean => (code >= 48 && code <= 57) || code === 64 || code === 95

function isPartOfAddress(html: string, start: number, end: number): boolean {
  const [before, after] = [html.charCodeAt(start - 1), html.charCodeAt(end)]
  if (isJoined(before) || isJoined(after) || before === 46 || before === 47) return true
  return (after === 46 || after === 47) && isLetter(html.charCodeAt(end + 1))
}

const isQuoted = (html: string, start: number, { quoted }: Word): boolean =>
  quoted.some(({ text, offset }) => html.startsWith(text, start - offset))
