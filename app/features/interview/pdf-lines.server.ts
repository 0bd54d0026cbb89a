import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import { type Face, graphemesOf, type Piece, piecesOf, type Weight } from './pdf-fonts.server.ts'

/** How text looks; `size` and `leading` (from line to line) in points. */
export type Style = { weight: Weight; size: number; leading: number; color: string }
/** A stretch of a line, `x` points from its left end. */
export type Run = Piece & { rtl: boolean; x: number; width: number }
/** The runs are in the order in which they are read. */
export type Line = { runs: Run[]; width: number; rtl: boolean }
/** Width in points of a stretch of text in a font. */
export type Measure = (face: Face, text: string, size: number, rtl: boolean) => number

type Span = { start: number; end: number }

const bidi = bidiFactory()
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** A word with the spaces behind it; long compounds may end a line at a hyphen or slash. */
const WORD = /[^ ]*?\p{L}[-\u2013\u2014/](?=\p{L})|[^ ]+ *| +/gu

/** Makes text fit for print: one form for each letter, one kind of line end and of space. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' ')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff]/g, '')
}

/**
 * Breaks one paragraph into lines of at most a width in points. Its own line breaks are kept. Each
 * line ends in a space, except where a word is divided, so that a reader who gets only the text
 * does not join the words.
 */
export function linesOf(text: string, style: Style, width: number, measure: Measure): Line[] {
  const texts = text.split('\n')
  return texts.flatMap((line, i) =>
    linesOfOne(i < texts.length - 1 ? `${line} ` : line, style, width, measure),
  )
}

function linesOfOne(text: string, style: Style, width: number, measure: Measure): Line[] {
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'auto') : null
  const widthOf = ({ face, text: part }: Piece, rtl = false) => measure(face, part, style.size, rtl)
  const widthOfText = (part: string) =>
    piecesOf(part, style.weight).reduce((sum, piece) => sum + widthOf(piece), 0)
  return breaks(text, width, widthOfText).map(({ start, end }) => {
    const stretches = levels
      ? stretchesOnPaper(text, { start, end }, levels)
      : [{ start, text: text.slice(start, end), rtl: false }]
    let x = 0
    const runs: (Run & { start: number })[] = []
    for (const stretch of stretches) {
      const pieces = piecesOf(stretch.text, style.weight)
      for (const piece of stretch.rtl ? pieces.toReversed() : pieces) {
        const run = {
          ...piece,
          start: stretch.start,
          rtl: stretch.rtl,
          x,
          width: widthOf(piece, stretch.rtl),
        }
        runs.push(run)
        x += run.width
      }
    }
    if (levels) runs.sort((one, other) => one.start - other.start)
    return { runs, width: x, rtl: levels?.paragraphs[0]?.level === 1 }
  })
}

/** Where the lines begin and end. Spaces at the end of a line may hang over. */
function breaks(text: string, width: number, widthOf: (part: string) => number): Span[] {
  const space = widthOf(' ')
  const spans: Span[] = []
  let start = 0
  let used = 0
  const breakAt = (end: number) => {
    if (end > start) spans.push({ start, end })
    start = end
    used = 0
  }
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const full = widthOf(word)
    const shown = full - space * (word.length - word.trimEnd().length)
    if (used + shown > width) breakAt(index)
    if (shown <= width) used += full
    else
      for (const part of partsOf(word, index, widthOf)) {
        if (used + part.width > width && part.text.trim()) breakAt(part.index)
        used += part.width
      }
  }
  breakAt(text.length)
  return spans.length > 0 ? spans : [{ start: 0, end: 0 }]
}

/** A word that is longer than a line is divided anywhere between letters. */
function partsOf(word: string, start: number, widthOf: (part: string) => number) {
  let index = start
  return graphemesOf(word).map((text) => {
    const part = { text, index, width: widthOf(text) }
    index += text.length
    return part
  })
}

/** The stretches of one direction in a line, from left to right. */
function stretchesOnPaper(text: string, { start, end }: Span, levels: EmbeddingLevels) {
  const order =
    end > start ? bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end) : []
  const stretches: { start: number; text: string; rtl: boolean }[] = []
  for (let from = 0; from < order.length;) {
    const rtl = isOdd(levels, order[from])
    const next = (to: number) => (order[to - 1] ?? 0) + (rtl ? -1 : 1)
    let to = from + 1
    while (to < order.length && order[to] === next(to) && isOdd(levels, order[to]) === rtl) to++
    const first = Math.min(order[from] ?? 0, order[to - 1] ?? 0)
    stretches.push({ start: first, text: mirrored(text.slice(first, first + to - from), rtl), rtl })
    from = to
  }
  return stretches
}

const isOdd = (levels: EmbeddingLevels, index = 0) => (levels.levels[index] ?? 0) % 2 === 1

/** Brackets turn round in right-to-left text. */
const mirrored = (text: string, rtl: boolean) =>
  rtl ? text.replace(/\p{P}|\p{S}/gu, (sign) => bidi.getMirroredCharacter(sign) ?? sign) : text
