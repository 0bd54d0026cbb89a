/** A site that lets in one newcomer at a time, as on an evening on which many come at once. */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
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

/** Others come, from everywhere, until they do not any more. */
async function crowd(address: string, over: AbortSignal) {
  const come = async () => {
    while (!over.aborted) {
      const fields = {
        intent: 'signin',
        email: `${randomUUID()}@example.nl`,
        password: 'Appel1234',
      }
      await fetch(`${address}/auth?tab=signin`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: address, 'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(256)}` },
        body: new URLSearchParams(fields),
      })
      await pause(20)
    }
  }
  await Promise.all([come(), come(), come()])
}

test('who has to wait reads so, and goes on with all that they typed', async ({ page, site }) => {
  const waits = page.getByRole('heading', { name: 'Het is druk. Uw plaats is bewaard' })
  const over = new AbortController()
  const others = crowd(site.address, over.signal)
  // Who comes between two others is in at once.
  await expect(async () => {
    await fillSignUp(page, `${randomUUID()}@example.nl`)
    await press(page, 'Account maken')
    await expect(waits).toBeVisible({ timeout: 100 })
  }).toPass()
  over.abort()
  // Its script goes on by itself within seconds: not before it was looked at.
  const seen = Promise.withResolvers<void>()
  await page.route('**/auth*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await expect(page.getByText('Wat u heeft ingevuld, is bewaard op deze pagina.')).toBeVisible()
  const isScripted = base.info().project.use.javaScriptEnabled !== false
  await expect(page.getByText('Deze pagina gaat dan vanzelf verder.')).toBeVisible({
    visible: isScripted,
  })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  seen.resolve()
  await others
  await expect(async () => {
    if (!isScripted && (await waits.isVisible())) await press(page, 'Ga verder')
    await expect(page).toHaveURL('/auth/controleer-uw-mail', { timeout: 1000 })
  }).toPass()
})
