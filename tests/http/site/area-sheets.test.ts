/** One sheet of styles a page, whichever parts it needs; see docs/decisions/0059-a-sheet-for-each-area.md. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { ROOT } from '#app/server/prepare.ts'
import { AREAS } from '#app/server/http/area-sheets.ts'
import { BUDGET } from '#tests/bench/size.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'

const sheetsIn = (html: string) =>
  Array.from(html.matchAll(/<link\b[^>]*rel="stylesheet" href="([^"]+)"/g), ([, href]) =>
    href?.replace(/^\/assets\/([\w-]+)-[\w-]{8}\.css$/, '$1'),
  )

test.each([
  ['/', 'page-public'],
  ['/kennisbank', 'page-public'],
  ['/over-ons', 'page-public'],
  ['/bestaat-niet', 'page-public'],
  ['/auth', 'page-own'],
  ['/overleden', 'page-relatives'],
  ['/overleden/kaartje', 'page-relatives'],
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

test('the office has one sheet', async () => {
  const staff = await signedIn(await testUser('staff'))
  for (const path of ['/admin', '/admin/wensen', '/admin/bestaat-niet'])
    expect(sheetsIn((await staff.get(path)).text), path).toEqual(['page-office'])
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
      const [, later = ''] =
        /<link rel="stylesheet" media="not all" href="([^"]+)"/.exec(text) ?? []
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

const ASSETS = join(ROOT, 'build/client/assets')
const builtFiles = (name: RegExp) => readdirSync(ASSETS).filter((file) => name.test(file))

/** What the framework knows of the routes that were built. */
function routesOfBuild(): EntryContext['manifest']['routes'] {
  const [file = ''] = builtFiles(/^manifest-\w+\.js$/)
  const text = readFileSync(join(ASSETS, file), 'utf8')
  return (
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as EntryContext['manifest']
  ).routes
}

test('no sheet is over the budget of styles', () => {
  const sheets = builtFiles(/^page-[\w-]+\.css$/)
  expect(sheets).toHaveLength(AREAS.length)
  for (const sheet of sheets)
    expect(gzipSync(readFileSync(join(ASSETS, sheet))).length, sheet).toBeLessThanOrEqual(
      BUDGET.cssGzip,
    )
})

test('no browser breaks a word by itself: where it does, Firefox and Safari break names', () => {
  for (const sheet of builtFiles(/^page-[\w-]+\.css$/)) {
    const styles = readFileSync(join(ASSETS, sheet), 'utf8')
    expect(styles, sheet).toMatch(/body\{[^}]*[;{]hyphens:manual/)
    expect(styles, sheet).not.toMatch(/hyphens:auto/)
  }
})

test('every page has an area with all that it needs, those of the office and of directors too', () => {
  const routes = routesOfBuild()
  const neededBy = (id?: string): string[] => {
    const route = id ? routes[id] : undefined
    return route ? [...(route.css ?? []), ...neededBy(route.parentId)] : []
  }
  const parts = Object.keys(routes).map((id) => ({
    id,
    needed: neededBy(id).map((file) => /(\w+)-[\w-]{8}\.css$/.exec(file)?.[1] ?? file),
  }))
  const without = parts.filter(
    ({ needed }) =>
      !AREAS.some((area) =>
        needed.every((part) => (area.parts as readonly string[]).includes(part)),
      ),
  )
  expect(without).toEqual([])
  expect(parts.filter(({ needed }) => needed.length > 1).length).toBeGreaterThan(50)
})
