/** Lisa lets us know, Mark says so by the link of his mail, and both wait; then the owner, who lives, stops it. */
import { randomUUID } from 'node:crypto'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { inDatabase } from '../database.ts'
import { expect, expectAccessible, follow, press, test } from '../fixtures.ts'
import { misfits } from '../fit.ts'
import { signInAs } from '../people.ts'
import { firstButtonEnds } from '../tone.ts'

test('from a contact who lets us know to the owner who stops it', async ({
  page,
  email,
  mailTo,
}) => {
  const gerda = await createPerson(email, [])
  const lisa = await createPerson(`${randomUUID()}@example.nl`, [])
  const mark = `${randomUUID()}@example.nl`
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email: lisa.email },
    { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', email: mark },
  ])
  await inDatabase(async (sql) => {
    for (const name of ['Lisa', 'Mark']) await confirmedRelative(sql, gerda.id, name, {})
  })
  await page.setViewportSize({ width: 360, height: 740 })
  const isRight = async () => {
    await expectAccessible(page)
    expect(await firstButtonEnds(page)).toBeLessThanOrEqual(740)
    expect(await misfits(page)).toEqual([])
  }
  await signInAs(page, lisa)
  await page.goto('/contactpersoon')
  await follow(page, 'Is Gerda overleden? Laat het ons weten.')
  await isRight()
  await page.getByLabel('Wanneer is Gerda overleden?').fill('31-2-2026')
  await press(page, 'Verder')
  await expect(page.getByLabel('Wanneer is Gerda overleden?')).toHaveValue('31-2-2026')
  await expectAccessible(page)
  const today = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam' }).format()
  await page.getByLabel('Wanneer is Gerda overleden?').fill(today)
  await press(page, 'Verder')
  await isRight()
  await page.getByLabel('Vraag het Mark. Wij mailen één vraag.').check()
  await press(page, 'Verder')
  await expect(page.getByText('Wij vragen het ook aan Mark.')).toBeVisible()
  await isRight()
  await press(page, 'Ja, laat het weten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wij kijken het na')
  await expect(page.getByText('Wij weten het zeker zodra Mark het ook zegt.')).toBeVisible()
  await expectAccessible(page)
  const waiting = page.url()
  expect(waiting).toMatch(/\/overleden$/)
  const asked = await mailTo(mark, /Weet u of/)
  await page.goto(asked.links.find((link) => link.includes('token=')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mark, is Gerda overleden?')
  await isRight()
  await press(page, 'Ja, Gerda is overleden')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dank u wel')
  await isRight()
  await page.goto(waiting)
  await expect(page.getByText('Mark de Vries zei het ook')).toBeVisible()
  await expect(page.getByText(/ uur leest u hier wat het eerst nodig is/)).toBeVisible()
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  const warned = await mailTo(email, /Leeft u/)
  await page.goto(warned.links.find((link) => link.includes('token=')) ?? '')
  await expect(page.getByText(/Tot .+\suur leest niemand iets door dit bericht\./)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Ik leef: stop het bericht over mijn overlijden')
  await page.goto(waiting)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het is gestopt')
  await isRight()
})
