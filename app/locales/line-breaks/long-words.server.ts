import { elements, isDigit, isLetter, type Page, type TextEdit } from './page.server.ts'
import { inPieces } from './syllables.server.ts'

/** Letters of a word that does not fit on a line of a small screen. */
const LONG = 17
/** The same where letters are larger, or less of a line is left: a title, a button, a list. */
export const LONG_WHERE_NARROW = 14
const NARROW = elements('h1 h2 h3 h4 button summary legend label li dt th a span small')
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
  for (const text of [IN_NAMES, ...textsIn(ours)])
    for (const [word] of text.matchAll(/[A-Za-zÀ-ɏ]{14,}/g))
      if (!NAME.test(word)) words.set(word, null)
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
  { html }: Page,
  { start, end }: { start: number; end: number },
  element: string,
  words: OwnWords,
): TextEdit | undefined {
  if (end - start < LONG && !NARROW.has(element)) return undefined
  const letters = html.slice(start, end)
  let word = words.get(letters)
  if (word === undefined || isPartOfAddress(html, start, end)) return undefined
  if (word === null) words.set(letters, (word = cut(letters)))
  return isQuoted(html, start, word) ? undefined : { start, end, text: word.inPieces }
}

const cut = (letters: string): Word => ({
  inPieces: inPieces(letters),
  quoted: QUOTED.filter((text) => text.includes(letters)).map((text) => ({
    text,
    offset: text.indexOf(letters),
  })),
})

/** Part of an address, or joined to digits. */
const isJoined = (code: number): boolean => isDigit(code) || code === 64 || code === 95

function isPartOfAddress(html: string, start: number, end: number): boolean {
  const [before, after] = [html.charCodeAt(start - 1), html.charCodeAt(end)]
  if (isJoined(before) || isJoined(after) || before === 46 || before === 47) return true
  return (after === 46 || after === 47) && isLetter(html.charCodeAt(end + 1))
}

const isQuoted = (html: string, start: number, { quoted }: Word): boolean =>
  quoted.some(({ text, offset }) => html.startsWith(text, start - offset))
