/** Letters of the same width on every machine, whatever fonts it has: those of an Android telephone. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.url)

type Font = { names: string[]; weight: string; bytes: string }

const WEIGHTS = ['400', '600', '700']
/** By the name of its package, what a page is told to ask for and what a mail asks for. */
const FAMILIES = { roboto: ['known-sans', 'Helvetica'], 'noto-serif': ['known-serif', 'Georgia'] }

const fonts = Promise.all(
  Object.entries(FAMILIES).flatMap(([family, names]) =>
    WEIGHTS.map(async (weight): Promise<Font> => {
      const file = `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`
      return { names, weight, bytes: await readFile(resolve(file), 'base64') }
    }),
  ),
)

/** Sets the page, or the mail, in fonts that the test brings along, until another page is opened. */
export const setInKnownFonts = async (page: Page): Promise<void> =>
  page.evaluate(useFonts, await fonts)

/** In the browser. What a script makes of bytes is no address, so the policy of the page lets it. */
async function useFonts(all: Font[]) {
  const { style } = document.documentElement
  if (style.getPropertyValue('--sans')) return
  const faces = all.flatMap(({ names, weight, bytes }) => {
    const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
    return names.map((name) => new FontFace(name, data, { weight }))
  })
  for (const face of faces) document.fonts.add(await face.load())
  style.setProperty('--sans', 'known-sans')
  style.setProperty('--serif', 'known-serif')
}
