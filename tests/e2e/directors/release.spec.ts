/**
 * From the application of a funeral director to the deletion of the file: every page on the way, by
 * hand. Time passes in the database.
 */
import type { Page } from '@playwright/test'
import { TEST_PASSWORD } from '#tests/fixtures/people/people.ts'
import { inDatabase } from '../database.ts'
import { expect, expectAccessible, follow, nextPage, press, test } from '../fixtures.ts'
import { setInKnownFonts } from '../fonts.ts'
import { newPerson, signIn, signInAs, signOut } from '../people.ts'
import { confirm, ownerOfFile, pay, runJob, send } from './request.ts'

test.setTimeout(120_000)

/** A colleague calls whom the owner named, since the trusted person is a stranger, and writes down what they say. */
async function callNamed(page: Page, answer: string) {
  // Who looked for one request of this file knows it for the other.
  const look = page.getByRole('button', { name: 'Bekijk wie de eigenaar noemde' })
  if ((await look.count()) > 0) await nextPage(page, () => look.click())
  await expectAccessible(page)
  await nextPage(page, () => page.getByRole('button', { name: `${answer}: Lian, dochter` }).click())
  await expect(page.getByText('Het gesprek staat erbij.')).toBeVisible()
}

/** @param heard what somebody says whom the owner named, where this colleague calls them */
async function approve(page: Page, id: string, heard?: string) {
  const decides = page.getByRole('button', { name: 'Accorderen', exact: true })
  // A job moves it on.
  await expect(async () => {
    await page.goto(`/admin/toegangsverzoeken/${id}`)
    await expect(decides).toBeVisible({ timeout: 1000 })
  }).toPass()
  if (heard) await callNamed(page, heard)
  else await press(page, 'Bekijk van wie het is')
  const check = heard
    ? 'Gebeld, en het antwoord opgeschreven'
    : 'De aanvraag en het dossier naast elkaar gelegd'
  await expectAccessible(page)
  // Without the message.
  await page.goto(`/admin/toegangsverzoeken/${id}`)
  await setInKnownFonts(page)
  const usual = page.viewportSize()
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    const ways = page.getByRole('complementary', { name: 'Stand en besluit' })
    for (const name of ['Naar accorderen', 'Naar afwijzen']) {
      const box = await ways.getByRole('link', { name, exact: true }).boundingBox()
      // In sight before anything is scrolled.
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(600)
      // On one line.
      expect(box?.height).toBeLessThan(60)
    }
  }
  if (usual) await page.setViewportSize(usual)
  await page.getByLabel(check).check()
  // Of a whole file the page says that somebody wrote in it after the day of death, and asks why all the same.
  const why = page.getByLabel('De overlijdensdatum klopt. Ik heb het nagevraagd')
  if ((await why.count()) > 0) await why.check()
  await press(page, 'Accorderen')
}

/** Gets the first document of what was delivered. */
async function download(page: Page, id: string) {
  await page.goto(`/franchise/aanvragen/${id}/dossier`)
  await expectAccessible(page)
  const link = page.locator(`a[href*="/franchise/aanvragen/${id}/dossier/"]`).first()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(await file.failure()).toBeNull()
}

