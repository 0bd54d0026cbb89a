import { readFile } from 'node:fs/promises'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'
import { TEST_PASSWORD } from '#tests/fixtures/people/people.ts'
import { fillFile } from '#tests/fixtures/people/full-file.ts'
import { setInKnownFonts } from '../fonts.ts'
import { newPerson, signIn, signOut } from '../people.ts'
import type { Page } from '@playwright/test'

/** Opens a page, and fails when it is not for everyone. */
async function visit(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function answer(page: Page, text: string, confirm: boolean) {
  await page.goto('/vragenlijst/veer')
  await page.locator('#energy').fill(text)
  await press(page, 'Opslaan')
  await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
  await page.goto('/dashboard/controleren')
  if (confirm) await press(page, 'Dit zijn mijn wensen: bevestigen')
}

test('a person reads confirmed versions and puts one back', async ({ page, email }) => {
  await newPerson(page, email)
  await visit(page, '/dashboard/versies', 'Bevestigde versies')
  await answer(page, 'zwemmen', true)
  await answer(page, 'fietsen', true)
  await answer(page, 'wandelen', false)
  await follow(page, 'Bekijk wat er anders is')
  await page.getByText('Wat anders is dan in versie 2').click()
  await expect(page.locator('#concept')).toContainText('wandelen')
  await page.getByText('Wat er veranderde').click()
  await expect(page.locator('#versie-2')).toContainText('zwemmen')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await follow(page, 'Versie 1 lezen')
  await expect(page.locator('main')).toContainText('zwemmen')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Deze versie terugzetten' }).click()
  await expect(page.getByRole('heading', { name: 'Versie 1 terugzetten?' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Ja, terugzetten als concept')
  await expect(page.getByText('De antwoorden van versie 1 zijn nu uw concept.')).toBeVisible()
  await expect(page.locator('#veer')).toContainText('zwemmen')
})

test(
  'the booklet on screen is short until one opens a chapter',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await fillFile(await newPerson(page, email))
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/dashboard', '/dashboard/controleren']) {
      await page.goto(path)
      await setInKnownFonts(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThanOrEqual(4000)
      const said = page.locator('#veer dd').first()
      const begins = page.locator('#veer summary>span')
      await expect(said).toBeHidden()
      await expect(begins).toBeVisible()
      await page.locator('#veer summary').click()
      await expect(said).toBeVisible()
      await expect(begins, 'the answer stands right below').toBeHidden()
    }
  },
)

test(
  'the menu stands beside the name in a narrow window with a scrollbar too',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email)
    await page.setViewportSize({ width: 348, height: 740 })
    await page.goto('/dashboard')
    await setInKnownFonts(page)
    const header = page.getByRole('banner')
    const home = await header.getByRole('link', { name: 'Uw wensen' }).boundingBox()
    const menu = await header.getByText('Menu', { exact: true }).boundingBox()
    expect(menu?.y).toBeCloseTo(home?.y ?? 0, 0)
  },
)

test(
  'links below each other are a thumb apart on a telephone, and a message has air above it',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await fillFile(await newPerson(page, email))
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/dashboard', '/vragenlijst']) {
      await page.goto(path)
      const tops = await page
        .locator('main li>a:first-child,main p>a:first-child')
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility() && !link.closest('nav,details'))
            .map((link) => link.getBoundingClientRect().top),
        )
      expect(tops.length, path).toBeGreaterThan(3)
      tops.forEach((top, index) => {
        const next = tops[index + 1]
        if (next !== undefined) expect(next - top, `${path}, link ${index}`).toBeGreaterThan(43.9)
      })
    }
    await page.goto('/dashboard/controleren')
    await press(page, 'Dit zijn mijn wensen: bevestigen')
    await page.goto('/dashboard/controleren')
    const above = await page
      .getByRole('status')
      .filter({ hasText: 'Deze wensen zijn bevestigd' })
      .evaluate((box) => {
        const before = box.previousElementSibling?.getBoundingClientRect().bottom ?? 0
        return box.getBoundingClientRect().top - before
      })
    expect(above).toBeGreaterThanOrEqual(16)
  },
)

