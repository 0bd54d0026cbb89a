/**
 * Makes all that is made of a drawing (`npm run drawings`): the landscape of documents and cards, the
 * head of mails, what is shown where a page is shared, and the icons of telephones. To be run when a
 * drawing changes; the results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../tests/setup/browser.ts'
import {
  areas,
  bankSvg,
  cardSvg,
  coverSvg,
  daySvg,
  edgeSvg,
  hourSvg,
  lampSvg,
  mailLampSvg,
  mailSvg,
  morningSvg,
  pathEndSvg,
  placeSvg,
  sharedSvg,
  TIMES,
} from './drawn-files.ts'

const ROOT = join(import.meta.dirname, '..')
const PUBLIC = join(ROOT, 'public')
const PAPER = join(ROOT, 'app/paper/templates')
const FONT = 'node_modules/@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

/** A picture of markup, at its exact size. */
async function drawn(width: number, height: number, body: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  const font = (await readFile(join(ROOT, FONT))).toString('base64')
  await page.setContent(`<style>
    @font-face { font-family: Book; src: url(data:font/ttf;base64,${font}) }
    body { margin: 0; font-family: Book; background: transparent }
    svg { display: block; width: 100%; height: auto }
  </style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An .ico that holds one PNG: a header, a directory of one entry, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const icon = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
// Telephones cut the corners themselves.
const square = icon.replace(/ rx="\d+"/, '')

/** In as few colours as its light has no bands in: it comes with every mail. */
const small = (png: Buffer) =>
  sharp(png).png({ palette: true, quality: 96, dither: 0, effort: 10 }).toBuffer()

const files: [string, Buffer][] = [
  [
    'delen.png',
    await sharp(await drawn(1200, 630, sharedSvg()))
      .png({ palette: true })
      .toBuffer(),
  ],
  ['icoon-192.png', await drawn(192, 192, square)],
  ['icoon-512.png', await drawn(512, 512, square)],
  ['apple-touch-icon.png', await drawn(180, 180, square)],
  ['favicon.ico', ico(await drawn(32, 32, icon), 32)],
]
// Twice as wide as they are shown.
for (const [width, smaller, pixels, height, ofLamp] of [
  ['wide', '', 1120, 128, 128],
  ['narrow', '-smal', 760, 182, 109],
] as const) {
  for (const [time, ending] of TIMES)
    files.push([
      `brief${smaller}${ending}.png`,
      await small(await drawn(pixels, height, mailSvg(time, width))),
    ])
  files.push([
    `brief-lamp${smaller}.png`,
    await small(await drawn(pixels, ofLamp, mailLampSvg(width))),
  ])
}
for (const [name, content] of files) await writeFile(join(PUBLIC, name), content)
await writeFile(join(PAPER, 'landscape.svg'), coverSvg())
await writeFile(join(PAPER, 'edge.svg'), edgeSvg())
await writeFile(join(PUBLIC, 'illustraties/kaartje.svg'), cardSvg())
for (const [time, ending] of TIMES) {
  await writeFile(join(PUBLIC, `landschap${ending}.svg`), pathEndSvg(time))
  await writeFile(join(PUBLIC, `oever${ending}.svg`), bankSvg(time))
  await writeFile(join(PUBLIC, `ochtend${ending}.svg`), morningSvg(time))
  await writeFile(join(PUBLIC, `dag${ending}.svg`), daySvg(time))
}
await writeFile(join(PUBLIC, 'lamp.svg'), lampSvg())
for (const area of areas) {
  await writeFile(join(PAPER, `places/${area}.svg`), placeSvg(area))
  for (const [time, ending] of TIMES)
    await writeFile(join(PUBLIC, `uren/${area}${ending}.svg`), hourSvg(area, time))
}
await browser.close()
