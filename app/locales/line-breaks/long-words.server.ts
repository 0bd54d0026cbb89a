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
import { inPieces } from './syllables.server.ts'

/** Letters of a word that does not fit on a line of a small screen. */
const LONG = 15
/** The same where letters are larger, or less of a line is left: a title, a button, a list. */
export const LONG_WHERE_NARROW = 14
const NARROW = elements('h1 h2 h3 h4 button summary legend label li dt dd th div a span small')
/** In the names of many companies, whose names stand in titles. */
const IN_NAMES = 'Uitvaartverzorging Uitvaartonderneming Begrafenisonderneming Uitvaartcentrum'
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

/** A text to the letter, and how many signs further in it the word stands. */
type Quoted = { text: string; offset: number }

/** A word, and once a page has shown it what it becomes, and the quoted texts that it stands in. */
type Word = { signs: Uint16Array; letters: string; cut?: { inPieces: string; quoted: Quoted[] } }

/** Our own long words by their hashes. Of two with the same hash one would stay in one piece. */
export type OwnWords = Map<number, Word>

/**
 * @param ours objects that hold all our texts
 * @returns the long words in them, but for our name
 */
export function ownWords(ours: unknown[]): OwnWords {
  const words: OwnWords = new Map()
  for (const text of [IN_NAMES, ...textsIn(ours)])
    for (const [letters] of text.matchAll(/[A-Za-zÀ-ɏ]{14,}/g))
      if (!NAME.test(letters)) words.set(hashOfText(letters), { signs: codesOf(letters), letters })
  return words
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}

/**
 * @param element that the letters stand in, of which there are at least `LONG_WHERE_NARROW`
 * @returns nothing where they are no long word of ours, part of an address, or stand to the letter
 */
export function wordInPieces(
  page: Page,
  { start, end }: { start: number; end: number },
  element: number,
  words: OwnWords,
): TextEdit | undefined {
  if (end - start < LONG && !NARROW.has(element)) return undefined
  const word = words.get(hashOf(page.codes, start, end))
  if (!word || word.signs.length !== end - start || !isThere(page, start, word.signs))
    return undefined
  if (isPartOfAddress(page.codes, start, end)) return undefined
  word.cut ??= cut(word.letters)
  return isQuoted(page.html, start, word.cut.quoted)
    ? undefined
    : { start, end, text: word.cut.inPieces }
}

const cut = (letters: string) => ({
  inPieces: inPieces(letters),
  quoted: QUOTED.filter((text) => text.includes(letters)).map((text) => ({
    text,
    offset: text.indexOf(letters),
  })),
})

/** Part of an address, or joined to digits. */
const isJoined = (code: number): boolean => isDigit(code) || code === 64 || code === 95

function isPartOfAddress(codes: Uint16Array, start: number, end: number): boolean {
  const [before, after] = [codes[start - 1] as number, codes[end] as number]
  if (isJoined(before) || isJoined(after) || before === 46 || before === 47) return true
  return (after === 46 || after === 47) && isLetter(codes[end + 1] as number)
}

const isQuoted = (html: string, start: number, quoted: Quoted[]): boolean =>
  quoted.some(({ text, offset }) => html.startsWith(text, start - offset))
