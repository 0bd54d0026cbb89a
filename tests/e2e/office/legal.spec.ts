import { expect, expectAccessible, expectNoSidewaysScroll, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

test('a choice that is not allowed yet says so and asks for a second one', async ({
  page,
  email,
}) => {
  const scripted = test.info().project.use.javaScriptEnabled !== false
  await newPerson(page, email)
  await page.goto('/vragenlijst/praktisch')
  const second = page.getByRole('radiogroup', { name: /^Wat is uw tweede keuze/ })
  await expect(second).toBeVisible({ visible: !scripted })
  await expect(
    page.getByText('Resomeren en veraarden mochten in oktober 2025 in Nederland nog niet.'),
  ).toHaveCount(1)
  await page.getByLabel('Veraarden', { exact: true }).first().check()
  await expect(second).toBeVisible()
  await expect(second.getByRole('radio')).toHaveCount(3)
  await second.getByLabel('Cremeren').check()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Opslaan')
  await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
  await expect(second.getByLabel('Cremeren')).toBeChecked()
  await page.goto('/dashboard')
  await expect(page.locator('main')).toContainText('Wat is uw tweede keuze')
  await expectAccessible(page)
})
