/** What a guild member sees of itself, and its people. */
import { randomUUID } from 'node:crypto'
import { askForFile } from '#app/features/release/request.server.ts'
import { inDatabase } from '../database.ts'
import { axeOn, expect, follow, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

test('a member reads its notices, invites a colleague and ends that again', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false
  const expectClean = async () => {
    if (scripted) expect(await axeOn(page)).toEqual([])
  }
  const { id: user } = await newPerson(page, email, ['franchise'])
  await askForFile(user, {
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
      insert into franchise_notifications (id, franchise_id, type, title, message)
      select ${randomUUID()}, member_id, 'info', 'Nieuw dossier gekoppeld',
             'Dossier WR00000001 is aan u gekoppeld.'
        from guild_memberships where user_id = ${user}`,
  )

  await page.goto('/franchise/dashboard')
  await expect(page.getByRole('link', { name: /^Betaal € 10,50 voor Tess Proef/ })).toBeVisible()
  await page.getByText('Cijfers per maand', { exact: true }).click()
  await expect(page.getByRole('img', { name: 'Aanvragen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kopieer de referral URL' })).toHaveCount(
    scripted ? 1 : 0,
  )
  await expectClean()

  await follow(page, 'Bekijk de meldingen')
  await expect(page.getByRole('heading', { name: 'Ongelezen' })).toBeVisible()
  await expectClean()
  await page.getByRole('button', { name: /^Markeer als gelezen: Nieuw dossier gekoppeld/ }).click()
  await expect(page.getByText('De melding staat bij gelezen.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ongelezen' })).toHaveCount(0)

  await page.goto('/franchise/collegas')
  await press(page, 'Uitnodigen')
  await expect(page.getByText('Vul een e-mailadres in').first()).toBeVisible()
  await expectClean()
  await page.getByLabel('Naam').fill('Noor de Wit')
  await page.getByLabel('E-mailadres').fill(`collega-${email}`)
  await press(page, 'Uitnodigen')
  await expect(page.getByRole('heading', { name: 'Klopt dit adres?' })).toBeVisible()
  await expectClean()
  await press(page, 'Ja, verstuur de uitnodiging')
  await expect(page.getByText('De uitnodiging is verstuurd.')).toBeVisible()
  await expectClean()
  // What there is to do about one person looks alike.
  const weights = await page
    .getByRole('listitem')
    .filter({ hasText: 'Noor de Wit' })
    .locator('button,a')
    .evaluateAll((ways) => ways.map((way) => getComputedStyle(way).fontWeight))
  expect(weights).toEqual(['600', '600'])
  await follow(page, 'Uitnodiging intrekken: Noor de Wit')
  await expectClean()
  await press(page, 'Uitnodiging intrekken')
  await expect(page.getByText('De uitnodiging is ingetrokken.')).toBeVisible()

  await page.goto('/franchise/gegevens')
  await expectClean()
  await page.getByLabel('Plaats').fill('Zwolle')
  await press(page, 'Gegevens opslaan')
  await expect(page.getByText('De gegevens van uw bedrijf zijn opgeslagen.')).toBeVisible()
})
