import hyphen from 'hyphen'
import dutch from 'hyphen/patterns/nl.js'

/** As many letters as fit beside each other where letters are large on a telephone. */
const FITTING = 9
/** Letters of a word that does not fit on a line of a small screen. */
const LONG = 17
/** The same where letters are larger, or less of a line is left: a title, a button, a list. */
const LONG_WHERE_NARROW = 14
const NARROW = elements('h1 h2 h3 h4 button summary legend label li dt th a')
/** What these hold is no text on the page, or a text that is sent back or copied. */
const LEFT_ALONE = elements('script style title textarea option pre code blockquote')
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

/** In pictures an element of a page shows nothing. */
const IN_PICTURE = elements('text tspan')
/** What a browser breaks at its hyphens and is read as one word: begun so many signs before its last. */
const WHOLE = [
  { sign: '-mail', before: 1, whole: /^e-mail/i },
  { sign: '-19', before: 5, whole: /^\d{1,2}-\d{1,2}-\d{4}/ },
  { sign: '-20', before: 5, whole: /^\d{1,2}-\d{1,2}-\d{4}/ },
  { sign: '06-', before: 2, whole: /^06-\d{8}/ },
  { sign: 'QR-', before: 2, whole: /^QR-code/ },
].map((rule) => ({ ...rule, hyphenAt: rule.sign.indexOf('-') }))
/** What stands after or before those hyphens: most others are passed over by it. */
const AFTER = codesOf((sign) => WHOLE.some((rule) => rule.sign.startsWith(`-${sign}`)))
const BEFORE = codesOf((sign) => WHOLE.some((rule) => rule.sign.endsWith(`${sign}-`)))

/** Of mail or of a page: who copies it must not get a hyphen. It may break after its signs. */
const SIGN = /[@/.](?=\w)/g

/** Compounds that are met often break between their parts; what is none has a better place, or none. */
const COMPOUNDS = [
  'adres-gegevens',
  'beveiligings-norm',
  'bloed-transfusie',
  'burger-service-nummer',
  'consumenten-bond',
  'controle-getal',
  'data-beveiliging',
  'donor-register',
  'euthanasie-verzoek',
  'fout-meldingen',
  'geboorte-datum',
  'gezins-abonnement',
  'gezond-heids-gegevens',
  'gilde-dashboard',
  'hand-geschreven',
  'herdenkings-pagina',
  'huisartsen-post',
  'huur-overeenkomst',
  'identiteits-bewijs',
  'inlog-gegevens',
  'inlog-pogingen',
  'kerstkaarten-lijst',
  'levens-bedreigende',
  'levens-beëindiging',
  'lijk-bezorging',
  'mail-verzender',
  'natuur-begrafenis',
  'overlijdens-akte',
  'overlijdens-datum',
  'postcode-gebied',
  'reanimeren-penning',
  'ritueel-begeleider',
  'rouw-advertentie',
  'samenwerkings-model',
  'spaar-rekening',
  'spraak-besturing',
  'testamenten-register',
  'toetsings-commissies',
  'transactie-kosten',
  'uitvaart-ondernemer',
  'uitvaart-ondernemers',
  'uitvaart-verzekering',
  'validatie-fout',
  'verificatie-link',
  'vertegen-woordiger',
  'vertrouwelijke',
  'vertrouwens-persoon',
  'verzorgings-huis',
  'wachtwoord-kluis',
  'wens-ballonnen',
  'wensen-gesprekken',
  'wils-verklaring',
]

const SOFT_HYPHEN = '\u00ad'
const hyphenate = hyphen(dutch, {
  hyphenChar: SOFT_HYPHEN,
  exceptions: COMPOUNDS,
}) as hyphen.HyphenationFunctionSync

/** Of the names of elements. */
const NAME_SIGNS = codesOf((sign) => /\w/.test(sign))
const LETTERS = codesOf((sign) => /[A-Za-zÀ-ÿ]/.test(sign))
/** A bit that letters have of Latin-1, and spaces, digits and most other signs have not; of four signs. */
const FOUR_LETTERS = 0x40404040

const [SPACE, OPENS, CLOSES] = [32, 60, 62]

const isLetter = (code: number | undefined): boolean => LETTERS[code as number] === 1

/** Of each code of Latin-1 whether its sign is one of those: 1 or 0. */
function codesOf(isOne: (sign: string) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => Number(isOne(String.fromCharCode(code))))
}

function elements(names: string): Set<string> {
  return new Set(names.split(' '))
}

/** Ends an address. */
const isSpace = (code: number): boolean =>
  code <= SPACE || code === OPENS || code === CLOSES || code === 160

