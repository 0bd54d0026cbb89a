/**
 * A look at the site in Chromium 83 of May 2020, as it runs on telephones that get no newer one.
 * Someone signs up, fills in the seven steps and reads them back, with the site's script and
 * without. It stops at the first thing that does not work and leaves a picture of every page.
 *
 *     npm start                    # in another terminal
 *     npm run old-browser          # --site http://localhost:3000 --pictures test-results/old-browser
 *
 * The browser comes from a package that is fetched when it is first asked for: it is large, old
 * and no part of the site.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { ROOT } from '#app/server/prepare.ts'

const { values: options } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    pictures: { type: 'string', default: join(ROOT, 'test-results/old-browser') },
  },
})

const PACKAGES = ['chrome-aws-lambda@3.1.1', 'puppeteer-core@3.1.0']
const HOME = join(ROOT, 'node_modules/.cache/old-browser')
const PASSWORD = 'Appelboom7'
const PHONE = { width: 360, height: 740 }

/** What is used here of the driver of that time. */
type Handle = {
  click: (how?: { clickCount: number }) => Promise<void>
  type: (text: string) => Promise<void>
  boundingBox: () => Promise<{ width: number } | null>
  getProperty: (name: string) => Promise<{ jsonValue: () => Promise<unknown> }>
}
type Page = {
  goto: (url: string) => Promise<unknown>
  url: () => string
  content: () => Promise<string>
  $$: (selector: string) => Promise<Handle[]>
  waitForNavigation: () => Promise<unknown>
  screenshot: (how: { path: string; fullPage: boolean }) => Promise<unknown>
  setViewport: (size: typeof PHONE) => Promise<void>
  setJavaScriptEnabled: (on: boolean) => Promise<void>
  on: (
    event: 'pageerror' | 'console',
    listener: (what: { message?: string; text?: () => string }) => void,
  ) => void
}
type Browser = {
  newPage: () => Promise<Page>
  version: () => Promise<string>
  close: () => Promise<void>
}
type Driver = { launch: (how: { executablePath: string; args: string[] }) => Promise<Browser> }

for (const script of [true, false]) {
  const browser = await startBrowser()
  try {
    await journey(await browser.newPage(), script)
    console.log(`${await browser.version()}, ${script ? 'with' : 'without'} the script: works`)
  } finally {
    await browser.close()
  }
}
console.log(`Pictures: ${options.pictures}`)

async function startBrowser(): Promise<Browser> {
  const program = join(HOME, 'chromium')
  if (!existsSync(program)) {
    await mkdir(HOME, { recursive: true })
    const install = ['install', '--prefix', HOME, '--no-audit', '--no-fund', '--no-save']
    execFileSync('npm', [...install, ...PACKAGES], { stdio: 'inherit' })
    const packed = await readFile(join(HOME, 'node_modules/chrome-aws-lambda/bin/chromium.br'))
    await writeFile(program, brotliDecompressSync(packed))
    await chmod(program, 0o755)
  }
  const driver = createRequire(join(HOME, 'package.json'))('puppeteer-core') as Driver
  const args = ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote']
  return driver.launch({ executablePath: program, args })
}

async function journey(page: Page, script: boolean) {
  const folder = join(options.pictures, script ? 'with-script' : 'without-script')
  await mkdir(folder, { recursive: true })
  await page.setViewport(PHONE)
  await page.setJavaScriptEnabled(script)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => void complaints.push(message ?? ''))
  page.on('console', (said) => void complaints.push(said.text?.() ?? ''))
  const picture = (name: string) =>
    page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })

  await page.goto(`${options.site}/`)
  await picture('home')
  await signUp(page)
  await picture('dashboard-empty')
  for (const [index, key] of sectionKeys.entries()) {
    await page.goto(`${options.site}/vragenlijst/${key}`)
    await fillIn(page)
    await picture(`step-${index + 1}-${key}`)
    await press(page, index === sectionKeys.length - 1 ? 'Dashboard' : 'Volgende')
    if (page.url().endsWith(`/${key}`)) throw new Error(`Step ${key} was not saved.`)
  }
  await picture('dashboard')
  if (!/WR\d{8}/.test(await page.content())) throw new Error('No file number on the overview.')
  if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
}

async function signUp(page: Page) {
  const email = `oud.${Date.now()}@example.nl`
  await page.goto(`${options.site}/auth?tab=signup`)
  for (const [name, value] of Object.entries({ firstName: 'Zoë', lastName: 'Hof', email }))
    await fill(page, name, value)
  for (const name of ['password', 'confirmPassword']) await fill(page, name, PASSWORD)
  for (const box of await page.$$('[name=privacyConsent]')) await box.click()
  await press(page, 'Account maken')
  await page.goto(`${options.site}${await newestMail(page, email)}`)
  const [link] = /\/auth\/bevestigen\?token=[\w-]+/.exec(await page.content()) ?? []
  await page.goto(`${options.site}${link}`)
  await press(page, 'Bevestig mijn e-mailadres')
}

/** The path of the newest mail in the mailbox, once it is there. */
async function newestMail(page: Page, email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    await page.goto(`${options.site}/dev/postvak`)
    // An address has places where it may break.
    const list = (await page.content()).replaceAll('<wbr>', '')
    const [path] = /\/dev\/postvak\/[\w-]{36}/.exec(list) ?? []
    if (path && list.includes(email)) return path
    await setTimeout(100)
  }
  throw new Error('No mail came.')
}

async function fill(page: Page, name: string, value: string) {
  const [field] = await page.$$(`main [name="${name}"]`)
  if (!field) throw new Error(`No field ${name} on ${page.url()}.`)
  await field.click({ clickCount: 3 })
  await field.type(value)
}

/** An answer to everything that is in sight, from the top down. */
async function fillIn(page: Page) {
  for (const field of await page.$$('main input, main textarea')) {
    if (!(await field.boundingBox())) continue
    const [type, name, fixed, on] = await Promise.all(
      ['type', 'name', 'readOnly', 'checked'].map(async (key) =>
        (await field.getProperty(key)).jsonValue(),
      ),
    )
    if (fixed || type === 'hidden' || type === 'file') continue
    // Cards are asked for on a page of their own.
    if (type === 'radio' || type === 'checkbox') {
      if (!on && !/card/i.test(String(name))) await field.click()
    } else await typeInto(field, String(name))
  }
}

async function typeInto(field: Handle, name: string) {
  await field.click({ clickCount: 3 })
  const texts = {
    phone: '06-12345678',
    postalCode: '1234 AB',
    dateOfBirth: '3 mei 1951',
    email: 'piet@example.nl',
    link: 'https://example.nl/lied',
    Months: '6',
  }
  const known = Object.entries(texts).find(([part]) => name.includes(part))
  await field.type(known?.[1] ?? `Antwoord ${name}`.slice(0, 40))
}

/** Presses the button in sight that has this text; one for the Enter key alone lies before it. */
async function press(page: Page, text: string) {
  for (const button of await page.$$('main button')) {
    const box = await button.boundingBox()
    const shown = String(await (await button.getProperty('textContent')).jsonValue()).trim()
    if (!box || box.width < 40 || shown !== text) continue
    await Promise.all([page.waitForNavigation(), button.click()])
    return
  }
  throw new Error(`No button '${text}' on ${page.url()}.`)
}
