/**
 * What a first visit may cost, for every public page, account page, interview step and the overview:
 * a page added to the route list or to the texts is measured too.
 */
import { beforeAll, expect, test } from 'vitest'
import { measurePage, overBudget, type PageSize, publicPaths, visits } from '#tests/bench/size.ts'
import { makeTokens, openEveryPage } from '#tests/bench/people.ts'
import { address, signedIn } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { withActor, asSystem } from '#app/platform/sql.server.ts'

const sizes: PageSize[] = []

beforeAll(async () => {
  const user = await testUser()
  const { cookies } = await signedIn(user)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const tokens = await withActor(asSystem('accounts'), (sql) => makeTokens(sql, user.id))
  await openEveryPage(user.id)
  const open = (await publicPaths(address())).map((path) => ({ path }))
  for (const visit of [...visits(cookie, tokens), ...open])
    sizes.push(await measurePage(address(), visit))
})

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
