/** Paying at the test desk, from a payment that failed. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askForFile } from '#app/features/release/request.server.ts'
import { inDatabase } from '../database.ts'
import { axeOn, expect, follow, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

async function paymentOf(page: Page, email: string, state: 'open' | 'failed'): Promise<string> {
  const { id: user } = await newPerson(page, email, ['franchise'])
  const payment = randomUUID()
  const request = await askForFile(user, {
    kind: 'living_will',
    dossierNummer: 'WR00000000',
    naamEigenaar: 'Tess Proef',
    geboortedatum: '1950-03-01',
    contactNaam: 'Bram Proef',
    contactEmail: email,
    verklaring: 'De dokter vraagt naar de wensen.',
  })
  await inDatabase(
    (sql) => sql`
      insert into payments (id, request_id, member_id, amount_cents, vat_percent)
      select ${payment}, ${request}, member_id, 1050, 21
        from guild_memberships where user_id = ${user}`,
  )
  await inDatabase((sql) => sql`update payments set state = ${state} where id = ${payment}`)
  return payment
}

test('a payment that failed is tried again, and paid', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const expectClean = async () => {
    if (javaScriptEnabled !== false) expect(await axeOn(page)).toEqual([])
  }
  const payment = await paymentOf(page, email, 'failed')

  await page.goto(`/franchise/betaling/${payment}`)
  await expect(page.getByText('De betaling is niet gelukt.')).toBeVisible()
  await expectClean()
  await press(page, 'Opnieuw betalen')
  await expect(page.getByRole('heading', { name: 'Proefkassa' })).toBeVisible()
  await expect(page.getByText('€ 10,50')).toBeVisible()
  await expectClean()

  await follow(page, 'Terug zonder te betalen')
  await expect(page.getByText('U heeft nog niet betaald.')).toBeVisible()
  await expect(page.getByText('Nog niet betaald', { exact: true })).toBeVisible()
  await expectClean()
  await press(page, 'Verder met betalen')
  await press(page, 'Betalen')
  await expect(page.getByText('Uw betaling is binnen.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Download factuur F\d{4}-\d{6} / })).toBeVisible()
  await expectClean()
})

test(
  'what became of a payment is said in its place, and nothing moves',
  { tag: '@scripted' },
  async ({ page, email }) => {
    const payment = await paymentOf(page, email, 'open')
    await page.goto(`/franchise/betaling/${payment}`)
    const home = page.getByRole('link', { name: 'Naar het gildedashboard' })
    await home.focus()
    await inDatabase((sql) => sql`update payments set state = 'failed' where id = ${payment}`)
    const words =
      'De betaling is niet gelukt. Er is niets afgeschreven. U kunt het opnieuw proberen.'
    const said = page.getByRole('status').getByRole('link', { name: words })
    await expect(said).toBeVisible({ timeout: 30_000 })
    await expect(home).toBeFocused()
    expect(await axeOn(page)).toEqual([])
    await follow(page, words)
    await expect(page.getByRole('button', { name: 'Opnieuw betalen' })).toBeVisible()
  },
)