test('a person changes details and password, and ends another session', async ({
  page,
  browser,
  email,
}) => {
  await newPerson(page, email)
  await visit(page, '/dashboard/contacten', 'Uw vertrouwde contacten')
  await visit(page, '/dashboard/account', 'Uw account')
  await page.getByLabel('Postcode').fill('x')
  await press(page, 'Gegevens opslaan')
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByLabel('Postcode')).toHaveValue('x')
  await expectAccessible(page)
  await page.getByLabel('Straat en huisnummer').fill('Kade 1')
  await page.getByLabel('Postcode').fill('1234 AB')
  await page.getByLabel('Woonplaats').fill('Zwolle')
  await press(page, 'Gegevens opslaan')
  await expect(page.getByText('Uw gegevens zijn opgeslagen.')).toBeVisible()

  const other = await browser.newContext({ baseURL: process.env.SITE_ADDRESS })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/auth')
  await signIn(elsewhere, email)
  await visit(page, '/dashboard/sessies', 'Waar u bent ingelogd')
  await page.getByRole('link', { name: /^Dit apparaat uitloggen: / }).click()
  await expect(page.getByRole('heading', { name: 'Dit apparaat uitloggen?' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Ja, uitloggen')
  await expect(page.getByText('Dat apparaat is uitgelogd.')).toBeVisible()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/auth/)
  await other.close()

  await visit(page, '/dashboard/account/wachtwoord', 'Wachtwoord wijzigen')
  await page.getByLabel('Uw huidige wachtwoord', { exact: true }).fill('verkeerd')
  await page.locator('#password').fill('Perenboom8')
  await page.locator('#confirmPassword').fill('Perenboom8')
  await press(page, 'Wachtwoord wijzigen')
  await expect(page).toHaveTitle(/^Fout: /)
  await expectAccessible(page)
  await page.getByLabel('Uw huidige wachtwoord', { exact: true }).fill(TEST_PASSWORD)
  await page.locator('#password').fill('Perenboom8')
  await page.locator('#confirmPassword').fill('Perenboom8')
  await press(page, 'Wachtwoord wijzigen')
  await expect(page.getByText('Op alle andere apparaten bent u uitgelogd.')).toBeVisible()
})

test('a person takes everything along and brings it into another account', async ({
  page,
  email,
}) => {
  await newPerson(page, email)
  await answer(page, 'zwemmen in zee', true)
  await visit(page, '/dashboard/privacy', 'Privacy en toestemming')
  await follow(page, 'Gegevens downloaden')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gegevens downloaden')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download mijn gegevens' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^wensenregister-[\d-]+\.zip$/)
  const zip = await readFile(await download.path())

  await signOut(page)
  await newPerson(page, `twee-${email}`)
  await visit(page, '/dashboard/importeren', 'Gegevens terugzetten')
  await press(page, 'Gegevens terugzetten')
  await expect(page).toHaveTitle(/^Fout: /)
  await expectAccessible(page)
  await page
    .locator('#bestand')
    .setInputFiles({ name: 'wensen.zip', mimeType: 'application/zip', buffer: zip })
  await press(page, 'Gegevens terugzetten')
  await expect(page.getByText('Alles uit uw bestand staat weer in uw account.')).toBeVisible()
  await expect(page.locator('#veer')).toContainText('zwemmen in zee')
})

test('a person asks for deletion and keeps the account after all, by the mail', async ({
  page,
  email,
  mailTo,
}) => {
  await newPerson(page, email)
  await visit(page, '/dashboard/account/verwijderen', 'Account verwijderen')
  await press(page, 'Mijn account verwijderen')
  await expect(page.getByRole('heading', { name: 'Uw account wordt verwijderd' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { links } = await mailTo(email, /wordt verwijderd/)
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await expectAccessible(page)
  await press(page, 'Mijn account behouden')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw account blijft bestaan')
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Uw account wordt verwijderd')).toHaveCount(0)
})
