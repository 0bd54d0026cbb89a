import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'
import { newPerson } from '../people.ts'

const HERE = '/vragenlijst/documenten'
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'tekst ')])

async function add(page: Page, name: string, buffer: Buffer, description = '') {
  await page.getByLabel('Omschrijving').fill(description)
  await page
    .getByLabel('Kies een bestand')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await page.getByRole('button', { name: 'Bestand toevoegen' }).click()
}

test('someone keeps a file, reads it back, renames it and deletes it', async ({ page, email }) => {
  await newPerson(page, email)
  await page.goto('/vragenlijst')
  await follow(page, 'Documenten, foto’s of muziek toevoegen')
  await expect(page).toHaveURL(HERE)
  await expect(page.getByText('Zet hier geen burgerservicenummer (BSN)')).toBeVisible()
  await expectAccessible(page)

  await add(page, 'Brief aan de kinderen.pdf', PDF, 'Voor na de dienst')
  await expect(page.getByText('Uw bestand is opgeslagen.')).toBeVisible()
  await expect(page).toHaveURL(HERE)
  await expect(page.getByRole('heading', { name: 'Voor na de dienst' })).toBeVisible()
  await expect(page.getByText('Brief aan de kinderen.pdf')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Downloaden: Brief aan de kinderen.pdf' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('Brief aan de kinderen.pdf')
  expect((await readFile(await download.path())).equals(PDF)).toBe(true)

  await follow(page, 'Wijzigen: Brief aan de kinderen.pdf')
  await expectAccessible(page)
  await page.getByLabel('Naam van het bestand').fill('Afscheidsbrief')
  await press(page, 'Opslaan')
  await page.getByRole('link', { name: 'Verwijderen: Afscheidsbrief.pdf' }).click()
  await expect(page.getByRole('heading', { name: 'Wilt u dit bestand verwijderen?' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Bestand verwijderen')
  await expect(page.getByText('U heeft nog geen bestanden bewaard.')).toBeVisible()
})

test('a file that is refused is said at its field, and the description is still there', async ({
  page,
  email,
}) => {
  await newPerson(page, email)
  await page.goto(HERE)
  await add(page, 'tekening.svg', Buffer.from('<svg onload="alert(1)"/>'), 'Een tekening')
  const summary = page.locator('#error-summary')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: Documenten en media/)
  await expect(page.getByLabel('Omschrijving')).toHaveValue('Een tekening')
  await expectAccessible(page)
  await summary.getByRole('link').click()
  await expect(page.getByLabel('Kies een bestand')).toBeFocused()
  await page.getByRole('button', { name: 'Bestand toevoegen' }).click()
  await expect(page.getByText('Kies eerst een bestand.').first()).toBeVisible()
  // The form works on after it was replaced.
  await add(page, 'brief.pdf', PDF)
  await expect(page.getByText('Uw bestand is opgeslagen.')).toBeVisible()
})

test.describe('over a connection that breaks', () => {
  // It may break while the icon of the site is still on its way.
  test.use({ ignoredErrors: /favicon\.svg/ })

  test(
    'a large file shows how far it is, and a broken connection is said',
    { tag: '@scripted' },
    async ({ page, email }) => {
      await newPerson(page, email)
      await page.goto(HERE)
      await page.context().setOffline(true)
      await add(page, 'brief.pdf', PDF, 'Tekst die blijft')
      await expect(page.getByText('De verbinding is verbroken.')).toBeVisible()
      await expect(page.getByLabel('Omschrijving')).toHaveValue('Tekst die blijft')
      await page.context().setOffline(false)

      const client = await page.context().newCDPSession(page)
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 150_000,
      })
      await page.getByRole('button', { name: 'Bestand toevoegen' }).click()
      await expect(page.getByRole('progressbar', { name: 'Bestand toevoegen' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Bestand toevoegen' })).toBeDisabled()
      await expect(page.getByText(/Uw bestand wordt verstuurd: (25|50|75)%/)).toBeVisible()
      await expect(page.getByText('Uw bestand is opgeslagen.')).toBeVisible()
      await expect(page.locator('[data-status=success]')).toBeFocused()
    },
  )
})

test(
  'a file that is too large is refused before it is sent',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email)
    await page.goto(HERE)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await add(page, 'film.pdf', Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024)]))
    await expect(page.getByText('Dit bestand is groter dan 25 MB.')).toBeVisible()
    expect(posts).toEqual([])
  },
)

test(
  'an upload after the session has ended leads to signing in',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await newPerson(page, email)
    await page.goto(HERE)
    await page.context().clearCookies()
    await add(page, 'brief.pdf', PDF)
    await expect(page).toHaveURL(/\/auth\?terug=/)
  },
)

test('someone writes down music and finds it among the documents', async ({ page, email }) => {
  await newPerson(page, email)
  await page.goto('/vragenlijst/rituelen')
  await follow(page, 'Ga naar documenten en media')
  await follow(page, 'Muziek opschrijven')
  await expectAccessible(page)
  await page.getByLabel('Artiest').fill('Ramses Shaffy')
  await page.getByLabel('Titel').fill('Laat me')
  await press(page, 'Nummer toevoegen')
  await page.getByLabel('Link').nth(1).fill('geen link')
  await press(page, 'Opslaan')
  await expect(page.locator('#error-summary')).toContainText('Link van nummer 2')
  await page.getByLabel('Link').nth(1).fill('https://voorbeeld.nl/lied')
  await press(page, 'Opslaan')
  await expect(page.getByText('Ramses Shaffy, Laat me')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Luisteren: https://voorbeeld.nl/lied' }),
  ).toHaveAttribute('href', 'https://voorbeeld.nl/lied')
  await expectAccessible(page)
  await page.goto('/vragenlijst/rituelen')
  await expect(page.getByLabel('Titel').first()).toHaveValue('Laat me')
})
