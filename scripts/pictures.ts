/**
 * Pictures of the site (`npm run pictures`): every page at 360 and 1280 px, light and dark, on contact
 * sheets in pictures/, so that all of it can be looked at in a minute; and the three of the README, of the
 * demo's Gerda.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#db/seed.ts'
import { findBrowser } from '../tests/setup/browser.ts'
import startSite from '../tests/setup/start-site.ts'

const ROOT = join(import.meta.dirname, '..')
const SHEETS = join(ROOT, 'pictures')
const IMAGES = join(ROOT, 'docs/images')

type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }

const LOOKS: Look[] = [
  { name: 'telefoon-licht', width: 360, height: 740, colorScheme: 'light' },
  { name: 'telefoon-donker', width: 360, height: 740, colorScheme: 'dark' },
  { name: 'breed-licht', width: 1280, height: 900, colorScheme: 'light' },
  { name: 'breed-donker', width: 1280, height: 900, colorScheme: 'dark' },
]
type Cookie = { name: string; value: string }

const stop = await startSite(undefined, { demo: true })
// These read the settings of the site that has just been started.
const { ownPaths, publicPaths } = await import('../tests/fixtures/paths.ts')
const { fillFile } = await import('../tests/fixtures/people/full-file.ts')
const { cookieOf, createPerson, newSession } = await import('../tests/fixtures/people/people.ts')
const { cookieConsentName, cookieConsentValue } =
  await import('#app/platform/http/cookie-consent.server.ts')
const { findAccount } = await import('#app/features/accounts/users.server.ts')
const { asSystem, closeDatabase, readOnly } = await import('#app/platform/database/sql.server.ts')

const site = process.env.SITE_ADDRESS ?? ''
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

type Person = Awaited<ReturnType<typeof createPerson>>

/** Someone who is signed in, with a file. */
async function someone(email: string, fill: (person: Person) => Promise<unknown>): Promise<Cookie> {
  const person = await createPerson(email)
  await fill(person)
  const [name, value] = await cookieOf(person)
  return { name, value }
}

/** Gerda de Vries of the demo, in a browser of her own. */
async function gerdaOfDemo(): Promise<Cookie> {
  const account = await readOnly(asSystem('accounts'), (sql) =>
    findAccount(sql, DEMO_ACCOUNTS[0].email),
  )
  const [name, value] = await cookieOf({ token: await newSession(account?.id ?? '') })
  return { name, value }
}

/** A browser that has answered the question about cookies. */
async function visit({ width, height, colorScheme }: Omit<Look, 'name'>, cookies: Cookie[]) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  const all = [{ name: cookieConsentName(), value: cookieConsentValue(false) }, ...cookies]
  await context.addCookies(all.map((cookie) => ({ ...cookie, url: site })))
  return context
}

/** All pages in one look, each with its address below it. */
async function contactSheet(look: Look, paths: string[], cookies: Cookie[]) {
  const context = await visit(look, cookies)
  const page = await context.newPage()
  const shown: string[] = []
  for (const path of paths) {
    await page.goto(site + path)
    const picture = await page.screenshot({ type: 'jpeg', quality: 60 })
    shown.push(
      `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${path}</figcaption></figure>`,
    )
  }
  const sheet = await context.newPage()
  await sheet.setViewportSize({ width: 1800, height: 1000 })
  await sheet.setContent(`<style>
    body { font: 11px sans-serif; display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #888 }
    figure { margin: 0; width: ${look.width === 360 ? 160 : 340}px }
    img { width: 100%; display: block }
    figcaption { overflow-wrap: anywhere; color: #fff }
  </style>${shown.join('')}`)
  await sheet.screenshot({ path: join(SHEETS, `${look.name}.png`), fullPage: true })
  await context.close()
}

/** One page as the README shows it. */
async function pictureOf(path: string, file: string, cookies: Cookie[]) {
  const context = await visit({ width: 1280, height: 800, colorScheme: 'light' }, cookies)
  const page = await context.newPage()
  await page.goto(site + path)
  await page.screenshot({ path: join(IMAGES, file) })
  await context.close()
}

/**
 * The cover of the booklet and the page after it, beside each other: by poppler, since what draws a PDF in
 * Node leaves an edge on light that goes out.
 */
async function pictureOfBooklet(cookie: Cookie) {
  const answer = await fetch(`${site}/dashboard/wensen.pdf`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
  })
  const booklet = join(SHEETS, 'booklet')
  await writeFile(`${booklet}.pdf`, await answer.bytes())
  const size = ['-scale-to-x', '640', '-scale-to-y', '-1', '-l', '2', '-png']
  execFileSync('pdftoppm', [...size, `${booklet}.pdf`, booklet], { stdio: 'inherit' })
  const pages = await Promise.all(
    [1, 2].map((number) => readFile(`${booklet}-${`${number}`.padStart(2, '0')}.png`, 'base64')),
  )
  const page = await browser.newPage({ viewport: { width: 1328, height: 940 } })
  const images = pages.map((png) => `<img src="data:image/png;base64,${png}">`).join('')
  await page.setContent(
    `<style>body { margin: 16px; display: flex; gap: 16px; background: #d8d2c6 } img { width: 640px }</style>${images}`,
  )
  await writeFile(join(IMAGES, 'booklet.png'), await page.screenshot())
}

try {
  await rm(SHEETS, { recursive: true, force: true })
  await mkdir(SHEETS, { recursive: true })
  const gerda = await gerdaOfDemo()
  const person = await someone('alles@example.nl', fillFile)
  const everyone = await publicPaths(site)
  const own = await ownPaths(site, `${person.name}=${person.value}`)
  await pictureOf('/', 'landing.png', [])
  await pictureOf('/vragenlijst/kaars', 'interview.png', [gerda])
  await pictureOfBooklet(gerda)
  for (const look of LOOKS) {
    await contactSheet(look, everyone, [])
    await contactSheet({ ...look, name: `eigen-${look.name}` }, own, [person])
  }
} finally {
  await browser.close()
  await closeDatabase()
  await stop()
}
