/** Whether one of the fonts can draw these characters together. */
export type Covers = (codePoints: number[]) => boolean

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

const LATIN = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]*$/
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u
/** Those that change what is seen: joiners, variants, directions, flags. */
const MEANT = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069\u{e0020}-\u{e007f}]|\p{Variation_Selector}/u

/** Lines below each other; more run on with a stroke. */
const LINES = 300
/** Characters without a font that get their number; more get a box. */
const NUMBERS = 100
/** On one place: a letter with its marks, a family of emoji. */
const CLUSTER = 12
/** A long word may be broken after so many, to fit its line. */
const PART = 12
const LONGEST = 37
const ADDRESS = /^\(?(https?:\/\/)?[a-z\d-]+([.:][a-z\d-]+)+\/[\w/.-]*[).,]?$/i
const LONG_WORD = /[^\s\u200b]{37,}/gu

const BOX = '□'
const CIRCLE = '◌'

export type Printable = {
  text: string
  /** Whether a number or box stands for some character. */
  lost: boolean
}

/** In bounded time and memory. What no font has becomes its number: [U+6F22]. */
export function printableText(given: string, covers: Covers): Printable {
  const tidy = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' ')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
  const { text, lost } = LATIN.test(tidy) ? { text: tidy, lost: 0 } : drawn(tidy, covers)
  return { text: breakable(runOn(text)), lost: lost > 0 }
}

function drawn(given: string, covers: Covers): { text: string; lost: number } {
  let text = ''
  let lost = 0
  const mark = (codePoint: number) => {
    lost += 1
    return lost > NUMBERS ? BOX : `${codePointName(codePoint)}\u200b`
  }
  for (const { segment } of graphemes.segment(given))
    text += LATIN.test(segment) ? segment : cluster(segment, covers, mark)
  return { text, lost }
}

/** Whole where one font has it all; else each by itself. */
function cluster(segment: string, covers: Covers, mark: (codePoint: number) => string): string {
  const signs = Array.from(segment).filter((sign) => !SHAPELESS.test(sign) || MEANT.test(sign))
  const shapes = signs.filter((sign) => !SHAPELESS.test(sign)).map(codePointOf)
  if (covers(shapes)) return inGroups(signs)
  return shapes
    .map((one, i) => (i === 0 && covers([one]) ? String.fromCodePoint(one) : mark(one)))
    .join('')
}

function inGroups(signs: string[]): string {
  let text = signs.slice(0, CLUSTER).join('')
  for (let from = CLUSTER; from < signs.length; from += CLUSTER)
    text += CIRCLE + signs.slice(from, from + CLUSTER).join('')
  return text
}

const codePointOf = (sign: string) => sign.codePointAt(0) ?? 0
const codePointName = (codePoint: number) =>
  `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

function runOn(text: string): string {
  const lines = text.split('\n')
  if (lines.length <= LINES) return text
  const rest = lines.slice(LINES).filter((line) => line.trim())
  return [...lines.slice(0, LINES), rest.join(' / ')].join('\n')
}

const breakable = (text: string) =>
  text.replace(LONG_WORD, (word) => {
    // An address of ours is typed over, or copied: a line may end after its strokes as it is.
    if (ADDRESS.test(word) && word.split('/').every((part) => part.length < LONGEST)) return word
    const signs = Array.from(graphemes.segment(word), ({ segment }) => segment)
    return signs.map((sign, i) => (i > 0 && i % PART === 0 ? `\u200b${sign}` : sign)).join('')
  })
