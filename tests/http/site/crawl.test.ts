/**
 * Walks the site as every kind of visitor, from link to link, and looks at each page that it meets.
 * The markup is checked by html-validate.
 */
import { HtmlValidate } from 'html-validate'
import { parse } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { crawl, type Found, internal, shapeOf } from '#tests/fixtures/crawler.ts'
import { clientWithoutAddress } from '#tests/fixtures/people/clients.ts'
import { describedWrongly } from '#tests/fixtures/people/described.ts'
import { fillFile } from '#tests/fixtures/people/full-file.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { TEST_SETTINGS } from '#tests/setup/settings.ts'

type Page = Required<Found>

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // What React writes is right HTML: void elements with a slash, `charSet`, attributes without value.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'error',
    // Looks through the whole page for each label. The browser tests ask whether fields have names.
    'valid-for': 'off',
  },
})

type Comes = {
  fewest: number
  isPublic?: true
  come: () => Promise<Visitor>
  /** Where the walk begins; home when not given. */
  start?: () => Promise<string>
  /** Forms about others that are among them. */
  filledIn?: RegExp[]
}

const visitors: Record<string, Comes> = {
  'without a session': { fewest: 45, isPublic: true, come: async () => new Visitor() },
  'of a person with a full file': {
    fewest: 70,
    come: async () => {
      const user = await testUser()
      await fillFile(user)
      return signedIn(user)
    },
  },
  'of a person without a file': { fewest: 60, come: async () => signedIn(await testUser()) },
  'of a guild member': {
    filledIn: [/^\/franchise\/collegas$/, /^\/franchise\/opvragen\/./],
    fewest: 45,
    come: async () => signedIn(await testUser('franchise')),
  },
  'of staff': {
    fewest: 55,
    filledIn: [
      /^\/admin\/afspraken\/nieuw\?soort=locatie$/,
      /^\/admin\/wensengesprek\/nieuw$/,
      /^\/admin\/wensengesprek\/[^/]+\/naw$/,
      /^\/admin\/gilde\/nieuw$/,
    ],
    // With a conversation of one who has no address.
    come: async () => {
      const user = await testUser('staff')
      await clientWithoutAddress(user)
      return signedIn(user)
    },
  },
  'of an administrator': { fewest: 45, come: async () => signedIn(await testUser('admin')) },
  'of an administrator who found a client without an address': {
    fewest: 45,
    start: async () => {
      const { number } = await clientWithoutAddress(await testUser('staff'))
      return `/admin/wensen?q=${number}`
    },
    come: async () => signedIn(await testUser('admin')),
  },
}

