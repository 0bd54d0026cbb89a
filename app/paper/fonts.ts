import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

// Found when the program runs: packages may lie above the project.
const require = createRequire(import.meta.url)

/**
 * The fonts of the documents. Each style in the templates has a chain of them: the letter of the
 * house, then those for other scripts, emoji and signs (`style.typ`).
 */
const files = () => [
  require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/markazi-text/400Regular/MarkaziText_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
]

export const fontFiles = (): Buffer[] => files().map((file) => readFileSync(file))

/** Characters of which a font has a shape. Its table may end in one that has none. */
const shapesOf = (font: Font): number[] =>
  font.characterSet.filter((codePoint) => font.hasGlyphForCodePoint(codePoint))

/** The characters of each font. */
export const characterSets = (fonts: Buffer[]): Set<number>[] =>
  fonts.map((font) => new Set(shapesOf(create(font) as Font)))

/** Finds out whether one of the fonts can draw a character together with the marks on it. */
export function coverageOf(fonts: Buffer[]): (codePoints: number[]) => boolean {
  const sets = characterSets(fonts)
  return (codePoints) => sets.some((known) => codePoints.every((one) => known.has(one)))
}
