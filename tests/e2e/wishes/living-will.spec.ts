import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  nextPage,
  press,
  test,
} from '../fixtures.ts'
import { askForCards } from './ask-for-cards.ts'
import { newPerson } from '../people.ts'

test('a person makes a living will, prints and signs it, and gets cards that say so', async ({
  page,
  email,
}) => {
  test.setTimeout(120_000)
  await newPerson(page, email)
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: 'Uw dossier' })
  await nextPage(page, () =>
    menu.getByRole('link', { name: 'Wilsverklaring', exact: true }).click(),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wilsverklaring')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await press(page, 'Akkoord en verder')
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Ik geef toestemming').check()
  await press(page, 'Akkoord en verder')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw wilsverklaring invullen')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Beademing').check()
  await page.getByLabel('Nee, ik wil niet gereanimeerd worden').check()
  await page.getByLabel('Telefoonnummer van uw gemachtigde').fill('bel maar')
  await press(page, 'Opslaan en terug')
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByLabel('Telefoonnummer van uw gemachtigde')).toHaveValue('bel maar')
  await expect(page.getByLabel('Beademing')).toBeChecked()
  await page.getByLabel('Telefoonnummer van uw gemachtigde').fill('06-12345678')
  await press(page, 'Opslaan en terug')
  await expect(page.getByText('Uw wilsverklaring is opgeslagen als concept.')).toBeVisible()

  await press(page, 'Klaar? Maak de PDF om te ondertekenen')
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByRole('alert')).toContainText('Kies ten minste één situatie.')
  await expectAccessible(page)
  await page.getByLabel('Ik ben ongeneeslijk ziek').check()
  await press(page, 'Opslaan en terug')
  await press(page, 'Klaar? Maak de PDF om te ondertekenen')
  const pdf = page.getByRole('link', { name: 'Download de PDF om te ondertekenen' })
  expect((await page.request.get((await pdf.getAttribute('href')) ?? '')).status()).toBe(200)
  await expectAccessible(page)
  await follow(page, 'Ik heb de wilsverklaring ondertekend')
  await page.getByLabel('Datum').fill('overmorgen')
  await press(page, 'Opslaan')
  await expect(page).toHaveTitle(/^Fout: /)
  await expectAccessible(page)
  const today = new Date().toLocaleDateString('nl-NL', { timeZone: 'Europe/Amsterdam' })
  await page.getByLabel('Datum').fill(today)
  await press(page, 'Opslaan')
  await expect(page.getByRole('alert')).toContainText('Voeg een foto of scan toe')
  await expect(page.getByLabel('Datum')).toHaveValue(today)
  await page
    .getByLabel('Foto of scan van het getekende papier')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: LEAST_PDF })
  await press(page, 'Opslaan')
  await expect(page.getByText('Uw wilsverklaring telt nu mee')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/vragenlijst/naw')
  await page.getByLabel('Straat en huisnummer').fill('Dorpsstraat 1')
  await page.getByLabel('Postcode').fill('1234 AB')
  await page.getByLabel('Woonplaats').fill('Zwolle')
  await askForCards(page)
  await expect(page.getByText('U heeft een wilsverklaring')).toBeVisible()
  await press(page, 'Ja, kaartjes aanvragen')
  await expect(page.getByText('Kaartjes aangevraagd met wilsverklaring-indicatie')).toBeVisible()

  await page.goto('/dashboard/wilsverklaring/intrekken')
  await expectAccessible(page)
  await press(page, 'Ja, intrekken')
  await expect(page.getByText('Uw wilsverklaring telt niet meer mee.')).toBeVisible()
  await follow(page, 'Zet die hier in het register')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Hoe heet de verklaring').fill('Behandelverbod NVVE')
  await page.getByLabel('Datum').fill('3-5-2019')
  await press(page, 'Opslaan')
  await expect(page.getByText('Uw wilsverklaring staat in het register')).toBeVisible()
  await expect(page.getByText('Behandelverbod NVVE')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard/wilsverklaring/overschrijven')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('what is typed in a living will stays when one walks away', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without script one presses the button')
  await newPerson(page, email)
  await page.goto('/dashboard/wilsverklaring')
  await page.getByLabel('Ik geef toestemming').check()
  await press(page, 'Akkoord en verder')
  const words = page.getByLabel('Vertel het in uw eigen woorden')
  await page.getByLabel('Beademing').check()
  await words.fill('Ik wil niet aan slangen liggen.')
  await expect(page.locator('form[data-step] output')).toHaveText(/^Automatisch opgeslagen om/)
  await words.fill('Ik wil niet aan slangen liggen zoals Kees.')
  // Nothing is asked, and nothing waited for.
  const path = page.getByRole('navigation', { name: 'U bent hier' })
  await nextPage(page, () => path.getByRole('link', { name: 'Uw wensen' }).click())
  // A browser sends what a page that is gone still had to say when it comes to it.
  await expect(async () => {
    await page.goto('/dashboard/wilsverklaring/invullen')
    await expect(words).toHaveValue('Ik wil niet aan slangen liggen zoals Kees.', { timeout: 1000 })
  }).toPass()
  await expect(page.getByLabel('Beademing')).toBeChecked()
  await press(page, 'Opslaan en terug')
  await expect(page.getByText('Uw concept')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ ignoredErrors: /DISCONNECTED/ })

  test('what could not be saved of a living will is kept by no browser', async ({
    page,
    email,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, 'without script one presses the button')
    await newPerson(page, email)
    await page.goto('/dashboard/wilsverklaring')
    await page.getByLabel('Ik geef toestemming').check()
    await press(page, 'Akkoord en verder')
    await page.context().setOffline(true)
    await page.getByLabel('Vertel het in uw eigen woorden').fill('Ik wil niet aan slangen liggen.')
    await expect(page.locator('form[data-step] output')).toContainText('niet op uw apparaat')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('slangen')
  })
})
