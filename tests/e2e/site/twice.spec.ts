/** Who waits presses a button twice: the page that comes says what was done, and nothing is done twice. */
import type { Page } from '@playwright/test'
import { expect, press, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

const DOCUMENTS = '/vragenlijst/documenten'

async function withDocument(page: Page, email: string) {
  await newPerson(page, email)
  await page.goto(DOCUMENTS)
  const buffer = Buffer.from('%PDF-1.4\n%%EOF')
  const file = { name: 'brief.pdf', mimeType: 'application/pdf', buffer }
  await page.getByLabel('Kies een bestand').setInputFiles(file)
  await page.getByRole('button', { name: 'Bestand toevoegen' }).click()
  await expect(page.getByText('Uw bestand is opgeslagen.')).toBeVisible()
}

/**
 * Lets what is posted be done at once and its answer come late, so that there is time to press again.
 *
 * @returns how often something was posted
 */
async function answerLate(page: Page, path: string) {
  const posted = { times: 0 }
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posted.times += 1
    const response = await route.fetch({ maxRedirects: 0 })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    // Nobody waits any more for the first of two.
    await route.fulfill({ response }).catch(() => {})
  })
  return posted
}

/** With the mouse itself, which waits for no page. */
async function pressTwice(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).last()
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const middle = [x + width / 2, y + height / 2] as const
  await page.mouse.click(...middle)
  await page.waitForTimeout(300)
  await page.mouse.click(...middle)
}

test('what is removed is not found to be missing', async ({ page, email }) => {
  await withDocument(page, email)
  const posted = await answerLate(page, '**/verwijderen')
  await page.getByRole('link', { name: 'Verwijderen: brief.pdf' }).click()
  await pressTwice(page, 'Bestand verwijderen')
  await expect(page.getByText('U heeft nog geen bestanden bewaard.')).toBeVisible()
  await expect(page.getByText(/(is|was al) verwijderd\./)).toBeVisible()
  const isScripted = test.info().project.use.javaScriptEnabled !== false
  expect(posted.times).toBe(isScripted ? 1 : 2)
})

test(
  'what is saved is sent once, and again where that is meant',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email)
    await page.goto('/vragenlijst/veer')
    const posted = await answerLate(page, '/vragenlijst/veer')
    await page.getByRole('textbox').first().fill('zwemmen')
    await pressTwice(page, 'Opslaan')
    await expect(page.getByText('Wensen opgeslagen')).toBeVisible()
    expect(posted.times).toBe(1)
    await press(page, 'Opslaan')
    expect(posted.times).toBe(2)
  },
)
