import { createHash, randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions, run } from 'axe-core'
import { cookieConsentValue } from '#app/platform/http/cookie-consent.server.ts'
import { decoded, unbroken } from '#tests/fixtures/page.ts'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

export type Mail = { subject: string; text: string; links: string[] }

type Fixtures = {
  /** What the visitor said about cookies; null for nothing yet, so that every page asks. */
  analytics: boolean | null
  /** What the browser may complain about, because the test makes it fail on purpose. */
  ignoredErrors: RegExp | undefined
  /** An address that no other test uses. */
  email: string
  /** Waits for the newest mail to an address whose subject matches. */
  mailTo: (email: string, subject?: RegExp) => Promise<Mail>
}

/** Each test has a network of its own, so that limits per network never meet. */
export const test = base.extend<Fixtures>({
  analytics: [false, { option: true }],
  ignoredErrors: [undefined, { option: true }],
  baseURL: async ({}, use) => use(process.env.SITE_ADDRESS),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  email: async ({}, use) => use(`${randomUUID().slice(0, 13)}@example.nl`),
  mailTo: async ({ request }, use) =>
    use(async (email, subject = /./) => {
      let mail: Mail | undefined
      await expect
        .poll(async () => (mail = await newestMail(request, email, subject)), { timeout: 15_000 })
        .toBeDefined()
      return mail as Mail
    }),
  context: async ({ context, analytics, baseURL }, use) => {
    const cookie = { name: 'consent', url: baseURL ?? '' }
    if (analytics !== null)
      await context.addCookies([{ ...cookie, value: cookieConsentValue(analytics) }])
    await use(context)
  },
  page: async ({ page, ignoredErrors }, use) => {
    const errors = watchForErrors(page)
    await use(page)
    const unexpected = errors.filter((error) => !ignoredErrors?.test(error))
    expect(unexpected, 'errors on the console').toEqual([])
  },
})

/** What the browser complains about, but for pages that are errors on purpose (404, 422 …). */
function watchForErrors(page: Page): string[] {
  const errors: string[] = []
  const pages = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.add(request.url())
  })
  // What Chromium says where a page that lets its sun move leads to one without, or a page is left on a busy
  // machine before the sun has moved.
  const ends =
    /ViewTransition opt-in disabled|^Transition was (skipped|aborted because of invalid state)/
  page.on('pageerror', ({ message }) => {
    if (!ends.test(message)) errors.push(message)
  })
  page.on('console', (message) => {
    const ofPage = pages.has(message.location().url)
    if (message.type() !== 'error') return
    if (ofPage && message.text().startsWith('Failed to load resource')) return
    errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}

/** The development mailbox lists mails from new to old. */
async function newestMail(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<Mail | undefined> {
  const list = unbroken(await (await request.get('/dev/postvak')).text())
  for (const [, item = ''] of list.matchAll(/<li>(.*?)<\/li>/gs)) {
    const [, path, title = ''] = /<a href="(\/dev\/postvak\/[^"]+)">(.*?)<\/a>/s.exec(item) ?? []
    if (!path || !item.includes(email) || !subject.test(plain(title))) continue
    const page = unbroken(await (await request.get(path)).text())
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
    const links = [...main.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => plain(link))
    return { subject: plain(title), text: plain(main), links: [...new Set(links)] }
  }
  return undefined
}

const plain = (html: string) => decoded(html.replaceAll(/<[^>]*>/g, ' '))

/**
 * Does what leads to another page, and waits until all of that page is there. Without this a test
 * may go on with the page before, which often says the same, or look for what must not be there
 * before anything is.
 */
export async function nextPage(page: Page, act: () => Promise<unknown>) {
  const arrived = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
  await Promise.all([arrived, act()])
  await page.waitForLoadState()
}

/**
 * Presses the button that leads to the next page. Where a form has two with the same text, the first
 * stands there for the Enter key; a person presses the other.
 */
export const press = (page: Page, button: string) =>
  nextPage(page, () => page.getByRole('button', { name: button, exact: true }).last().click())

/** Follows a link to the next page. */
export const follow = (page: Page, link: string) =>
  nextPage(page, () => page.getByRole('link', { name: link, exact: true }).click())

/** What script hides, shuts or opens. */
const CHANGED_BY_SCRIPT = '[data-when-field], [data-needs], [data-consent], dialog[data-plain]'

/** Outlines of pages that axe found nothing on. */
const accessible = new Set<string>()

/**
 * Fails on anything that axe finds on the page as it is now. Without script a page is looked at only
 * where script would change it: of all others the markup is the same. So is a page that differs from
 * one before in its words and numbers alone.
 */
export async function expectAccessible(page: Page) {
  await page.waitForLoadState()
  const scripted = base.info().project.use.javaScriptEnabled !== false
  if (!scripted && (await page.locator(CHANGED_BY_SCRIPT).count()) === 0) return
  const outline = await outlineOf(page)
  if (accessible.has(outline)) return
  const found = await axeOn(scripted ? page : await copyWithScript(page))
  expect(found, `axe on ${page.url()}`).toEqual([])
  accessible.add(outline)
}

/** The markup without its words and numbers, and the screen that it is on. */
async function outlineOf(page: Page): Promise<string> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const markup = (await page.content())
    .replaceAll(/>[^<]*\S[^<]*</g, '>…<')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/g, '0')
  return createHash('sha256')
    .update(`${page.viewportSize()?.width} ${dark} ${markup}`)
    .digest('base64')
}

/** Half as long as the source that the package gives, for the browser to read on every page. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What axe finds on a page. @param rules some of its rules; else all */
export async function axeOn(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run: typeof run } }
    const { violations } = await axe.run(document, how)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  }, options)
}

/** Shows copies, one after the other; a new one each time takes longer than what it is for. */
let copies: Promise<Page> | undefined

/** The same page, without its own scripts, where axe's script may run. */
async function copyWithScript(page: Page): Promise<Page> {
  const url = page.url().replace(/#.*/, '')
  const body = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, '')
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  copies ??= page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true })
    .then((one) => one.newPage())
  const copy = await copies
  const size = page.viewportSize()
  if (!copy || !size) throw new Error('no browser')
  await copy.setViewportSize(size)
  await copy.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await copy.route(url, (route) => route.fulfill({ contentType: 'text/html', body }))
  await copy.goto(url)
  // Only now: what the page still asks for while its route is taken away may wait for ever.
  await copy.unroute(url)
  return copy
}

/** Fails when a page must be scrolled sideways on a small telephone. */
export async function expectNoSidewaysScroll(page: Page) {
  await page.waitForLoadState()
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(scroll, `width of ${page.url()} at 360 px`).toBeLessThanOrEqual(width)
  if (before) await page.setViewportSize(before)
}
