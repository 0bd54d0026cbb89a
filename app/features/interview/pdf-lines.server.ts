import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import { type Face, graphemesOf, type Piece, piecesOf, type Weight } from './pdf-fonts.server.ts'

/** How text looks; `size` and `leading` (from line to line) in points. */
export type Style = { weight: Weight; size: number; leading: number; color: string }
/** A stretch of a line as it is drawn, from left to right. */
export type Run = Piece & { rtl: boolean; width: number }
export type Line = { runs: Run[]; width: number; rtl: boolean }
/** Width in points of a stretch of text in a font. */
export type Measure = (face: Face, text: string, size: number, rtl: boolean) => number

type Span = { start: number; end: number }

const bidi = bidiFactory()
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
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
  const texts = text.split('\n').map((line) => line.trimEnd())
  return texts.flatMap((line, i) =>
    linesOfOne(i < texts.length - 1 ? `${line} ` : line, style, width, measure),
  )
}

function linesOfOne(text: string, style: Style, width: number, measure: Measure): Line[] {
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'auto') : null
  const runOf = (piece: Piece, rtl: boolean): Run => ({
    ...piece,
    rtl,
    width: measure(piece.face, piece.text, style.size, rtl),
  })
  const widthOf = (part: string) =>
    piecesOf(part, style.weight).reduce((sum, piece) => sum + runOf(piece, false).width, 0)
  return breaks(text, width, widthOf).map((span) => {
    const runs = levels
      ? visualRuns(text, span, levels, style.weight, runOf)
      : piecesOf(text.slice(span.start, span.end), style.weight).map((piece) => runOf(piece, false))
    return {
      runs,
      width: runs.reduce((sum, run) => sum + run.width, 0),
      rtl: levels?.paragraphs[0]?.level === 1,
    }
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

/** The stretches of a line with right-to-left text in the order in which they stand on paper. */
function visualRuns(
  text: string,
  { start, end }: Span,
  levels: EmbeddingLevels,
  weight: Weight,
  runOf: (piece: Piece, rtl: boolean) => Run,
): Run[] {
  if (end === start) return []
  const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(0, end - start)
  const runs: Run[] = []
  for (let from = 0; from < order.length; ) {
    const rtl = isOdd(levels, order[from])
    const step = rtl ? -1 : 1
    let to = from + 1
    while (to < order.length && order[to] === (order[to - 1] ?? 0) + step && isOdd(levels, order[to]) === rtl)
      to++
    const first = Math.min(order[from] ?? 0, order[to - 1] ?? 0)
    const pieces = piecesOf(mirrored(text.slice(first, first + to - from), rtl), weight)
    runs.push(...(rtl ? pieces.toReversed() : pieces).map((piece) => runOf(piece, rtl)))
    from = to
  }
  return runs
}

const isOdd = (levels: EmbeddingLevels, index = 0) => (levels.levels[index] ?? 0) % 2 === 1

/** Brackets turn round in right-to-left text. */
const mirrored = (text: string, rtl: boolean) =>
  rtl ? text.replace(/\p{P}|\p{S}/gu, (sign) => bidi.getMirroredCharacter(sign) ?? sign) : text