/** Part of an address, or joined to digits. */
const isJoined = (code: number): boolean => (code >= 48 && code <= 57) || code === 64 || code === 95

type TextEdit = { start: number; end: number; text: string }

/** A word that a page has shown, and the quoted texts that it stands in. */
type Word = { inPieces: string; quoted: { text: string; offset: number }[] }

/**
 * A page, and the same with one byte a sign, to go through: a sign outside Latin-1 becomes another one
 * in the same place. `codes` and `fours`, which are the same bytes, hold until the next page; after the
 * page come noughts. What stands before `body` is not shown.
 */
type Page = { html: string; codes: Uint8Array; fours: Int32Array; body: number }

/** A tag, or what stands between it and the next; the name of the tag, but of one that shuts. */
type Stretch = { name: string; end: number; isText: boolean }

/**
 * Browsers without a Dutch dictionary, as on many telephones, break a word that does not fit wherever
 * its line is full. Soft hyphens show them where it may be broken. Only words of our own texts get
 * them: what people wrote stays as it is, and so does what is not seen but heard, sent or followed.
 * Addresses get places where they break without one, and what has hyphens of its own stays on one line.
 *
 * @param ours objects that hold all our texts
 * @returns what puts soft hyphens into the texts of a page
 */
export function softHyphens(...ours: unknown[]): (html: string) => string {
  const words = new Map<string, Word | null>()
  for (const text of textsIn(ours))
    for (const [word] of text.matchAll(/[A-Za-zÀ-ɏ]{14,}/g))
      if (!NAME.test(word)) words.set(word, null)
  return (html) => {
    const page = inBytes(html)
    return changed(html, [...longWords(page, words), ...addresses(page), ...wholes(page)])
  }
}

function changed(html: string, changes: TextEdit[]): string {
  if (changes.length === 0) return html
  let [made, from] = ['', 0]
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    // A word in an address is left as it is.
    if (start < from) continue
    made += html.slice(from, start) + text
    from = end
  }
  return made + html.slice(from)
}

/**
 * Most of a page is passed over, four signs at once: a word of 14 letters has eight of them in two such
 * fours beside each other, wherever it begins, so that each second one is looked at.
 */
function longWords(page: Page, words: Map<string, Word | null>): TextEdit[] {
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
    else if (isLong(end - start, stretch) && !isPartOfAddress(html, start, end)) {
      const letters = html.slice(start, end)
      let word = words.get(letters)
      if (word === undefined) continue
      if (word === null) words.set(letters, (word = cut(letters)))
      if (!isQuoted(html, start, word)) found.push({ start, end, text: word.inPieces })
    }
  }
  return found
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

/** So many noughts end a page: no search goes on into what an earlier one left. */
const END = 8
let pageBuffer = Buffer.from(new ArrayBuffer(2 ** 16))
// Signed, so that each stays a small integer, which what is compiled for them goes by.
let pageFours = new Int32Array(pageBuffer.buffer)

function inBytes(html: string): Page {
  if (html.length + END > pageBuffer.length) makeRoom(html.length + END)
  const length = pageBuffer.write(html, 'latin1')
  pageBuffer.fill(0, length, length + END)
  const body = Math.max(0, html.indexOf('<body'))
  return { html, codes: pageBuffer, fours: pageFours, body }
}

function makeRoom(length: number) {
  pageBuffer = Buffer.from(new ArrayBuffer(2 ** Math.ceil(Math.log2(length))))
  pageFours = new Int32Array(pageBuffer.buffer)
}

function isPartOfAddress(html: string, start: number, end: number): boolean {
  const [before, after] = [html.charCodeAt(start - 1), html.charCodeAt(end)]
  if (isJoined(before) || isJoined(after) || before === 46 || before === 47) return true
  return (after === 46 || after === 47) && isLetter(html.charCodeAt(end + 1))
}

const isQuoted = (html: string, start: number, { quoted }: Word): boolean =>
  quoted.some(({ text, offset }) => html.startsWith(text, start - offset))

/** @returns for places that go up: the stretch that a place is in. Each part of a page is searched once */
function stretchReader(page: Page) {
  const { html, codes } = page
  const next = (sign: string, from: number) => {
    const at = html.indexOf(sign, from)
    return at < 0 ? html.length : at
  }
  let stretch: Stretch = { name: '', end: -1, isText: false }
  return (place: number): Stretch => {
    if (place <= stretch.end) return stretch
    const angle = angleBefore(page, place)
    if (codes[angle] !== CLOSES) stretch = { name: '', end: next('>', place), isText: false }
    else {
      const name = nameAt(page, openedBefore(page, angle) + 1)
      stretch = { name, end: next('<', place), isText: !LEFT_ALONE.has(name) }
    }
    return stretch
  }
}

