/**
 * What a first visit may cost, for every public page, account page, interview step and the overview:
 * a page added to the route list or to the texts is measured too.
 */
import { beforeAll, expect, test } from 'vitest'
import {
  bothForms,
  measurePage,
  OFFICE_SCRIPT_GZIP,
  overBudget,
  type PageSize,
  publicPaths,
  visits,
} from '#tests/bench/size.ts'
import { makeTokens, openEveryPage } from '#tests/bench/people.ts'
import { address, signedIn } from '#tests/setup/client.ts'
import { deathIsRead, readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { CHAPTERS } from '#app/features/relatives/reading/chapters.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'

const sizes: PageSize[] = []

beforeAll(async () => {
  const user = await testUser()
  const cookie = await cookieOf(user)
  const tokens = await withActor(asSystem('accounts'), (sql) => makeTokens(sql, user.id))
  await openEveryPage(user.id)
  const open = (await publicPaths(address())).map((path) => ({ path }))
  for (const visit of bothForms([...visits(cookie, tokens), ...open]))
    sizes.push(await measurePage(address(), visit))
})

async function cookieOf(user: TestUser) {
  const { cookies } = await signedIn(user)
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

test('every page stays within its budget and asks for nothing else', () => {
  expect(sizes.flatMap((size) => overBudget(size))).toEqual([])
})

test('every page and every interview step was measured', () => {
  const paths = sizes.map(({ path }) => path)
  expect(
    new Set(paths.filter((path) => /^\/vragenlijst\/(?!documenten|papier)\w+$/.test(path))).size,
  ).toBe(7)
  expect(paths).toContain('/auth')
  expect(paths).toEqual(expect.arrayContaining(['/', '/kennisbank', '/blog', '/over-ons']))
  expect(paths).toContain('/reset-password?token=…')
})

test('every page was measured with a link to its styles, and with the styles in it', () => {
  const having = (styles: boolean) =>
    sizes.filter(({ hasStyles, css }) => hasStyles === styles && css > 0 !== styles)
  const pathsOf = (some: PageSize[]) => some.map(({ path }) => path)
  expect(pathsOf(having(true))).toEqual(pathsOf(having(false)))
  expect(having(true)).toHaveLength(sizes.length / 2)
})

test('a page has styles and the one script, so that the sizes mean something', () => {
  for (const { html, cssGzip, scriptGzip } of sizes)
    expect(Math.min(html, cssGzip, scriptGzip)).toBeGreaterThan(100)
})

test('a page of the office asks for its own script besides, and for no framework', async () => {
  const cookie = await cookieOf(await testUser('admin'))
  for (const path of ['/admin', '/admin/wensen', '/admin/gilde/terugbellen']) {
    const { scriptGzip, forbidden } = await measurePage(address(), { path, cookie })
    expect(forbidden, path).toEqual([expect.stringMatching(/^\/assets\/office-[\w-]+\.js$/)])
    expect(scriptGzip, path).toBeLessThanOrEqual(OFFICE_SCRIPT_GZIP)
  }
})

/** A contact with an account, of somebody of whom two may read and who sees what they will. */
async function relatives() {
  const gerda = await testUser()
  const lisa = await testUser()
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: lisa.email },
    { firstName: 'Mark', lastName: 'de Vries', email: 'mark.budget@example.nl' },
  ])
  for (const name of ['Lisa', 'Mark']) await confirmedRelative(owner, gerda.id, name, {})
  const [one, other] = [await readerOf(gerda.id, 'Lisa'), await readerOf(gerda.id, 'Mark')]
  const rehearsal = `/dashboard/contacten/${one.id}/zien`
  return {
    one,
    other,
    place: `/contactpersoon/${one.id}`,
    cookie: await cookieOf(lisa),
    owner: await cookieOf(gerda),
    rehearsals: ['', '?fase=alles', '?fase=alles&deel=afscheid'].map((part) => rehearsal + part),
  }
}

/** Nobody waits for a heavy page in those days. */
test('what relatives are asked, read and do fits its budget', async () => {
  const waiting = await relatives()
  const reading = await relatives()
  const { place, rehearsals } = waiting
  const asked = ['/contactpersoon', `${place}/overleden`, '/dashboard/contacten']
  const measured = await measureAll(asked, waiting.cookie)
  measured.push(...(await measureAll(rehearsals, waiting.owner)))
  await reported(waiting.one, 'paper')
  measured.push(...(await measureAll([`${place}/overleden`, `${place}/papier`], waiting.cookie)))
  await deathIsRead(reading.one, reading.other, 'first')
  measured.push(...(await measureAll([reading.place], reading.cookie)))
  const read = await relatives()
  await deathIsRead(read.one, read.other, 'all')
  const pages = ['', '/eerste-dagen', '/uitvaartondernemer', '/lezen/eerst', '/lezen/einde']
  const chapters = CHAPTERS.map((chapter) => `/lezen/${chapter}`)
  const places = [...pages, ...chapters].map((page) => read.place + page)
  measured.push(...(await measureAll(['/contactpersoon', ...places], read.cookie)))
  measured.push(...(await measureAll(['/contactpersoon', '/contactpersoon/brief', '/controleer'])))
  expect(measured.flatMap((size) => overBudget(size))).toEqual([])
  expect(measured.length).toBeGreaterThan(42)
})

const measureAll = async (paths: string[], cookie?: string): Promise<PageSize[]> => {
  const found: PageSize[] = []
  for (const visit of bothForms(paths.map((path) => ({ path, cookie }))))
    found.push(await measurePage(address(), visit))
  return found
}
