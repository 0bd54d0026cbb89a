import type { Page } from '@playwright/test'
import { PDFParse } from 'pdf-parse'
import { sections } from '#app/features/interview/sections/index.ts'
import { unbroken } from '#tests/fixtures/page.ts'
import { expectShoreFromEdgeToEdge } from '../fit.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'
import { askForCards } from './ask-for-cards.ts'
import { fillStep } from './fill.ts'
import { signOut, signUp } from '../people.ts'

/** What the page says once each of its chapters is opened. */
async function chaptersRead(page: Page): Promise<string> {
  const closed = page.locator('main details[id]:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  return unbroken(await page.locator('main').innerText())
}

test('a person signs up, records wishes in seven steps and reads them back', async ({
  page,
  email,
  mailTo,
}) => {
  test.setTimeout(180_000)
  await signUp(page, email, mailTo)
  await expect(page).toHaveURL('/vragenlijst/veer')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn wensen')
  await expect(page.getByText('Nog geen wensen vastgelegd')).toBeVisible()
  await expectAccessible(page)
  await follow(page, 'Wensen vastleggen')
  await expectAccessible(page)
  await follow(page, 'Beginnen')

  const texts: string[] = []
  for (const [index, section] of sections.entries()) {
    await expect(page).toHaveURL(`/vragenlijst/${section.key}`)
    await expect(page).toHaveTitle(new RegExp(`^(Opgeslagen: )?Stap ${index + 1} van 7: `))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    texts.push(...(await fillStep(page, section)).texts)
    if (section.key === 'naw') await confirmCards(page)
    const way = index === sections.length - 1 ? 'Controleren en bevestigen' : 'Volgende'
    await press(page, way)
  }

  await expect(page).toHaveURL('/dashboard/controleren')
  const main = await chaptersRead(page)
  for (const text of texts) expect(main).toContain(text)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Dit zijn mijn wensen: bevestigen')

  await expect(page).toHaveURL('/dashboard/bevestigd')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw wensen zijn bevestigd')
  await expectShoreFromEdgeToEdge(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const number = /WR\d{8}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  await follow(page, 'Naar uw wensen')
  const overview = await chaptersRead(page)
  for (const text of texts) expect(overview).toContain(text)
  await expect(page.getByText('nog niet bevestigd')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const readPdf = async (query = '') =>
    textOf(await (await page.request.get(`/dashboard/wensen.pdf${query}`)).body())
  const booklet = await readPdf()
  expect(booklet).toContain(number)
  const papers = booklet + (await readPdf('?deel=vertrouwelijk'))
  // Neither the address of a song nor how often one is reminded means anything on paper.
  const printed = texts.filter(
    (text) => !text.startsWith('https://') && !['Zelf kiezen', '18'].includes(text),
  )
  for (const text of printed) expect(papers).toContain(dense(text))

  await signOut(page)
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/^[^?]*\/auth\?terug=%2Fdashboard$/)
})

/** The box for cards leads to the page that asks whether that is meant, and back to the step. */
async function confirmCards(page: Page) {
  await askForCards(page)
  await expect(page).toHaveURL('/vragenlijst/naw/kaartjes?naar=opslaan')
  await press(page, 'Ja, kaartjes aanvragen')
  await expect(page.getByText('Kaartjes aangevraagd', { exact: true })).toBeVisible()
}

/** The text of a PDF without spaces: lines break where they fit. */
async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await new PDFParse({ data: new Uint8Array(bytes) }).getText()
  return dense(text)
}

const dense = (text: string) => text.replaceAll(/\s/g, '')
