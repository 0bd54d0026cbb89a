import type { Page } from '@playwright/test'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { inDatabase } from '../database.ts'
import { expectShoreFromEdgeToEdge, misfits } from '../fit.ts'
import { expect, expectAccessible, follow, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

const PEOPLE = [
  { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', phone: '06-12345678' },
  { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email: 'lisa@example.nl' },
]

/** But for the name and the way to a person, which stand in the sky. */
const misfitsIn = async (page: Page) =>
  (await misfits(page)).filter((problem) => !problem.endsWith("lies over 'svg'"))

test('someone sees beforehand what a contact will read, at each stage', async ({ page, email }) => {
  const { id } = await newPerson(page, email)
  await fillForRelatives(id, PEOPLE)
  let lisa = ''
  await inDatabase(async (sql) => {
    lisa = await confirmedRelative(sql, id, 'Lisa', { veer: 'now', steen: 'never' })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/dashboard/contacten/${lisa}`)
  await follow(page, 'Bekijk wat Lisa straks ziet')
  await expect(page.getByText('Zo ziet Lisa dit. Alleen u ziet dit nu.')).toBeVisible()

  // At once: one page, with whom to call.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerda de Vries')
  await expect(page.getByRole('link', { name: 'Bel Mark' })).toHaveAttribute(
    'href',
    'tel:0612345678',
  )
  const { height = 0 } = (await page.getByRole('link', { name: 'Bel Mark' }).boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(56)
  await expect(page.getByText('Mijn blauwe jurk met de witte kraag.')).toBeVisible()
  // What stands by itself needs no marks; within a sentence of ours it has them.
  await expect(page.getByText('‘Mijn blauwe jurk')).toHaveCount(0)
  await expectAccessible(page)
  expect(await misfitsIn(page)).toEqual([])

  // Twelve hours later: a sentence, and then chapter by chapter.
  await follow(page, 'Daarna')
  await expect(page.getByText('‘Als iemand die altijd tijd had.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Zo wilde Gerda herinnerd worden',
  )
  await expectShoreFromEdgeToEdge(page)
  await expectAccessible(page)
  expect(await misfitsIn(page)).toEqual([])
  await follow(page, 'Lezen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het verhaal van Gerda')
  await follow(page, 'Volgende: Het afscheid')
  await expect(page.getByRole('link', { name: 'Luister naar Avond' })).toBeVisible()
  await expectAccessible(page)
  expect(await misfitsIn(page)).toEqual([])
  await follow(page, 'Volgende: De mensen')
  // What she is not to read is not there, and nothing says that it was.
  await follow(page, 'Volgende: Brieven en foto’s')
  await expect(page.getByText('ongeluk')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Brief aan Lisa' })).toBeVisible()
  await follow(page, 'Naar het einde')
  await expect(page.getByText('Altijd een stoel vrij voor een gast.')).toBeVisible()

  // Now: what was given, and nothing else.
  await follow(page, 'Nu')
  await follow(page, 'Lezen')
  await expect(page.getByText('De eerste schaatsen op het meer.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naar het einde' })).toBeVisible()
  await follow(page, 'Sluiten')
  await expect(page).toHaveURL(`/dashboard/contacten/${lisa}`)
})

test('what was hard is asked about first', async ({ page, email }) => {
  const { id } = await newPerson(page, email)
  await fillForRelatives(id, PEOPLE)
  let mark = ''
  await inDatabase(async (sql) => {
    mark = await confirmedRelative(sql, id, 'Mark', {})
  })
  await page.goto(`/dashboard/contacten/${mark}/zien?fase=alles&deel=pijn-en-zorg`)
  await expect(page.getByText('De winter na het ongeluk.')).toBeHidden()
  await expectAccessible(page)
  await follow(page, 'Lezen')
  await expect(page.getByText('De winter na het ongeluk.')).toBeVisible()
})
