/** One sheet of styles a page, whichever parts it needs; see docs/decisions/0059-a-sheet-for-each-area.md. */
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
