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
import { expect, expectAccessible, expectNoSidewaysScroll, press, test } from '../fixtures.ts'
import { newPerson, signInAs } from '../people.ts'

const TODAY = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
const NARROW = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 800 }

/** Lisa, who may read as who has this address, let us know that Gerda died. */
async function letsKnow(email: string) {
  const gerda = await createPerson(`${randomUUID()}@example.nl`, [])
  await fillForRelatives(gerda.id, [{ firstName: 'Lisa', lastName: 'de Vries', email }])
  await inDatabase((sql) => confirmedRelative(sql, gerda.id, 'Lisa', {}))
  const [lisa] = await readOnly(asPerson(gerda.id), (sql) => relativesOf(sql, gerda.id))
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
  await expect(page.getByText('Wij hebben uw papier: akte.pdf')).toBeVisible()
  await looksRight(page)

  const path = `/admin/toegangsverzoeken/overlijden/${report}`
  await signInAs(page, one)
  await page.goto('/admin/toegangsverzoeken')
  await looksRight(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lisa de Vries liet een overlijden weten',
  )
  await press(page, 'Bekijk over wie het gaat')
  await expect(page.getByText('Gerda de Vries')).toBeVisible()
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
  for (const said of ['De naam op', 'De geboortedatum op', 'De overlijdensdatum op'])
    await page.getByLabel(said).check()
  await press(page, 'Accorderen')
  await expect(page.getByText('Het overlijden is nu zeker.')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('Hierover valt niets meer te beslissen.')).toBeVisible()
  await looksRight(page)
})
