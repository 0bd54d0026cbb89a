import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PDFParse } from 'pdf-parse'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { inDatabase } from '../database.ts'
import { expect, expectAccessible, follow, nextPage, press, test } from '../fixtures.ts'
import { setInKnownFonts } from '../fonts.ts'
import { signInAs } from '../people.ts'

test('who has no e-mail reads by a letter and their own telephone number, until a new one is printed', async ({
  page,
}) => {
  const gerda = await createPerson(`${randomUUID()}@example.nl`, [])
  const ria = { firstName: 'Ria', lastName: 'Bakker', phone: '06-12345678' }
  await fillForRelatives(gerda.id, [ria])
  let relative = ''
  await inDatabase(async (sql) => {
    relative = await confirmedRelative(sql, gerda.id, 'Ria', { veer: 'now' })
  })
  /** Prints a letter as its owner does. @returns the code in it, in the browser of nobody */
  const printed = async ({ isLost = false } = {}) => {
    await signInAs(page, gerda)
    await page.goto(`/dashboard/contacten/${relative}`)
    await expectAccessible(page)
    if (isLost) await page.getByText('Brief kwijt of bij een ander?').click()
    const button = page.getByRole('button', { name: 'Maak een nieuwe brief (PDF)' })
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    const { text } = await new PDFParse({ data: await readFile(await file.path()) }).getText()
    await page.context().clearCookies()
    return /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(text)?.[0] ?? ''
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const code = await printed()
  await page.goto('/contactpersoon')
  await follow(page, 'Ik kreeg een brief met een code')
  await expectAccessible(page)
  await setInKnownFonts(page)
  const button = await page.getByRole('button', { name: 'Verder' }).boundingBox()
  expect((button?.y ?? 740) + (button?.height ?? 0)).toBeLessThanOrEqual(740)
  await page.getByLabel('Code uit de brief').fill(code.toLowerCase())
  await page.getByLabel('Uw eigen telefoonnummer').fill('0687654321')
  await press(page, 'Verder')
  await expect(page.locator('#code-error')).toContainText('horen niet bij elkaar')
  await expectAccessible(page)
  await page.getByLabel('Uw eigen telefoonnummer').fill('+31 6 12345678')
  await press(page, 'Verder')
  await expect(page.getByRole('link', { name: 'De wensen van Gerda de Vries' })).toBeVisible()
  await page.goto(`/contactpersoon/${relative}`)
  await follow(page, 'Lezen')
  await expect(page.getByText('De eerste schaatsen op het meer.')).toBeVisible()
  const visit = await page.context().cookies()
  await printed({ isLost: true })
  await page.context().addCookies(visit)
  await page.goto(`/contactpersoon/${relative}/lezen/verhaal`)
  await expect(page).toHaveURL('/contactpersoon')
  await expect(page.getByText('Wij vragen geen wachtwoord.')).toBeVisible()
})

test(
  'the letter that asks somebody is made with a button as wide as a telephone',
  { tag: '@scripted' },
  async ({ page }) => {
    const gerda = await createPerson(`${randomUUID()}@example.nl`, [])
    await fillForRelatives(gerda.id, [
      { firstName: 'Ria', lastName: 'Bakker', phone: '06-12345678' },
    ])
    await signInAs(page, gerda)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard/contacten')
    await nextPage(page, () =>
      page.locator('main a[href^="/dashboard/contacten/"]').first().click(),
    )
    const button = page.getByRole('button', { name: 'Maak de brief (PDF)' })
    expect((await button.boundingBox())?.width).toBeGreaterThan(320)
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  },
)