/** Where the last < or > before a place is, or -1. Nearly all of a paragraph is passed over, four signs at once. */
function angleBefore({ codes, fours }: Page, place: number): number {
  for (let at = place; at >= 0; at -= 1) {
    if (codes[at] === OPENS || codes[at] === CLOSES) return at
    if ((at & 3) === 0) while (at > 0 && !hasAngle(fours[(at >> 2) - 1] as number)) at -= 4
  }
  return -1
}

/** Whether one of four bytes is < or >, which differ in one bit: with it they become nought. */
function hasAngle(four: number): boolean {
  const noughts = (four | 0x02020202) ^ 0x3e3e3e3e
  return ((noughts - 0x01010101) & ~noughts & 0x80808080) !== 0
}

/** Where the tag begins that ends there. */
function openedBefore(page: Page, angle: number): number {
  let at = angleBefore(page, angle - 1)
  while (page.codes[at] === CLOSES) at = angleBefore(page, at - 1)
  return at
}

/** Of the element that a tag opens; nothing where it shuts one. */
function nameAt({ html, codes }: Page, start: number): string {
  let end = start
  while (NAME_SIGNS[codes[end] as number] === 1) end += 1
  return html.slice(start, end)
}

/** Whoever wrote the address: it reads and copies the same. */
function addresses(page: Page): TextEdit[] {
  const { html, body } = page
  const found: TextEdit[] = []
  const stretchAt = stretchReader(page)
  const nextAt = finder(html, '@')
  const nextSlashes = finder(html, '://')
  let from = body
  for (;;) {
    const at = Math.min(nextAt(from), nextSlashes(from))
    if (at === Infinity) return found
    const stretch = stretchAt(at)
    let [start, end] = [at, at + 1]
    if (stretch.isText) {
      while (start > from && !isSpace(html.charCodeAt(start - 1))) start -= 1
      while (end < html.length && !isSpace(html.charCodeAt(end))) end += 1
      found.push({ start, end, text: html.slice(start, end).replaceAll(SIGN, '$&<wbr>') })
    }
    from = stretch.isText ? end : stretch.end
  }
}

/** 'e-mail', days in digits and numbers of telephones, whoever wrote them: they read and copy the same. */
function wholes(page: Page): TextEdit[] {
  const { html, codes, body } = page
  const found: TextEdit[] = []
  const stretchAt = stretchReader(page)
  for (let at = html.indexOf('-', body); at >= 0; at = html.indexOf('-', at + 1)) {
    if (AFTER[codes[at + 1] as number] === 0 && BEFORE[codes[at - 1] as number] === 0) continue
    const whole = wholeAt(html, at)
    if (!whole) continue
    const { isText, name } = stretchAt(at)
    if (isText && !IN_PICTURE.has(name)) found.push(whole)
  }
  return found
}

function wholeAt(html: string, at: number): TextEdit | undefined {
  for (const { sign, hyphenAt, before, whole } of WHOLE) {
    if (!html.startsWith(sign, at - hyphenAt)) continue
    const start = startOf(html, at, before)
    const [text] = whole.exec(html.slice(start, start + 11)) ?? []
    if (text && start + text.length > at && !isInWord(html, start))
      return { start, end: start + text.length, text: `<span data-whole="">${text}</span>` }
  }
  return undefined
}

const isInWord = (html: string, start: number): boolean => /[\w-]/.test(html.charAt(start - 1))

/** Where a word begins that has a hyphen there, of at most so many signs before it. */
function startOf(html: string, at: number, before: number): number {
  let start = at
  while (at - start < before && isInWord(html, start)) start -= 1
  return start
}

/** @returns where the sign comes next, for places that go up: each part of a page is searched once */
function finder(html: string, sign: string) {
  let at = -1
  return (from: number): number => {
    if (at < from) at = html.indexOf(sign, from)
    if (at < 0) at = Infinity
    return at
  }
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}

/** As few pieces as fit, about as long as each other: a page may weigh little. */
function inPieces(word: string): string {
  const length = word.length / Math.ceil(word.length / FITTING)
  const pieces: string[] = []
  let start = 0
  for (const syllable of hyphenate(word).split(SOFT_HYPHEN)) {
    const place = Math.floor((start + syllable.length / 2) / length)
    pieces[place] = (pieces[place] ?? '') + syllable
    start += syllable.length
  }
  return pieces.filter(Boolean).join(SOFT_HYPHEN)
}