describe.each(Object.entries(visitors))(
  'the pages %s',
  (_who, { fewest, come, isPublic, start, filledIn = [] }) => {
    let found: Map<string, Found>
    let pages: Page[]

    beforeAll(async () => {
      found = await crawl(await come(), await start?.())
      pages = [...found.values()].filter((one): one is Page => one.page !== undefined)
    }, 120_000)

    /** Of the others it is not asked, nor counted as skipped. */
    const onlyPublic: (name: string, ask: () => Promise<void> | void) => void = isPublic
      ? test
      : () => {}

    /** What is wrong with which page; nothing is expected. */
    const wrong = (problems: (page: Page) => string[]) =>
      pages.flatMap((page) => problems(page).map((problem) => `${page.path}: ${problem}`))

    /** The page at a path; of pages that differ only in what they are about, not all were visited. */
    const alike = (path: string) =>
      (
        pages.find((one) => one.path === path) ??
        pages.find((one) => shapeOf(one.path) === shapeOf(path))
      )?.page

    test('are all there', () => {
      // 403 is the answer to someone without the role: the entrance of the office is for everyone.
      const missing = [...found.values()].filter(({ status }) => status >= 400 && status !== 403)
      expect(missing.map(({ path, from, status }) => `${from} → ${path}: ${status}`)).toEqual([])
      expect(pages.length).toBeGreaterThan(fewest)
    })

    onlyPublic('are at least those of the map', async () => {
      const { text } = await new Visitor().get('/sitemap.xml')
      const map = Array.from(
        text.matchAll(/<loc>([^<]+)/g),
        ([, url = '']) => new URL(url).pathname,
      )
      expect(map.length).toBeGreaterThan(30)
      expect(map.filter((path) => !found.get(path)?.page)).toEqual([])
    })

    test('are in Dutch, with one heading and a title of their own', () => {
      const pathOf = new Map<string, string>()
      expect(
        wrong(({ path, page }) => {
          const headings = page.querySelectorAll('h1').length
          const title = page.querySelector('title')?.text ?? ''
          const [address = ''] = shapeOf(path).split('?')
          // The interview has the same pages for oneself and for a client.
          const pathname = address.replace(/^\/(vragenlijst|admin\/wensengesprek\/:one)\//, '/')
          const other = pathOf.get(title)
          pathOf.set(title, pathname)
          return [
            ...(headings === 1 ? [] : [`${headings} headings`]),
            ...(page.querySelector('html')?.getAttribute('lang') === 'nl' ? [] : ['not in Dutch']),
            ...(/^.{3,} \| Wensenregister$/.test(title) ? [] : [`title '${title}'`]),
            ...(other === undefined || other === pathname ? [] : [`same title as ${other}`]),
          ]
        }),
      ).toEqual([])
    })

    onlyPublic('that search engines may keep say what and where they are', () => {
      const descriptions = new Map<string, string>()
      expect(
        wrong((one) => {
          if (!isOpen(one)) return []
          const { html, path } = one
          const description = attribute(one, 'meta[name="description"]', 'content')
          const canonical = attribute(one, 'link[rel="canonical"]', 'href')
          const [pathname = ''] = path.split('?')
          const other = descriptions.get(description)
          descriptions.set(description, pathname)
          const title = one.page.querySelector('title')?.text ?? ''
          return [
            // Longer ones are cut off where they are found.
            ...(title.length <= 70 ? [] : [`title of ${title.length}`]),
            ...(description.length > 30 ? [] : [`description '${description}'`]),
            ...(other === undefined || other === pathname ? [] : [`same description as ${other}`]),
            ...(canonical.replace(/\?.*/, '') === TEST_SETTINGS.PUBLIC_ORIGIN + pathname
              ? []
              : [`canonical '${canonical}'`]),
            ...describedWrongly(html),
          ]
        }),
      ).toEqual([])
    })

    test('lead to parts of pages that are there', () => {
      expect(
        wrong(({ path, page }) =>
          page.querySelectorAll('a[href*="#"]').flatMap((link) => {
            const href = link.getAttribute('href') ?? ''
            const url = internal(href, path)
            const target = url && alike(url.pathname + url.search)
            const id = decodeURIComponent(url?.hash.slice(1) ?? '')
            return !url || target?.getElementById(id) ? [] : [`nothing at ${href}`]
          }),
        ),
      ).toEqual([])
    })

    test('have pictures with a text and a size', () => {
      expect(
        wrong(({ page }) =>
          page
            .querySelectorAll('img')
            .flatMap((image) =>
              ['alt', 'width', 'height']
                .filter((name) => image.getAttribute(name) === undefined)
                .map((name) => `${image.getAttribute('src')} without ${name}`),
            ),
        ),
      ).toEqual([])
    })

    test('send their forms to addresses that answer', async () => {
      const visitor = new Visitor()
      const statuses = new Map<string, number>()
      const problems: string[] = []
      for (const { path, page } of pages)
        for (const form of page.querySelectorAll('form')) {
          const { pathname } = internal(form.getAttribute('action') ?? path, path) ?? {}
          if (!pathname) problems.push(`${path}: a form that leaves the site`)
          if (!pathname || statuses.has(pathname)) continue
          statuses.set(pathname, (await visitor.get(pathname)).status)
          if (statuses.get(pathname) === 404)
            problems.push(`${path}: nothing answers at ${pathname}`)
        }
      expect(problems).toEqual([])
      expect(statuses.size).toBeGreaterThan(0)
    })

    test('offer nothing of who fills in what is about somebody else', () => {
      const about = pages.filter(({ path }) => ABOUT_OTHERS.test(path))
      const offered = about.flatMap(({ path, page }) =>
        page
          .querySelectorAll('main input')
          .filter((field) => !NOT_TYPED.has(field.getAttribute('type') ?? 'text'))
          .filter((field) => !OF_WHO_WORKS.has(field.getAttribute('autocomplete') ?? ''))
          .map((field) => `${path}: ${field.getAttribute('name')}`),
      )
      expect(offered).toEqual([])
      for (const path of filledIn) expect(about.some((one) => path.test(one.path))).toBe(true)
    })

    test('hide a password that is typed, and let a manager of passwords fill it in', () => {
      const fields = pages.flatMap(({ path, page }) =>
        page.querySelectorAll('input').flatMap((field) => {
          const [name = '', type, autocomplete] = ['name', 'type', 'autocomplete'].map((one) =>
            field.getAttribute(one),
          )
          const isOne = /password/i.test(name) && type !== 'hidden'
          return isOne ? [{ path, name, type, autocomplete }] : []
        }),
      )
      if (isPublic) expect(fields.length).toBeGreaterThan(1)
      const open = fields.filter(
        ({ type, autocomplete }) =>
          type !== 'password' || !/^(current|new)-password$/.test(autocomplete ?? ''),
      )
      expect(open).toEqual([])
    })

    test('are right HTML', async () => {
      const problems = new Map<string, string>()
      for (const { path, html } of pages.filter(isNew)) {
        const { results } = await validator.validateString(html)
        for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
          // Firefox puts old values back in hidden fields on a reload, unless they say so.
          if (!message.startsWith('"off" cannot be used on <input type="hidden">'))
            problems.set(`${ruleId}: ${message} (${selector})`, path)
      }
      expect([...problems].map(([problem, path]) => `${path}: ${problem}`)).toEqual([])
    }, 120_000)
  },
)

/** Of the office, and what a director asks or says about others. */
const ABOUT_OTHERS = /^\/(admin|franchise\/(collegas|opvragen|aanvragen))\b/
const NOT_TYPED = new Set(['hidden', 'checkbox', 'radio', 'file', 'search', 'submit'])
/** What proves who it is that works. */
const OF_WHO_WORKS = new Set(['off', 'current-password', 'one-time-code'])

/** What was looked at in a page of some visitor before. */
const seen = new Set<string>()

/** Whether a part of the page is new: most pages differ between visitors in their head only. */
function isNew({ page }: Page): boolean {
  const parts = page.querySelectorAll('head, body > :not(script)').map(String)
  const added = parts.filter((part) => !seen.has(part))
  for (const part of added) seen.add(part)
  return added.length > 0
}

test('what leads nowhere is seen', () => {
  const page = parse('<a href="/x#deel">x</a><p id="ander">y</p>')
  expect(page.getElementById('deel')).toBeNull()
  const telling = (json: string) => `<script type="application/ld+json">${json}</script>`
  const article = '{"@context":"https://schema.org","@graph":[{"@type":"Article"}]}'
  expect(describedWrongly(telling(article))).toContain('Article without headline')
  expect(describedWrongly(telling('{'))).toEqual(['facts that are no JSON'])
})

const attribute = ({ page }: Page, tag: string, name: string) =>
  page.querySelector(tag)?.getAttribute(name) ?? ''

/** Whether search engines may keep it. */
const isOpen = (page: Page) =>
  !attribute(page, 'meta[name="robots"]', 'content').includes('noindex')
