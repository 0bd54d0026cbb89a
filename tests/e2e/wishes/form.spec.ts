import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  nextPage,
  press,
  test,
} from '../fixtures.ts'
import { TEST_PASSWORD } from '#tests/fixtures/people/people.ts'
import { newPerson, signIn } from '../people.ts'

test('from a profile to an account to the older form, and nothing typed is lost', async ({
  page,
  email,
  mailTo,
}) => {
  test.setTimeout(90_000)
  const scripted = test.info().project.use.javaScriptEnabled !== false
  await page.goto('/formulier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persoonlijk Profiel Aanmaken')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Voornaam').fill('Bea')
  await page.getByLabel('Wat is uw burgerlijke staat?').fill('weduwe')
  await press(page, 'Profiel aanmaken')
  await expect(page).toHaveTitle(/^Fout: Persoonlijk Profiel Aanmaken/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Verplichte velden ontbreken')
  await expectAccessible(page)
  await page.getByLabel('Achternaam').fill('Vos')
  await page.getByLabel('E-mailadres').fill(email)
  await press(page, 'Profiel aanmaken')

  await expect(page.getByText('Stap 1 van 3')).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Bea')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.locator('#password').fill(TEST_PASSWORD)
  await page.locator('#confirmPassword').fill(TEST_PASSWORD)
  await nextPage(page, () => page.locator('#confirmPassword').press('Enter'))
  await expect(page.getByRole('alert')).toContainText('Verplichte velden ontbreken')
  await expectAccessible(page)
  await page.getByLabel('Geboortedatum').fill('1-2-1943')
  await page.locator('#password').fill(TEST_PASSWORD)
  await page.locator('#confirmPassword').fill(TEST_PASSWORD)
  await nextPage(page, () => page.locator('#confirmPassword').press('Enter'))

  await expect(page).toHaveURL('/aanmelden/privacy')
  await expect(page.getByText('Stap 2 van 3')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Terug')
  await expect(page.getByLabel('Geboortedatum')).toHaveValue('01-02-1943')
  await expect(page.getByText('Uw wachtwoord is al gekozen.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Verder')

  const agree = page.getByRole('button', { name: 'Akkoord en doorgaan' })
  if (scripted) await expect(agree).toBeDisabled()
  else {
    await nextPage(page, () => agree.click())
    await expect(page).toHaveTitle(/^Fout: Stap 2 van 3: Privacyverklaring/)
    await expectAccessible(page)
  }
  await page.getByRole('checkbox').check()
  await nextPage(page, () => agree.click())
  await expect(page.getByText('Account aangemaakt')).toBeVisible()
  await expect(page.getByText('Stap 3 van 3')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const { links } = await mailTo(email)
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await nextPage(page, () => page.locator('main').getByRole('button').click())
  await expect(page.getByText('Profiel aangemaakt')).toBeVisible()
  await expect(page).toHaveURL('/formulier')
  await expect(page.getByLabel('Wat is uw burgerlijke staat?')).toHaveValue('weduwe')
  await page.getByLabel('Welke nummers wilt u laten horen?').fill('Zing, vecht, huil, bid')
  await press(page, 'Wensen opslaan')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Dossiernummer: WR')).toBeVisible()
  await expect(page.locator('#formulier')).toContainText('weduwe')
  await expect(page.locator('#rituelen')).toContainText('Zing, vecht, huil, bid')
  await expectAccessible(page)
})

test.describe('the older form', () => {
  test.beforeEach(async ({ page, email }) => newPerson(page, email))

  test(
    'says what is wrong, keeps it, and is usable by everyone',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.goto('/formulier')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByLabel('Waar wilt u de ceremonie?').fill('x'.repeat(201))
      await nextPage(page, () => page.getByLabel('Waar wilt u de ceremonie?').press('Enter'))
      await expect(page).toHaveTitle(/^Fout: Persoonlijke Wensen Vastleggen/)
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByLabel('Waar wilt u de ceremonie?')).toHaveValue('x'.repeat(201))
      await expectAccessible(page)
    },
  )

  test(
    'keeps what was typed when the session ended, and saves it after signing in elsewhere',
    { tag: '@scripted' },
    async ({ page, context, email }) => {
      await page.goto('/formulier')
      await page
        .getByLabel('Wat is verder belangrijk om te weten?')
        .fill('De sleutel ligt bij Piet')
      await context.clearCookies()
      await press(page, 'Wensen opslaan')
      await expect(page.getByText('Niet ingelogd')).toBeVisible()
      await expect(page.getByLabel('Wat is verder belangrijk om te weten?')).toHaveValue(
        'De sleutel ligt bij Piet',
      )
      await expectAccessible(page)
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: /^Inloggen \(opent/ }).click(),
      ])
      await signIn(other, email)
      await expect(other).toHaveURL('/formulier')
      await other.close()
      await press(page, 'Wensen opslaan')
      await expect(page).toHaveURL('/dashboard')
      await expect(page.locator('#formulier')).toContainText('De sleutel ligt bij Piet')
    },
  )
})
