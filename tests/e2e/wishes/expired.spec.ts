import { expect, expectAccessible, press, test } from '../fixtures.ts'
import { newPerson, signIn } from '../people.ts'

test(
  'a step that is saved after the session has ended is there again after signing in',
  { tag: '@scripted' },
  async ({ page, context, email }) => {
    await newPerson(page, email)
    await page.goto('/vragenlijst/veer')
    await page.locator('#energy').fill('lang over nagedacht')
    await context.clearCookies({ name: 'session' })
    await press(page, 'Volgende')
    await expect(page).toHaveURL(/\/auth\?terug=/)
    await expect(page.getByText('U moet ingelogd zijn om uw wensen op te slaan.')).toBeVisible()
    await expectAccessible(page)
    await signIn(page, email)
    await expect(page).toHaveURL('/vragenlijst/veer')
    await expect(page.getByText('Uw tekst is nog niet opgeslagen.')).toBeVisible()
    await expect(page.locator('#energy')).toHaveValue('lang over nagedacht')
    await expectAccessible(page)
    await press(page, 'Volgende')
    await expect(page).toHaveURL('/vragenlijst/steen')
    await page.goto('/vragenlijst/veer')
    await expect(page.locator('#energy')).toHaveValue('lang over nagedacht')
    await expect(page.getByText('Uw tekst is nog niet opgeslagen.')).toHaveCount(0)
  },
)
