import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

// At run time: packages may lie above the project.
const require = createRequire(import.meta.url)

/**
 * Each style has a chain: the house's letter, then other scripts, emoji and signs (`style.typ`).
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

/** All fonts of paper, in the order of the chains. Reads them anew each time. */
export const fontFiles = (): Buffer[] => files().map((file) => readFileSync(file))

const shapesOf = (font: Font): number[] =>
  font.characterSet.filter((codePoint) => font.hasGlyphForCodePoint(codePoint))

/** The code points that each font can draw. */
export const characterSets = (fonts: Buffer[]): Set<number>[] =>
  fonts.map((font) => new Set(shapesOf(create(font) as Font)))

/** Whether one font can draw a character with its marks. */
export function coverageOf(fonts: Buffer[]): (codePoints: number[]) => boolean {
  const sets = characterSets(fonts)
  return (codePoints) => sets.some((known) => codePoints.every((one) => known.has(one)))
}
