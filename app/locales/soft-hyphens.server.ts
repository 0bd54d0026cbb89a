import hyphen from 'hyphen'
import dutch from 'hyphen/patterns/nl.js'

/** As many letters as fit beside each other where letters are large on a telephone. */
const FITTING = 9
/** Letters of a word that does not fit on a line of a small screen. */
const LONG = 17
/** The same where letters are larger, or less of a line is left: a title, a button, a list. */
const LONG_WHERE_NARROW = 14
const NARROW = /^<(?:h[1-4]|button|summary|legend|label|li|dt|th|a)\b/
/** What these hold is no text on the page, or a text that is sent back or copied. */
const LEFT_ALONE = /^<(?:script|style|title|textarea|option|pre|code|blockquote)\b/
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
const IN_PICTURE = /^<(?:text|tspan)\b/
/** What a browser breaks at its hyphens and is read as one word, by what it is found by. */
const WHOLE = [
  { sign: '-mail', before: 1, whole: /^e-mail/i },
  { sign: '-19', before: 5, whole: /^\d{1,2}-\d{1,2}-\d{4}/ },
  { sign: '-20', before: 5, whole: /^\d{1,2}-\d{1,2}-\d{4}/ },
  { sign: '06-', before: 0, whole: /^06-\d{8}/ },
  { sign: 'QR-', before: 0, whole: /^QR-code/ },
]

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

/** Of each code of Latin-1 whether it is a letter. */
const LETTERS = Array.from({ length: 256 }, (_, code) =>
  /[A-Za-zÀ-ÿ]/.test(String.fromCharCode(code)),
)

const isLetter = (code: number | undefined): boolean => LETTERS[code as number] === true

/** Ends an address. */
const isSpace = (code: number): boolean => code <= 32 || code === 60 || code === 62 || code === 160

/** Part of an address, or joined to digits. */
const isJoined = (code: number): boolean => (code >= 48 && code <= 57) || code === 64 || code === 95

type TextEdit = { start: number; end: number; text: string }

/** A word that a page has shown, and the quoted texts that it stands in. */
type Word = { inPieces: string; quoted: { text: string; offset: number }[] }

/**
 * A page, and the same with one byte a sign, to search in: a sign outside Latin-1 becomes another one
 * in the same place. `codes` holds until the next page. What stands before `body` is not shown.
 */
type Page = { html: string; signs: string; codes: Uint8Array; body: number }

/** A tag, or what stands between it and the next. */
type Stretch = { tag: string; end: number; isText: boolean }

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

/** Of each so many letters one is looked at: most of a page is passed over. */
function longWords(
  { html, signs, codes, body }: Page,
  words: Map<string, Word | null>,
): TextEdit[] {
  const found: TextEdit[] = []
  const stretchAt = stretchReader(signs)
  for (let at = body + LONG_WHERE_NARROW - 1; at < codes.length; at += LONG_WHERE_NARROW) {
    if (!isLetter(codes[at])) continue
    let [start, end] = [at, at + 1]
    while (isLetter(codes[start - 1])) start -= 1
    while (isLetter(codes[end])) end += 1
    at = end
    if (end - start < LONG_WHERE_NARROW) continue
    const stretch = stretchAt(start)
    if (!stretch.isText) at = stretch.end
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

const isLong = (length: number, { tag }: Stretch): boolean => length >= LONG || NARROW.test(tag)

const cut = (letters: string): Word => ({
  inPieces: inPieces(letters),
  quoted: QUOTED.filter((text) => text.includes(letters)).map((text) => ({
    text,
    offset: text.indexOf(letters),
  })),
})

let pageBuffer = Buffer.alloc(2 ** 16)

/** One curly quote makes a string of two bytes a sign, in which a search takes three times as long. */
function inBytes(html: string): Page {
  if (html.length > pageBuffer.length) pageBuffer = Buffer.alloc(html.length)
  const length = pageBuffer.write(html, 'latin1')
  const signs = pageBuffer.toString('latin1', 0, length)
  const codes = pageBuffer.subarray(0, length)
  return { html, signs, codes, body: Math.max(0, signs.indexOf('<body')) }
}

function isPartOfAddress(html: string, start: number, end: number): boolean {
  const [before, after] = [html.charCodeAt(start - 1), html.charCodeAt(end)]
  if (isJoined(before) || isJoined(after) || before === 46 || before === 47) return true
  return (after === 46 || after === 47) && isLetter(html.charCodeAt(end + 1))
}

const isQuoted = (html: string, start: number, { quoted }: Word): boolean =>
  quoted.some(({ text, offset }) => html.startsWith(text, start - offset))

/** @returns for places that go up: the stretch that a place is in. Each part of a page is searched once */
function stretchReader(html: string) {
  const next = (sign: string, from: number) => {
    const at = html.indexOf(sign, from)
    return at < 0 ? html.length : at
  }
  let stretch: Stretch = { tag: '', end: -1, isText: false }
  return (place: number): Stretch => {
    if (place <= stretch.end) return stretch
    const opened = html.lastIndexOf('<', place)
    const closed = next('>', opened)
    if (place <= closed) stretch = { tag: '', end: closed, isText: false }
    else {
      const tag = html.slice(opened, closed)
      stretch = { tag, end: next('<', place), isText: !LEFT_ALONE.test(tag) }
    }
    return stretch
  }
}

/** Whoever wrote the address: it reads and copies the same. */
function addresses({ html, signs, body }: Page): TextEdit[] {
  const found: TextEdit[] = []
  const stretchAt = stretchReader(signs)
  const nextAt = finder(signs, '@')
  const nextSlashes = finder(signs, '://')
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
const wholes = ({ html, signs, body }: Page): TextEdit[] =>
  WHOLE.flatMap(({ sign, before, whole }) => {
    const found: TextEdit[] = []
    const stretchAt = stretchReader(signs)
    let at = signs.indexOf(sign, body)
    while (at >= 0) {
      const stretch = stretchAt(at)
      const start = stretch.isText ? startOf(html, at, before) : at
      const [text] = whole.exec(html.slice(start, start + 11)) ?? []
      if (
        stretch.isText &&
        text &&
        start + text.length > at &&
        !isInWord(html, start) &&
        !IN_PICTURE.test(stretch.tag)
      )
        found.push({
          start,
          end: start + text.length,
          text: `<span data-whole="">${text}</span>`,
        })
      at = signs.indexOf(sign, stretch.isText ? at + 1 : stretch.end)
    }
    return found
  })

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
