/** One sheet of styles a page, whichever parts it needs; see docs/decisions/0059-a-sheet-for-each-area.md. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'

const sheetsIn = (html: string) =>
  Array.from(html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*?href="([^"]+)"/g), ([, href]) =>
    href?.replace(/^\/assets\/([\w-]+)-[\w-]{8}\.css$/, '$1'),
  )

test.each([
  ['/', 'page-public'],
  ['/kennisbank', 'page-public'],
  ['/over-ons', 'page-public'],
  ['/bestaat-niet', 'page-public'],
  ['/auth', 'page-own'],
  ['/overleden', 'page-relatives'],
  ['/overleden/eerste-dagen', 'page-relatives'],
])('%s has the one sheet %s', async (path, sheet) => {
  expect(sheetsIn((await new Visitor().get(path)).text)).toEqual([sheet])
})

test('what is a person’s own has one sheet, and a step another', async () => {
  const person = await signedIn(await testUser())
  for (const [path, sheet] of [
    ['/dashboard', 'page-own'],
    ['/dashboard/account', 'page-own'],
    ['/vragenlijst', 'page-own'],
    ['/vragenlijst/veer', 'page-steps'],
    ['/dashboard/bestaat-niet', 'page-own'],
  ] as const)
    expect(sheetsIn((await person.get(path)).text), path).toEqual([sheet])
})

test('who comes from elsewhere has the styles in the page, and the policy knows them by their hash', async () => {
  const person = await signedIn(await testUser())
  for (const [visitor, path] of [
    [new Visitor(), '/'],
    [new Visitor(), '/auth'],
    [new Visitor(), '/kennisbank/begrafenis-of-crematie'],
    [person, '/vragenlijst/praktisch'],
    [person, '/dashboard'],
  ] as const) {
    for (const site of ['none', 'cross-site']) {
      const { text, headers } = await visitor.get(path, { 'sec-fetch-site': site })
      const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(text) ?? []
      const hash = createHash('sha256').update(styles).digest('base64')
      expect(headers['content-security-policy'], path).toContain(
        `style-src 'self' 'sha256-${hash}';`,
      )
      expect(sheetsIn(text), path).toEqual([])
      const [, later = ''] = /<link rel="prefetch" as="style" href="([^"]+)"/.exec(text) ?? []
      expect((await visitor.get(later)).text, path).toBe(styles)
    }
    const within = await visitor.get(path, { 'sec-fetch-site': 'same-origin' })
    expect(within.text, path).not.toContain('<style>')
    expect(within.headers['content-security-policy'], path).toContain("style-src 'self';")
  }
})

test('only the steps move from one page to the next', async () => {
  const person = await signedIn(await testUser())
  for (const [path, moves] of [
    ['/dashboard', false],
    ['/vragenlijst/veer', true],
  ] as const) {
    const [href = ''] = /\/assets\/page-[^"]+\.css/.exec((await person.get(path)).text) ?? []
    expect((await person.get(href)).text.includes('@view-transition'), path).toBe(moves)
  }
})
