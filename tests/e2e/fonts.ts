/** Letters of the same width on every machine, whatever fonts it has: those of an Android telephone. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.url)

type Font = { family: string; weight: string; bytes: string }

const WEIGHTS = ['400', '600', '700']

const fonts = Promise.all(
  ['roboto', 'noto-serif'].flatMap((family) =>
    WEIGHTS.map(async (weight): Promise<Font> => {
      const file = `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`
      return { family, weight, bytes: await readFile(resolve(file), 'base64') }
    }),
  ),
)

/** Sets the page in fonts that the test brings along, until another page is opened. */
export const setInKnownFonts = async (page: Page): Promise<void> =>
  page.evaluate(useFonts, await fonts)

/** In the browser. What a script makes of bytes is no address, so the policy of the page lets it. */
async function useFonts(all: Font[]) {
  const { style } = document.documentElement
  if (style.getPropertyValue('--sans')) return
  const faces = all.map(({ family, weight, bytes }) => {
    const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
    return new FontFace(`known-${family}`, data, { weight })
  })
  for (const face of faces) document.fonts.add(await face.load())
  style.setProperty('--sans', 'known-roboto')
  style.setProperty('--serif', 'known-noto-serif')
}
