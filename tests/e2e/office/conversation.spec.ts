/** A colleague writes along for a client, with and without script, in a window of any width. */
import { createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { axeOn, expect, expectNoSidewaysScroll, follow, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

test('a conversation starts, is written down by keyboard, and is closed', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const expectClean = async () => {
    await expectNoSidewaysScroll(page)
    if (javaScriptEnabled !== false) expect(await axeOn(page)).toEqual([])
  }
  const client = await createPerson(newEmail())
  await newPerson(page, email, ['staff'])
  await page.goto('/admin/wensengesprek')
  await expectClean()
  await follow(page, 'Start Wensengesprek')
  await expectClean()
  await page.getByLabel('Dossiernummer of e-mailadres van de cliënt').fill(client.email)
  await page.getByLabel('Achternaam van de cliënt').fill('Proef')
  await page.getByLabel('Aan tafel, hardop').press('Space')
  await page.getByLabel(/^De cliënt weet wat ik mag/).press('Space')
  await press(page, 'Start Wensengesprek')
  await expect(page.getByText('U schrijft voor Tess Proef')).toBeVisible()
  await expectClean()
  await follow(page, 'Begin met het gesprek')
  await expect(page.getByText('U schrijft voor Tess Proef')).toBeVisible()
  const energy = page.getByLabel('Waar krijgt u energie van?')
  await energy.fill('Zwemmen in zee')
  if (javaScriptEnabled !== false)
    await expect(page.getByText('Automatisch opgeslagen').first()).toBeVisible()
  await expectClean()
  await press(page, 'Volgende')
  await page.goBack()
  await expect(energy).toHaveValue('Zwemmen in zee')
  await follow(page, 'Alle stappen')
  await expectClean()
  await follow(page, 'Gesprek afsluiten')
  await expectClean()
  await press(page, 'Gesprek afsluiten')
  await expect(page.getByText('Er loopt nu geen gesprek.')).toBeVisible()
})

test('a new client without e-mail gets a letter, and the page to take the file over', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const expectClean = async () => {
    await expectNoSidewaysScroll(page)
    if (javaScriptEnabled !== false) expect(await axeOn(page)).toEqual([])
  }
  await newPerson(page, email, ['staff'])
  await page.goto('/admin/wensengesprek/nieuw')
  await expectClean()
  await page.getByLabel('Voornaam').fill('Gerda')
  await page.getByLabel('Achternaam').fill('de Vries')
  await page.getByLabel('Geboortedatum').fill('5-1-1960')
  await page.getByLabel('Met een brief per post').check()
  await page.getByLabel('Straat en huisnummer').fill('Zeestraat 1')
  await page.getByLabel('Postcode').fill('2042 AB')
  await page.getByLabel('Plaats').fill('Zandvoort')
  await page.getByLabel('Aan de telefoon').check()
  await page.getByLabel(/^De cliënt weet wat ik mag/).check()
  await page.getByLabel(/^De cliënt hoorde of las/).check()
  await press(page, 'Account maken en beginnen')
  await expectClean()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Brief afdrukken (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('brief.pdf')
  await page.goto('/dossier-overnemen')
  await expectClean()
})
