import type { Page } from '@playwright/test'
import { dayOf, dotted } from '#app/locales/dates.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'

/** Fills in who one is, and chooses a time. */
async function fillIn(page: Page, email: string, time: string) {
  await page.getByRole('radio', { name: time }).check()
  await page.getByLabel('Naam').fill('Zoë van ’t Hof')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Telefoonnummer').fill('06-12345678')
  await page.getByLabel(/vooraf iets laten weten/).fill('Graag over muziek')
}
const timesOf = (page: Page) =>
  page.getByRole('radiogroup', { name: /Welke tijd/ }).getByRole('radio')

/** Asks for the times of a day a week ahead, or of the first after it that has several: of today few are left. */
async function showLaterDay(page: Page) {
  for (let ahead = 7; ahead < 14; ahead += 1) {
    await page.getByLabel('Datum').fill(dayOf(new Date(Date.now() + ahead * 24 * 60 * 60 * 1000)))
    await press(page, 'Toon vrije tijden')
    if ((await timesOf(page).count()) > 3) return
  }
  throw new Error('no day with several times')
}

const submit = (page: Page) => press(page, 'Afspraak maken')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor books a place and a time, moves it and cancels it by the links in the mail', async ({
  page,
  email,
  mailTo,
}) => {
  await page.goto('/afspraak')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await follow(page, 'Gesprek op locatie')
  await expect(page).toHaveTitle(/^Stap 2 van 3/)
  await page.getByLabel('Zwolle').check()
  await showLaterDay(page)
  const first = (await timesOf(page).nth(1).getAttribute('value')) ?? ''
  await fillIn(page, email, `${dotted(first)} uur`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await submit(page)
  await expect(page.getByText('Uw afspraak is succesvol geboekt.')).toBeVisible()
  await expect(page.locator('main')).toContainText('Plaats: Zwolle')
  await expectAccessible(page)

  const mail = await mailTo(email, /Uw afspraak met/)
  expect(mail.text).toContain('Plaats: Zwolle')
  expect(mail.text).toContain('METHOD:REQUEST')
  await page.goto(mail.links.find((link) => link.includes('/afspraak/wijzigen')) ?? '')
  await expect(heading(page)).toHaveText('Afspraak verzetten')
  await expectAccessible(page)
  await showLaterDay(page)
  await timesOf(page).last().check()
  await press(page, 'Afspraak verzetten')
  await expect(page.getByRole('status')).toContainText('Uw afspraak heeft een nieuwe tijd.')
  expect((await mailTo(email, /Uw afspraak is verzet/)).text).toContain('SEQUENCE:1')

  await follow(page, 'Afspraak annuleren')
  await expectAccessible(page)
  await press(page, 'Ja, annuleren')
  await expect(heading(page)).toHaveText('Afspraak geannuleerd')
  await expectAccessible(page)
  expect((await mailTo(email, /geannuleerd/)).text).toContain('METHOD:CANCEL')
})

test(
  'of two visitors for one time one gets it; the other keeps what was typed',
  { tag: '@scripted' },
  async ({ page, context, email }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/afspraak/gegevens?soort=online')
      await showLaterDay(tab)
    }
    const wanted = `${dotted((await timesOf(page).last().getAttribute('value')) ?? '')} uur`
    await fillIn(page, email, wanted)
    await fillIn(other, `ander-${email}`, wanted)
    await Promise.all([submit(page), submit(other)])
    const done = (tab: Page) => tab.getByText('Uw afspraak is succesvol geboekt.')
    const refused = (tab: Page) => tab.getByRole('heading', { name: 'Fout bij boeken' })
    for (const tab of [page, other]) await expect(done(tab).or(refused(tab))).toBeVisible()
    const loser = (await done(page).isVisible()) ? other : page
    await expect(done(loser === page ? other : page)).toBeVisible()
    await expect(refused(loser)).toBeVisible()
    await expect(loser).toHaveTitle(/^Fout: Stap 2 van 3/)
    await expect(loser.getByLabel('Naam')).toHaveValue('Zoë van ’t Hof')
    await expect(loser.getByLabel(/vooraf iets laten weten/)).toHaveValue('Graag over muziek')
    await expect(loser.getByRole('radio', { name: wanted })).toHaveCount(0)
    await expectAccessible(loser)
    await timesOf(loser).nth(1).check()
    await submit(loser)
    await expect(done(loser)).toBeVisible()
  },
)

test(
  'what is missing is said at the top and at the field',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto('/afspraak/gegevens?soort=locatie')
    await submit(page)
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('Verplichte velden ontbreken')
    await expect(summary).toContainText('Locatie vereist')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /^Naam/ }).click()
    await expect(page.getByLabel('Naam')).toBeFocused()
    await expectAccessible(page)
  },
)

test('a funeral director asks to be called back', async ({ page, email }) => {
  await page.goto('/uitvaartondernemers/terugbellen')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const send = () => press(page, 'Bel mij terug')
  await page.getByLabel('Bedrijfsnaam').fill('Uitvaartzorg De Linde')
  await send()
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Uitvaartzorg De Linde')
  await expectAccessible(page)
  await page.getByLabel('Uw naam').fill('Karel Smit')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Telefoonnummer').fill('038-1234567')
  await send()
  await expect(page.getByRole('status')).toContainText('Wij bellen u terug op een werkdag.')
})