test('a funeral director applies, asks, pays and gets what was approved, and the file is deleted', async ({
  page,
  email,
  mailTo,
}) => {
  const [member, contact, trusted] = [`lid-${email}`, `contact-${email}`, `naaste-${email}`]
  const number = await ownerOfFile(email)
  const company = `Uitvaart ${email.slice(0, 8)}`

  await page.goto('/uitvaartondernemers/aanmeldformulier')
  await send(
    page,
    {
      Bedrijfsnaam: company,
      'Naam van de contactpersoon': 'Noor de Wit',
      'E-mailadres': member,
      Telefoonnummer: '06-12345678',
      Straat: 'Dorpsstraat',
      Huisnummer: '12',
      Postcode: '1234 AB',
      Plaats: 'Zwolle',
    },
    'Aanmelding versturen',
  )
  await expect(page.getByText('Aanmelding ontvangen')).toBeVisible()

  // Whoever works for the office since the payment approves nothing.
  const staff = await newPerson(page, `collega-${email}`, ['staff'])
  const admin = await newPerson(page, `beheer-${email}`, ['admin'])
  await page.goto('/admin/gilde')
  await nextPage(page, () => page.getByRole('link', { name: company }).first().click())
  await expectAccessible(page)
  await page.getByLabel('Opgezocht bij de KVK').check()
  await page.getByLabel('Gebeld met Noor de Wit').check()
  await page.getByLabel('Op welk nummer belde u?').fill('038-1234567')
  await page.locator('button[value="activeren"]').first().click()
  await expect(page.getByText('Het gildelid is actief').first()).toBeAttached()
  await page.context().clearCookies({ name: /session/ })

  const invitation = await mailTo(member, /wachtwoord/)
  await page.goto(invitation.links.find((link) => link.includes('token=')) ?? '')
  await page.locator('#password').fill(TEST_PASSWORD)
  await page.getByLabel('Herhaal het wachtwoord', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('checkbox').check()
  await expectAccessible(page)
  await press(page, 'Wachtwoord opslaan')
  await signOut(page)
  await page.goto('/auth?tab=signin')
  await signIn(page, member)
  await expect(page).toHaveURL(/\/franchise\/dashboard/)
  await expectAccessible(page)
  // What is delivered is got in a session of two steps.
  await inDatabase(
    (sql) => sql`
      update sessions set assurance = 'two factors'
       where user_id = (select id from users where email = ${member})`,
  )
  const signedIn = await page.context().cookies()
  const asMember = () => page.context().addCookies(signedIn)

  await page.goto('/dossieropvragen')
  await expectAccessible(page)
  await follow(page, 'Wilsverklaring Opvragen')
  await send(
    page,
    {
      Dossiernummer: number,
      'Naam van de eigenaar': 'Tess Proef',
      'Geboortedatum van de eigenaar': '1-3-1950',
      'Naam van de vertrouwenspersoon': 'Bram Proef',
      'E-mailadres van de vertrouwenspersoon (of een telefoonnummer)': contact,
      'Waarom is de wilsverklaring nu nodig?': 'De dokter vraagt naar de wensen.',
    },
    'Verder naar betalen (€\u00a010,50)',
  )
  const will = await pay(page)
  await page.goto('/dossieropvragen')
  await follow(page, 'Volledig Dossier Opvragen')
  await expect(page.getByText('Daarna verwijderen wij het voorgoed')).toBeVisible()
  await send(
    page,
    {
      Dossiernummer: number,
      'Naam van de overledene': 'Tess Proef',
      'Geboortedatum van de overledene': '1-3-1950',
      Overlijdensdatum: '1-11-2026',
      'Naam van de vertrouwenspersoon': 'Bram Proef',
      'E-mailadres van de vertrouwenspersoon (of een telefoonnummer)': trusted,
      'Waarom is het dossier nu nodig?': 'Wij verzorgen de uitvaart.',
    },
    'Verder naar betalen (€\u00a010,50)',
  )
  await expect(
    page.getByText('Na goedkeuring kunt u het volledige dossier 30 dagen ophalen.'),
  ).toBeVisible()
  const full = await pay(page)

  await page.goto(`/franchise/aanvragen/${full}`)
  await send(
    page,
    { 'E-mailadres van de vertrouwenspersoon (of een telefoonnummer)': trusted },
    'Verstuur de vraag opnieuw',
  )
  await expect(page.getByText('opnieuw een e-mail gestuurd')).toBeVisible()

  await confirm(page, contact, mailTo)
  await confirm(page, trusted, mailTo)
  await inDatabase(
    (sql) =>
      sql`update access_requests set waits_until = now() - interval '1 second' where id = ${full}`,
  )
  await runJob('work-on-requests')
  await signInAs(page, staff)
  // The owner named nobody of those addresses.
  await approve(page, will, 'Het mag')
  await press(page, 'Ja, accordeer')
  await approve(page, full, 'Is overleden')
  await expect(page.getByText('1 van 2')).toBeVisible()
  await signInAs(page, admin)
  await approve(page, full)
  await expect(
    page.getByRole('heading', { name: `Krijgt ${company} alle wensen van Tess Proef?` }),
  ).toBeVisible()
  await expect(page.getByText(/sprak Lian, dochter: Tess Proef is overleden/)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Ja, accordeer')

  await asMember()
  await mailTo(member, /staat klaar/)
  await expect(async () => {
    for (const id of [will, full]) {
      await page.goto(`/franchise/aanvragen/${id}/dossier`)
      await expect(page.getByText('U kunt alles downloaden en bewaren')).toBeVisible({
        timeout: 500,
      })
    }
  }).toPass()
  for (const id of [will, full]) await download(page, id)
  await expect(
    page.getByText(/Bewaar het dan goed. Op .* verwijderen wij het volledige dossier voorgoed/),
  ).toBeVisible()

  await inDatabase(
    (sql) => sql`
      update deliveries
         set delivered_at = now() - interval '24 days', deletes_at = now() + interval '6 days'
       where request_id = ${full}`,
  )
  await runJob('end-deliveries')
  for (const one of [member, trusted, email]) await mailTo(one, /verwijderen (het|uw|de wensen)/)
  await inDatabase(
    (sql) => sql`
      update deliveries set deletes_at = now(), available_until = now(), warned_at = now() - interval '4 days' where request_id = ${full}`,
  )
  await runJob('end-deliveries')
  for (const one of [member, trusted, email]) await mailTo(one, /(is|zijn hier) verwijderd/)
  await page.goto(`/franchise/aanvragen/${full}/dossier`)
  await expect(page.getByText('De termijn is voorbij.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/franchise/dashboard')
  await expect(page.getByText(/Ophalen kon tot en met/).first()).toBeAttached()
  await expectAccessible(page)
})
