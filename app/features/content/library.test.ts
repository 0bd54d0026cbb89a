import { describe, expect, test } from 'vitest'
// Addresses come from the settings, which the database's address is a part of.
import '#tests/setup/database.ts'
import { frontMatter } from './front-matter.server.ts'
import { textAt, textsOn, related } from './library.server.tsx'
import { articleAt } from './articles.server.ts'

const all = textsOn()

test('there are texts, each with an address of its own', () => {
  expect(all.length).toBeGreaterThan(0)
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
})

describe.each(all.map((one) => [one.path, one] as const))('%s', (path, one) => {
  test('is found at its address, in whatever way that is written', () => {
    expect(textAt(path)).toBe(one)
    expect(articleAt(`${path.toUpperCase()}/`)?.path).toBe(path)
  })

  test('has no heading of the first level of its own, and no level left out', () => {
    const levels = Array.from(one.html.matchAll(/<h(\d)/g), ([, level]) => Number(level))
    let above = 1
    for (const level of levels) {
      expect(level).toBeGreaterThan(1)
      expect(level - above).toBeLessThanOrEqual(1)
      above = level
    }
  })

  test('has anchors that differ', () => {
    const ids = one.headings.map(({ id }) => id)
    expect(ids).not.toContain('')
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has tables that are shown as blocks: each cell knows its head and says what it is', () => {
    for (const [, table = ''] of one.html.matchAll(/<table role="table"([^]*?)<\/table>/g)) {
      const heads = Array.from(table.matchAll(/<th\b[^>]*>(.*?)<\/th>/g), ([, head]) => head)
      for (const [cell] of table.matchAll(/<t[rhd]\b[^>]*>/g))
        expect(cell).toMatch(/role="(row|columnheader|cell)"/)
      for (const [, label] of table.matchAll(/data-label="([^"]*)"/g))
        expect(heads).toContain(label?.replace(/:$/, ''))
    }
    expect(one.html).not.toMatch(/<table(?! role)/)
  })

  test('has pictures with a size and a description', () => {
    const withoutAdornment = one.html.replaceAll(/<picture>.*?<\/picture>/gs, '')
    for (const [picture] of withoutAdornment.matchAll(/<img\b[^>]*>/g))
      expect(picture).toMatch(
        /(?=.*alt="[^"]+")(?=.*width="[\d.]+")(?=.*height="[\d.]+")(?=.*loading="lazy")/,
      )
  })

  test('does not say when the office is open: that is a setting', () => {
    expect(one.text).not.toMatch(/(van|tussen) \d{1,2}[.:]\d\d (tot|en) \d{1,2}[.:]\d\d/)
  })

  test('was changed when or after it was published', () => {
    expect(one.updated >= one.published).toBe(true)
  })

  test('names the day of a check only when it was not changed since', () => {
    const { reviewed = one.updated } = one
    expect(reviewed >= one.updated).toBe(true)
  })
})

test.each([
  // Who lives has to say so: a sign-in by itself leaves a request of a whole file as it is.
  'inlogt, stopt de aanvraag',
  // Who ends the tie with a funeral director has none.
  'later een ander kiezen',
])('no text says again what is not so: %s', (untrue) => {
  for (const { path, text } of all) expect(text, path).not.toContain(untrue)
})

test('an article leads on to others, never to itself', () => {
  for (const article of textsOn('kennisbank', 'blog')) {
    const others = related(article)
    expect(others).not.toContain(article)
    expect(others.length).toBe(Math.min(3, textsOn(article.shelf).length - 1))
  }
})

describe('front matter', () => {
  const good = {
    title: 'Begraven of cremeren?',
    description: 'Wat mag, wat kost het en hoe kiest u?',
    published: '2026-01-02',
    updated: '2026-11-21',
  }
  test('is accepted with the least it must say', () => {
    expect(frontMatter.safeParse(good).success).toBe(true)
  })
  test.each([
    ['a description that search engines cut off', { description: 'x'.repeat(156) }],
    ['a date that is none', { published: '2026-13-40' }],
    ['a source without https', { sources: [{ label: 'Wet', url: 'http://wetten.nl' }] }],
    ['no day of the last change', { updated: undefined }],
    ['a word it does not know', { auteur: 'Jan' }],
    ['no title', { title: undefined }],
  ])('is refused with %s', (_what, change) => {
    expect(frontMatter.safeParse({ ...good, ...change }).success).toBe(false)
  })
})

test.each(['/veelgestelde-vragen', '/uitvaartondernemers/faq-ondernemers'])(
  'every question of %s is folded and has an address of its own',
  (path) => {
    const { html = '' } = textAt(path) ?? {}
    const addresses = [...html.matchAll(/<\/summary><div id="([^"]+)">/g)].map(([, id]) => id)
    expect(addresses.length).toBeGreaterThan(10)
    expect(new Set(addresses).size).toBe(html.split('<h3').length - 1)
  },
)
