import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacyverklaring' })
const privacyDialog = (page: Page) => page.getByRole('dialog', { name: 'Privacyverklaring' })

test('the privacy statement opens on top of the page, and closing leads back to the link', async ({
  page,
}) => {
  await page.goto('/aanmelden')
  const title = await page.title()
  await privacyLink(page).press('Enter')
  if (!isScripted()) return expect(page).toHaveURL('/juridisch/privacyverklaring')

  const dialog = privacyDialog(page)
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/aanmelden')
  await expect(page).toHaveTitle(title)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const ids = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(privacyLink(page)).toBeFocused()

  await privacyLink(page).click()
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(privacyLink(page)).toBeFocused()
})

test(
  'a link opens its page where a dialog cannot be shown',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.addInitScript(() => {
      delete (window as { HTMLDialogElement?: unknown }).HTMLDialogElement
    })
    await page.goto('/over-ons')
    await privacyLink(page).click()
    await expect(page).toHaveURL('/juridisch/privacyverklaring')
  },
)

test.describe('without an answer', () => {
  test.use({ ignoredErrors: /ERR_FAILED/ })

  test('a link is followed as any other', { tag: '@scripted' }, async ({ page }) => {
    await page.goto('/over-ons')
    await page.route('**/juridisch/privacyverklaring', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    )
    await privacyLink(page).click()
    await expect(page).toHaveURL('/juridisch/privacyverklaring')
  })
})

test.describe('a person', () => {
  test.beforeEach(async ({ page, email }) => newPerson(page, email))

  test('can stay where they are, or go through with it', async ({ page }) => {
    await page.goto('/dashboard/sessies')
    const link = page.getByRole('link', { name: 'Overal uitloggen' })
    await link.click()
    const question = page.getByRole('heading', { name: 'Overal uitloggen?' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (isScripted()) {
      await expect(page).toHaveURL('/dashboard/sessies')
      // The menu is left out, and so is its column.
      expect((await page.getByRole('dialog').boundingBox())?.width).toBeGreaterThan(400)
    } else await expect(page).toHaveURL('/dashboard/sessies/beeindigen?welke=alle')
    await page.getByRole('link', { name: 'Nee, niets veranderen' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/sessies')
    if (isScripted()) await expect(link).toBeFocused()

    await link.click()
    await press(page, 'Ja, overal uitloggen')
    await expect(page).toHaveURL('/')
  })

  test(
    'who is signed out meanwhile is led to the sign-in page, and then on',
    { tag: '@scripted' },
    async ({ page, context }) => {
      await page.goto('/dashboard/sessies')
      await context.clearCookies()
      await page.getByRole('link', { name: 'Overal uitloggen' }).click()
      await expect(page).toHaveURL(/\/auth\?terug=%2Fdashboard%2Fsessies%2Fbeeindigen/)
    },
  )

  test(
    'sends a form from a dialog to the page it belongs to',
    { tag: '@scripted' },
    async ({ page }) => {
      await page.goto('/dashboard/privacy')
      await page.getByRole('link', { name: 'Account verwijderen' }).click()
      await expect(
        page.getByRole('heading', { name: 'Account verwijderen', level: 1 }),
      ).toBeVisible()
      await expect(page).toHaveURL('/dashboard/privacy')
      await expectAccessible(page)
      await press(page, 'Mijn account verwijderen')
      await expect(page.getByRole('heading', { name: 'Uw account wordt verwijderd' })).toBeVisible()
    },
  )

  test('puts a message away', { tag: '@scripted' }, async ({ page }) => {
    await page.goto('/vragenlijst/veer')
    await page.locator('#energy').fill('Zwemmen')
    await press(page, 'Opslaan')
    const message = page.getByText('✅ Wensen opgeslagen')
    await expect(message).toBeVisible()
    const away = page.getByRole('button', { name: 'Melding sluiten' })
    await expect(away).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await away.click()
    await expect(message).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })
})
