import { expect, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

test(
  'the overview prints as a document one would keep',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email)
    await page.goto('/vragenlijst/secret')
    await page.locator('#caution').fill('alleen voor de ondernemer')
    await press(page, 'Vorige')
    await page.goto('/vragenlijst/veer')
    await page.locator('#energy').fill('zwemmen in zee')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-live]')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await press(page, 'Dashboard')

    const onScreenOnly = [
      page.getByRole('navigation').first(),
      page.getByText('De stap is opgeslagen.'),
      page.getByText('De rest van uw dossier'),
      page.getByRole('link', { name: 'Wensen aanpassen' }),
    ]
    const onPaper = [
      page.getByText('Opgeslagen, nog niet bevestigd'),
      page.locator('dd', { hasText: 'zwemmen in zee' }),
      page.locator('dd', { hasText: 'alleen voor de ondernemer' }),
    ]
    for (const one of onPaper.slice(1)) await expect(one).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const one of onScreenOnly) await expect(one).toBeHidden()
    for (const one of onPaper) await expect(one).toBeVisible()
    await expect(page.locator('#secret')).toHaveCSS('break-before', 'page')
  },
)

test.describe('a text of the site', () => {
  test.use({ analytics: null })

  test('prints without the question about cookies', async ({ page }) => {
    await page.goto('/kennisbank/wilsverklaring')
    await expect(page.locator('dialog')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
