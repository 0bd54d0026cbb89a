import { expect, expectAccessible, test } from './fixtures.ts'
import { newPerson, signIn } from './people.ts'

test.describe('the interview', () => {
  test.beforeEach(async ({ page, email }) => newPerson(page, email))

  test('says what is wrong at the top and at the field, and keeps everything that was typed', async ({
    page,
  }) => {
    await page.goto('/vragenlijst/naw')
    await page.getByLabel('Straat en huisnummer').fill('Dorpsstraat 1')
    await page.getByLabel('Postcode').fill('geen postcode')
    await page.getByRole('button', { name: 'Opslaan' }).last().click()
    await expect(page).toHaveTitle(/^Fout: Stap 6 van 7/)
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /^Postcode/ }).click()
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await expect(page.getByLabel('Postcode')).toHaveValue('geen postcode')
    await expect(page.getByLabel('Straat en huisnummer')).toHaveValue('Dorpsstraat 1')
    await expectAccessible(page)
    await page.goto('/vragenlijst/naw')
    await expect(page.getByLabel('Straat en huisnummer')).toHaveValue('Dorpsstraat 1')
  })

  test('saves with the Enter key instead of changing rows', async ({ page }) => {
    await page.goto('/vragenlijst/rituelen')
    await page.getByLabel('Artiest').first().fill('Ramses Shaffy')
    await page.getByLabel('Artiest').first().press('Enter')
    await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
    await expect(page.getByLabel('Artiest')).toHaveCount(1)
    await expect(page.getByLabel('Artiest')).toHaveValue('Ramses Shaffy')
  })

  test('shows both texts when two tabs changed the same answer', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto('/vragenlijst/veer')
    const first = page.locator('#lifeMoments')
    await first.fill('Uit het eerste tabblad')
    await page.getByRole('button', { name: 'Opslaan' }).last().click()
    await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
    await other.locator('#lifeMoments').fill('Uit het tweede tabblad')
    await other.getByRole('button', { name: 'Opslaan' }).last().click()
    await expect(other.getByText('Deze stap is intussen ergens anders gewijzigd')).toBeVisible()
    await expect(other.locator('#lifeMoments')).toHaveValue('Uit het tweede tabblad')
    await expect(other.locator('main')).toContainText('Uit het eerste tabblad')
    await expectAccessible(other)
    await other.getByLabel('Wat al was opgeslagen').check()
    await other.getByRole('button', { name: 'Opslaan' }).last().click()
    await expect(other.locator('#lifeMoments')).toHaveValue('Uit het eerste tabblad')
  })

  test('keeps a choice between two texts in sight where its question does not apply', async ({
    page,
    context,
  }) => {
    const save = (tab: typeof page) => tab.getByRole('button', { name: 'Opslaan' }).last().click()
    await page.goto('/vragenlijst/praktisch')
    await page.getByLabel('Begraven', { exact: true }).first().check()
    await save(page)
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto('/vragenlijst/praktisch')
    await page.locator('#burialDetails').fill('naast mijn vader')
    await save(page)
    await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
    await other.locator('#burialDetails').fill('onder de eik')
    await other.getByLabel('Cremeren', { exact: true }).first().check()
    await save(other)
    await expect(other.getByText('Deze stap is intussen ergens anders gewijzigd')).toBeVisible()
    await expect(other.locator('#burialDetails')).toHaveValue('onder de eik')
    await expect(other.locator('#burialDetails')).toBeVisible()
    await expect(other.getByText('naast mijn vader')).toBeVisible()
  })

  test('shows only the questions that apply where there is script, and their condition where not', async ({
    page,
  }) => {
    const scripted = test.info().project.use.javaScriptEnabled !== false
    await page.goto('/vragenlijst/praktisch')
    const grave = page.getByText('Heeft u al een graf?')
    const when = page.getByText('Alleen als u kiest voor begraven.').first()
    await expect(grave).toBeVisible({ visible: !scripted })
    await expect(when).toBeVisible({ visible: !scripted })
    await page.locator('[name="burial"][value="Begraven"]').check()
    await expect(grave).toBeVisible()
  })

  test('brings a person back to the step after signing in', async ({ page, email, context }) => {
    await context.clearCookies()
    await page.goto('/vragenlijst/kaars')
    await expect(page).toHaveURL(/\/auth\?terug=/)
    await signIn(page, email)
    await expect(page).toHaveURL('/vragenlijst/kaars')
  })
})

test('nobody comes back to another site after signing in', async ({ page, email }) => {
  await newPerson(page, email)
  await page.goto('/auth/uitloggen')
  await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click()
  await page.goto('/auth?terug=//evil.example')
  await signIn(page, email)
  await expect(page).toHaveURL('/dashboard')
})
