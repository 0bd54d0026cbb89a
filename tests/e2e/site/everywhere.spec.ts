/** Every page, as people with a small telephone, large letters, a wide or a dark screen get it. */
import type { Page } from '@playwright/test'
import { fillFile } from '#tests/fixtures/people/full-file.ts'
import { ownPaths, publicPaths } from '#tests/fixtures/paths.ts'
import { layOutAll, misfits } from '../fit.ts'
import { setInKnownFonts } from '../fonts.ts'
import { axeOn, expect, test } from '../fixtures.ts'
import { accessTable, outcomeFor, type Who } from '#tests/http/access/access-table.ts'
import { newPerson } from '../people.ts'

/** What depends on the size of a page, and on its colours; the rest is the same in every look. */
const BY_SIZE = ['scrollable-region-focusable', 'target-size']
const BY_COLOUR = ['color-contrast', 'link-in-text-block']

/** They have one look in common. */
const ARTICLES = /^\/(kennisbank|blog)\/./

/** `rules` when not all of them have to be asked once more. */
type Look = { name: string; width: number; dark?: true; large?: true; rules?: string[] }

const SMALL: Look = { name: 'at 320 px', width: 320 }
/** Of pages behind a door, which are many. */
const BEHIND_A_DOOR: Look[] = [
  { name: 'at 360 px', width: 360 },
  { name: 'in the dark', width: 360, dark: true, rules: BY_COLOUR },
]
/** At 640 px with letters twice as large there is room for what 320 px shows. */
const LOOKS: Look[] = [
  SMALL,
  { name: 'with large letters', width: 640, large: true, rules: BY_SIZE },
  { name: 'on a wide screen', width: 1280, rules: [...BY_SIZE, ...BY_COLOUR] },
  { name: 'in the dark', width: 1280, dark: true, rules: BY_COLOUR },
]

/** What is wrong with a page in one of these looks. */
async function problemsOf(page: Page, { width, dark, large, rules }: Look): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 })
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    large ? '200%' : '',
  )
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [...(over > 0 ? [`${over} px too wide`] : []), ...(await axeOn(page, rules))]
}

/** Visits pages one after the other. @returns what is wrong with which */
async function look(page: Page, paths: string[], looks: Look[]): Promise<string[]> {
  const problems: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await setInKnownFonts(page)
    await layOutAll(page)
    for (const one of looks)
      for (const problem of await problemsOf(page, one))
        problems.push(`${path} ${one.name}: ${problem}`)
    for (const problem of await misfits(page)) problems.push(`${path}, ${problem}`)
  }
  return problems
}

test('every public page reads well on every screen', async ({ page, baseURL }) => {
  test.setTimeout(400_000)
  const paths = await publicPaths(baseURL ?? '')
  expect(paths.length).toBeGreaterThan(35)
  const isArticle = (path: string) => ARTICLES.test(path)
  const [oneArticle = '', ...otherArticles] = paths.filter(isArticle)
  const kinds = [...paths.filter((path) => !isArticle(path)), oneArticle]
  expect(await look(page, kinds, LOOKS)).toEqual([])
  expect(await look(page, otherArticles, [SMALL])).toEqual([])
})

test('every page of someone with a full file reads well on a telephone', async ({
  page,
  email,
  baseURL,
}) => {
  test.setTimeout(400_000)
  await fillFile(await newPerson(page, email))
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const found = await ownPaths(baseURL ?? '', cookie)
  expect(found.length).toBeGreaterThan(45)
  expect(await look(page, found, BEHIND_A_DOOR)).toEqual([])
})

/** The pages of a part of the site that are there for this kind of visitor, by the table of who gets what. */
const pathsFor = (who: Who, part: string): string[] =>
  Object.values(accessTable).flatMap(({ path, get }) => {
    const isPage = typeof path === 'string' && path.startsWith(part) && !FILES.test(path)
    return isPage && outcomeFor(get, who) === 200 ? [path] : []
  })
const FILES = /\.(csv|png)|\/qr\//

for (const [who, roles, part] of [
  ['admin', ['admin'], '/admin'],
  ['guild', ['franchise'], '/franchise'],
] as const)
  test(`every page below ${part} reads well on a telephone`, async ({ page, email }) => {
    test.setTimeout(400_000)
    await newPerson(page, email, [...roles])
    const paths = pathsFor(who, part)
    expect(paths.length).toBeGreaterThan(who === 'admin' ? 30 : 7)
    expect(await look(page, paths, BEHIND_A_DOOR)).toEqual([])
  })
