/** A site that lets in one newcomer at a time, as on an evening on which many come at once. */
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { createPerson, TEST_PASSWORD } from '#tests/fixtures/people/people.ts'
import { startSite } from '#tests/setup/site.ts'
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  press,
} from '../fixtures.ts'
import { fillSignUp } from '../people.ts'

type Site = Awaited<ReturnType<typeof startSite>>

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const settings = { NEWCOMERS_AT_ONCE: '1', NEWCOMERS_WAIT_SECONDS: '0' }
      const site = await startSite(process.env.DATABASE_URL ?? '', settings)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
})

/**
 * Somebody signs in whose account is held in the database: they are in, and so nobody else can be.
 *
 * @returns lets them go on
 */
async function comeIn(address: string) {
  const person = await createPerson(`${randomUUID()}@example.nl`)
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 2 })
  const over = Promise.withResolvers<void>()
  const held = Promise.withResolvers<number>()
  const holding = sql.begin(async (own) => {
    const [row] = await own<{ pid: number }[]>`
      select pg_backend_pid() as pid from users where id = ${person.id} for update`
    held.resolve(row?.pid ?? 0)
    await over.promise
  })
  const pid = await held.promise
  const fields = { intent: 'signin', email: person.email, password: TEST_PASSWORD }
  const signingIn = fetch(`${address}/auth?tab=signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address, 'x-forwarded-for': '10.9.8.7' },
    body: new URLSearchParams(fields),
  })
  const waiting = () => sql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`
  await expect
    .poll(waiting)
    .toHaveLength(1)
    .catch((error: unknown) => {
      over.resolve()
      throw error
    })
  return async () => {
    over.resolve()
    await Promise.all([holding, signingIn])
    await sql.end()
  }
}

test('who has to wait reads so, and goes on with all that they typed', async ({ page, site }) => {
  const waits = page.getByRole('heading', { name: 'Het is druk. Uw plaats is bewaard' })
  await fillSignUp(page, `${randomUUID()}@example.nl`)
  const letGo = await comeIn(site.address)
  await press(page, 'Account maken')
  await expect(waits).toBeVisible()
  // Its script goes on by itself within seconds: not before it was looked at.
  const seen = Promise.withResolvers<void>()
  await page.route('**/auth*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await letGo()
  await expect(page.getByText('Wat u heeft ingevuld, is bewaard op deze pagina.')).toBeVisible()
  const isScripted = base.info().project.use.javaScriptEnabled !== false
  await expect(page.getByText('Deze pagina gaat dan vanzelf verder.')).toBeVisible({
    visible: isScripted,
  })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  seen.resolve()
  await expect(async () => {
    if (!isScripted && (await waits.isVisible())) await press(page, 'Ga verder')
    await expect(page).toHaveURL('/auth/controleer-uw-mail', { timeout: 1000 })
  }).toPass()
})
