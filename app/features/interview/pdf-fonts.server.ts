import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphRun } from 'fontkit'

/** Which text is to be drawn: the running text, or what stands out in it. */
export type Weight = 'text' | 'strong'
/** A font file. `other` and `otherStrong` have the scripts that the letter of the house lacks. */
export type Face = keyof typeof FILES
/** A stretch of text in one font. A `lost` character is in no font; a box stands for it. */
export type Piece = { face: Face; text: string; lost?: true }

// Found when the program runs: the built server lies elsewhere than this source.
const require = createRequire(import.meta.url)

const FILES = {
  text: () =>
    require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  strong: () =>
    require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  other: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  otherStrong: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  emoji: () => require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
}

const CHAINS: Record<Weight, Face[]> = {
  text: ['text', 'other', 'emoji'],
  strong: ['strong', 'otherStrong', 'other', 'emoji'],
}

/** Stands for a character that no font has. */
const BOX = 0x25a1

/**
 * In the letter of the house these share a glyph with a commoner character, and a PDF remembers one
 * character for a glyph. Another font draws them, so that text copied from the PDF stays the same.
 */
const SHARED = new Set([0xb5, 0x2bb, 0x2bc, 0x2010, 0x2206, 0x2215])

/** Letters in a form that fonts choose themselves: ligatures, Hebrew and Arabic in their places. */
const isForm = (codePoint: number) => codePoint >= 0xfb00 && codePoint <= 0xfefc

const LATIN = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u00ff]*$/
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })
const opened = new Map<Face, Font>()

/** The font of a face as pdfkit takes it. Opened once for all PDFs: reading it takes longest. */
export function fontOf(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const font = create(readFileSync(FILES[face]())) as Font
  nameGlyphs(font)
  const tuned = Object.create(font, {
    layout: { value: (text: string, options?: Direction) => shape(font, text, options) },
    createSubset: { value: () => subsetOf(font) },
  }) as Font
  opened.set(face, tuned)
  return tuned
}

/**
 * fontkit remembers for a glyph the characters that led to it first. Told at once what the glyph
 * is, it does not depend on whose text came first.
 */
function nameGlyphs(font: Font) {
  for (const codePoint of font.characterSet)
    if (!isForm(codePoint) && !SHARED.has(codePoint)) font.glyphForCodePoint(codePoint)
}

/** Given to pdfkit as the features of a stretch that reads from right to left. */
export type Direction = { rtl: true }

/**
 * Shapes a stretch. What fontkit makes of it differs from what a PDF needs: the direction is ours
 * to say; invisible characters must not come out as spaces; what is missing is a box; and a
 * sequence that becomes one sign, like a family, gives back the whole sequence.
 */
function shape(font: Font, text: string, options?: Direction) {
  const run: GlyphRun = font.layout(text, undefined, undefined, undefined, options && 'rtl')
  const space = font.glyphForCodePoint(0x20).id
  const meanings = meaningsOf(text, run, options)
  const shown = run.glyphs.flatMap((found, i) => {
    const position = run.positions[i]
    if (!position || (found.id === space && position.xAdvance === 0)) return []
    const glyph = found.id === 0 ? font.glyphForCodePoint(BOX) : found
    if (found.id === 0) position.xAdvance = glyph.advanceWidth
    return [{ glyph, position, meaning: meanings[i] ?? glyph.codePoints }]
  })
  const whole = shown.length === 1 && EMOJI.test(text) ? codePointsOf(text) : null
  const glyphs = shown.map(({ glyph: { id, advanceWidth }, meaning }) => {
    const codePoints = whole ?? meaning
    return { id: `${id} ${codePoints}`, advanceWidth, codePoints }
  })
  const positions = shown.map(({ position }) => position)
  return {
    glyphs,
    positions,
    // pdfkit scales the positions before it asks.
    get advanceWidth() {
      return positions.reduce((sum, position) => sum + position.xAdvance, 0)
    },
  }
}

/**
 * The characters that each glyph stands for. Where there is a glyph for each character that is
 * plain; else fontkit's memory must do, as for ligatures.
 */
function meaningsOf(text: string, run: GlyphRun, options?: Direction): number[][] {
  const codePoints = codePointsOf(text)
  if (codePoints.length === run.glyphs.length && !options)
    return codePoints.map((codePoint) => [codePoint])
  return run.glyphs.map((glyph) => glyph.codePoints)
}

type Subset = { glyphs: number[]; includeGlyph: (glyph: number | string) => number }

/**
 * The part of a font that goes into a PDF. There a glyph stands for one text only, so a glyph that
 * is used for two texts, such as the box, goes in twice. It is known by what `shape` calls it; the
 * parts of composed glyphs have their plain numbers.
 */
function subsetOf(font: Font): Subset {
  const subset = font.createSubset() as unknown as Subset
  const include = subset.includeGlyph.bind(subset)
  const places = new Map<string, number>()
  subset.includeGlyph = (glyph) => {
    if (typeof glyph === 'number') return include(glyph)
    const place = places.get(glyph) ?? subset.glyphs.push(Number.parseInt(glyph, 10)) - 1
    places.set(glyph, place)
    return place
  }
  return subset
}

/** Divides text into stretches of one font each, so that no character disappears. */
export function piecesOf(text: string, weight: Weight): Piece[] {
  if (LATIN.test(text)) return text ? [{ face: weight, text }] : []
  const pieces: Piece[] = []
  for (const { segment } of graphemes.segment(text))
    for (const piece of piecesOfGrapheme(segment, weight)) append(pieces, piece)
  return pieces
}

/** The parts of text that are never divided: a letter with its accents, a family of emoji. */
export const graphemesOf = (text: string) =>
  Array.from(graphemes.segment(text), (part) => part.segment)

function append(pieces: Piece[], piece: Piece) {
  const last = pieces.at(-1)
  // Signs stay apart, so that each can tell which characters it was made of.
  const joins =
    last && last.face === piece.face && piece.face !== 'emoji' && !piece.lost && !last.lost
  if (joins) last.text += piece.text
  else pieces.push(piece)
}

function piecesOfGrapheme(segment: string, weight: Weight): Piece[] {
  const text = segment.replaceAll('\u00a0', ' ')
  const visible = [...text].filter((sign) => !INVISIBLE.test(sign))
  if (visible.length === 0) return []
  const face = faceOf(visible, weight, EMOJI.test(text))
  if (face) return [{ face, text }]
  if (visible.length > 1) return visible.flatMap((sign) => piecesOfGrapheme(sign, weight))
  return [{ face: 'other', text, lost: true }]
}

function faceOf(signs: string[], weight: Weight, isEmoji: boolean): Face | undefined {
  const chain: Face[] = isEmoji ? ['emoji', ...CHAINS[weight]] : CHAINS[weight]
  return chain.find((face) => signs.every((sign) => has(face, sign.codePointAt(0) ?? 0)))
}

function has(face: Face, codePoint: number): boolean {
  if ((face === 'text' || face === 'strong') && SHARED.has(codePoint)) return false
  return fontOf(face).hasGlyphForCodePoint(codePoint)
}

const codePointsOf = (text: string) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
