/** Links to addresses of the site: made by `href()`, which the compiler checks against the routes. */
import { glob, readFile } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

/** What says which addresses there are. */
const DEFINE = ['app/routes.ts', 'app/features/content/shelves.ts']
/** A pattern as its type has it, not as an address. */
const TYPED = ['app/features/pending-posts/forms.ts']

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

/** Every address of the site but that of the home page, whatever stands in the place of a parameter. */
const ADDRESS = new RegExp(
  `^/(?:${pathsOf(routes as RouteConfigEntry[])
    .filter((path) => path !== '*')
    .map((path) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+'))
    .join('|')})$`,
)

const TEXT = /(href\(\s*)?(['"`])(\/[a-z](?:\$\{[^}]*\}|(?!\2)[^\n])*)\2/g
/** A slash may be much else, so only what surely leads to the home page. */
const HOME = /\b(?:href|to|action|redirect\w*)(?:=|: ?|\()['"]\/['"]/g

function writtenOut(source: string): string[] {
  const texts = Array.from(source.matchAll(TEXT), ([, called, , text = '']) => (called ? '' : text))
  const addresses = texts.filter((text) => ADDRESS.test(text.split(/[?#]/, 1)[0] ?? ''))
  return [...addresses, ...(source.replaceAll(/href\('\/'\)/g, '').match(HOME) ?? [])]
}

test('no address of the site is written out', async () => {
  const found: Record<string, string[]> = {}
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (file.includes('.test.') || [...DEFINE, ...TYPED].includes(file)) continue
    const written = writtenOut(await readFile(file, 'utf8'))
    if (written.length > 0) found[file] = written
  }
  expect(found).toEqual({})
})

test.each([
  [`<a href="/dashboard">`, ['/dashboard']],
  [`redirect('/auth?tab=signup')`, ['/auth?tab=signup']],
  ['href: `/vragenlijst/${next}`', ['/vragenlijst/${next}']],
  [`<Link to="/">`, ['to="/"']],
  [`href("/dashboard") + href(\n '/auth')`, []],
  [`absoluteLink('/favicon.svg')`, []],
])('%s: what is written out is found', (source, found) => {
  expect(writtenOut(source)).toEqual(found)
})

test('no link saves by itself: a page that comes in the place of a file would be lost', async () => {
  const found: string[] = []
  for await (const file of glob('app/**/*.tsx'))
    if (
      /^\s+download(?:="[^"]*")?$|<\w[^<>]*\sdownload(?:=|>|\s)/m.test(await readFile(file, 'utf8'))
    )
      found.push(file)
  expect(found).toEqual([])
})
