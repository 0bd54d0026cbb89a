/**
 * What a first visit may cost, for every public page, account page, interview step and the overview:
 * a page added to the route list or to the texts is measured too.
 */
import { beforeAll, expect, test } from 'vitest'
import {
  measurePage,
  OFFICE_SCRIPT_GZIP,
  overBudget,
  type PageSize,
  publicPaths,
  visits,
} from '#tests/bench/size.ts'
import { makeTokens, openEveryPage } from '#tests/bench/people.ts'
import { address, signedIn } from '#tests/setup/client.ts'
import { type TestUser, testUser } from '#tests/setup/database.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'

const sizes: PageSize[] = []

beforeAll(async () => {
  const user = await testUser()
  const cookie = await cookieOf(user)
  const tokens = await withActor(asSystem('accounts'), (sql) => makeTokens(sql, user.id))
  await openEveryPage(user.id)
  const open = (await publicPaths(address())).map((path) => ({ path }))
  for (const visit of [...visits(cookie, tokens), ...open])
    sizes.push(await measurePage(address(), visit))
})

async function cookieOf(user: TestUser) {
  const { cookies } = await signedIn(user)
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

test('every page stays within its budget and asks for nothing else', () => {
  expect(sizes.flatMap(overBudget)).toEqual([])
})

test('every page and every interview step was measured', () => {
  const paths = sizes.map(({ path }) => path)
  expect(
    paths.filter((path) => /^\/vragenlijst\/(?!documenten|papier)\w+$/.test(path)),
  ).toHaveLength(7)
  expect(paths).toContain('/auth')
  expect(paths).toEqual(expect.arrayContaining(['/', '/kennisbank', '/blog', '/over-ons']))
  expect(paths).toContain('/reset-password?token=…')
})

test('a page has styles and the one script, so that the sizes mean something', () => {
  for (const { html, css, scriptGzip } of sizes)
    expect(Math.min(html, css, scriptGzip)).toBeGreaterThan(100)
})

test('a page of the office asks for its own script besides, and for no framework', async () => {
  const cookie = await cookieOf(await testUser('admin'))
  for (const path of ['/admin', '/admin/wensen', '/admin/gilde/terugbellen']) {
    const { scriptGzip, forbidden } = await measurePage(address(), { path, cookie })
    expect(forbidden, path).toEqual([expect.stringMatching(/^\/assets\/office-[\w-]+\.js$/)])
    expect(scriptGzip, path).toBeLessThanOrEqual(OFFICE_SCRIPT_GZIP)
  }
})
