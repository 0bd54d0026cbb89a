/** A contact adds a paper to a report of a death, and two colleagues decide by it. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { relativesOf } from '#app/features/contacts/people.server.ts'
import { reportDeath } from '#app/features/deaths/report.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import { inDatabase } from '../database.ts'
import { lookAfterDeaths } from '../deaths.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'
import { newPerson, signInAs } from '../people.ts'

const TODAY = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
const NARROW = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 800 }

type Contact = Parameters<typeof fillForRelatives>[1][number]

/** Lisa, who may read as who has this address, let us know that Gerda died. */
async function letsKnow(email: string, ...others: Contact[]) {
  const gerda = await createPerson(`${randomUUID()}@example.nl`, [])
  const people = [{ firstName: 'Lisa', lastName: 'de Vries', email }, ...others]
  await fillForRelatives(gerda.id, people)
  for (const { firstName } of people)
    await inDatabase((sql) => confirmedRelative(sql, gerda.id, firstName, {}))
  const all = await readOnly(asPerson(gerda.id), (sql) => relativesOf(sql, gerda.id))
  const lisa = all.find(({ card }) => card.firstName === 'Lisa')
  if (!lisa) throw new Error('no contact')
  const reader = { ...lisa, ownerId: gerda.id }
  const told = await reportDeath(reader, { diedOn: TODAY, way: 'paper' }, '0badcafe')
  if (!told.ok) throw new Error(told.reason)
  return { report: told.id, relative: lisa.id }
}

async function looksRight(page: Page) {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await expectNoSidewaysScroll(page)
}

test('a paper is added by a contact, and two colleagues decide by it', async ({ page, email }) => {
  const [one, other] = [
    await createPerson(`${randomUUID()}@example.nl`, ['staff']),
    await createPerson(`${randomUUID()}@example.nl`, ['admin']),
  ]
  await newPerson(page, email)
  const { report, relative } = await letsKnow(email)

  await page.goto(`/contactpersoon/${relative}/papier`)
  await looksRight(page)
  await press(page, 'Stuur het papier')
  await expect(page.getByRole('alert')).toContainText('Kies eerst een bestand.')
  await looksRight(page)
  await page
    .getByLabel('Kies een bestand')
    .setInputFiles({ name: 'akte.pdf', mimeType: 'application/pdf', buffer: LEAST_PDF })
  await press(page, 'Stuur het papier')
  await expect(page.getByText(/kijken twee medewerkers ernaar/)).toBeVisible()
  await looksRight(page)

  const path = `/admin/toegangsverzoeken/overlijden/${report}`
  await signInAs(page, one)
  await page.goto('/admin/toegangsverzoeken')
  await looksRight(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lisa de Vries meldde een overlijden',
  )
  await press(page, 'Bekijk over wie het gaat')
  await expect(page.getByText('Gerda de Vries')).toBeVisible()
  await downloadPaper(page)
  await page.goto(path)
  await press(page, 'Accorderen')
  await looksRight(page)
  for (const said of ['De naam op', 'De geboortedatum op', 'De overlijdensdatum op'])
    await page.getByLabel(said).check()
  await press(page, 'Accorderen')
  await expect(page.getByText('Een collega moet het ook nog doen.')).toBeVisible()
  await looksRight(page)

  await signInAs(page, other)
  await page.goto(path)
  await downloadPaper(page)
  await press(page, 'Bekijk over wie het gaat')
  await page.goto(path)
  for (const said of ['De naam op', 'De geboortedatum op', 'De overlijdensdatum op'])
    await page.getByLabel(said).check()
  await press(page, 'Accorderen')
  await expect(page.getByText('Dit is de laatste stap.')).toBeVisible()
  await looksRight(page)
  await press(page, 'Ja, accordeer')
  await expect(page.getByText('Het overlijden is nu zeker.')).toContainText(
    'lezen wat het eerst nodig is na de wachttijd',
  )
  await page.goto(path)
  await expect(page.getByText('Hierover valt niets meer te beslissen.')).toBeVisible()
  await looksRight(page)
})

/** A colleague opens the paper, without which they approve nothing. */
async function downloadPaper(page: Page) {
  const link = page.getByRole('link', { name: 'Download het papier' }).first()
  await Promise.all([page.waitForEvent('download'), link.click()])
}

test('a contact without e-mail is called, a second colleague says so too, and a lost letter is made anew', async ({
  page,
  email,
}) => {
  const [one, other] = [
    await createPerson(`${randomUUID()}@example.nl`, ['staff']),
    await createPerson(`${randomUUID()}@example.nl`, ['admin']),
  ]
  const { report } = await letsKnow(email, {
    firstName: 'Ria',
    lastName: 'Bos',
    phone: '06-12345678',
    address: 'Dijk 2, 8261 AA Kampen',
  })
  await lookAfterDeaths()

  const path = `/admin/toegangsverzoeken/overlijden/${report}`
  await signInAs(page, one)
  await page.goto(path)
  await looksRight(page)
  await follow(page, 'Ria Bos')
  await press(page, 'Toon telefoonnummer en adres')
  await expect(page.getByText('06-12345678')).toBeVisible()
  await looksRight(page)
  await page.getByLabel('Er nam niemand op').check()
  await press(page, 'Schrijf op')
  await expect(page.getByText('Eén keer gebeld, niet bereikt')).toBeVisible()
  await page.getByLabel('Ja, overleden').check()
  await press(page, 'Schrijf op')
  await expect(page.getByText('U schreef dit op.')).toBeVisible()
  await looksRight(page)
  await page.goto(path)
  await press(page, 'Nieuwe brief voor Ria Bos')

  await signInAs(page, other)
  await page.goto('/admin')
  await expect(page.getByText('Bevestigen wat Ria Bos aan de telefoon zei').first()).toBeVisible()
  await page.goto(path)
  await page.getByRole('link', { name: 'Ria Bos' }).first().click()
  await press(page, 'Ja, dit telt')
  await page.goto(path)
  await expect(page.getByText('Zeker: de wachttijd loopt', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Ria Bos' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nieuwe brief met code')
  await expect(page.getByRole('button', { name: 'Maak de brief' })).toHaveCount(0)
  await press(page, 'Toon telefoonnummer en adres')
  await looksRight(page)
  await page.getByLabel('Nee', { exact: true }).check()
  await press(page, 'Maak de brief met een nieuwe code (PDF)')
  await expect(page.getByText('Bel eerst zelf.')).toBeVisible()
  await page.getByLabel('Ja, Ria Bos wil een nieuwe brief').check()
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Maak de brief met een nieuwe code (PDF)' }).click(),
  ])
  expect(letter.suggestedFilename()).toContain('.pdf')
  await page.reload()
  await press(page, 'De brief is verstuurd')
  await expect(page.getByText('De brief is verstuurd. Dat staat erbij.')).toBeVisible()
  await looksRight(page)
})
