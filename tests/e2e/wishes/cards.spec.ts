import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  nextPage,
  press,
  test,
} from '../fixtures.ts'
import { askForCards, cardsBox } from './ask-for-cards.ts'
import { newPerson } from '../people.ts'

test.beforeEach(async ({ page, email }) => newPerson(page, email))

async function fillAddress(page: Page) {
  await page.goto('/vragenlijst/naw')
  await page.getByLabel('Straat en huisnummer').fill('Dorpsstraat 1')
  await page.getByLabel('Postcode').fill('1234 AB')
  await page.getByLabel('Woonplaats').fill('Zwolle')
}

const save = (page: Page) => press(page, 'Opslaan')
const isScripted = () => test.info().project.use.javaScriptEnabled !== false

test('a person asks for cards, follows them, takes one out of use and switches them off', async ({
  page,
}) => {
  await fillAddress(page)
  await page.getByLabel('Voornaam', { exact: true }).last().fill('An')
  await askForCards(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaartjes aanvragen')
  await expect(page.getByText('Wilt u eerst een wilsverklaring maken?')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Ja, kaartjes aanvragen')
  await expect(page.getByText('Kaartjes aangevraagd', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Na het opslaan van uw wensen worden de kaartjes verstuurd.'),
  ).toBeVisible()
  await expect(cardsBox(page)).toBeChecked()
  await expect(page.getByLabel('Voornaam', { exact: true }).last()).toHaveValue('An')

  await page.goto('/dashboard/controleren')
  await press(page, 'Dit zijn mijn wensen: bevestigen')
  await page.goto('/dashboard/kaartjes')
  await expect(page.getByText('Aangevraagd op ')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByText('Liever minder kaartjes? Trek er een in').click()
  await page.getByRole('link', { name: 'Kaartje 2 intrekken' }).click()
  await expect(page.getByRole('heading', { name: 'Kaartje 2 intrekken' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Ja, dit kaartje intrekken')
  await expect(page.getByText('De QR-code op kaartje 2 werkt niet meer.')).toBeVisible()
  await page.getByText('Liever minder kaartjes? Trek er een in').click()
  await expect(page.getByRole('link', { name: /^Kaartje \d intrekken$/ })).toHaveCount(2)

  await follow(page, 'Naar uw gegevens')
  await cardsBox(page).uncheck()
  await save(page)
  await expect(page.getByText('Wij sturen u geen kaartjes.')).toBeVisible()
})

test('cards cannot be asked for without an address', async ({ page }) => {
  await page.goto('/vragenlijst/naw')
  if (isScripted()) {
    await expect(cardsBox(page)).toBeDisabled()
    await fillAddress(page)
    await expect(cardsBox(page)).toBeEnabled()
    await page.getByLabel('Postcode').fill('geen postcode')
    await nextPage(page, () => cardsBox(page).click())
    await expect(page).toHaveTitle(/^Fout: /)
    await expect(cardsBox(page)).toBeChecked()
    await page.getByLabel('Woonplaats').fill(' ')
  } else await cardsBox(page).check()
  await save(page)
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByRole('alert')).toContainText('Adresgegevens vereist')
  await expect(page.getByRole('alert')).toContainText(
    'Vul eerst uw naam en volledige adres in voordat u kaartjes kunt aanvragen.',
  )
  await expect(cardsBox(page)).toBeChecked()
  await expectAccessible(page)
})

test(
  'a QR code opens a page that explains how to read the wishes',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto('/dossieropvragen?kaart=onbekend')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ik heb een kaartje')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)
