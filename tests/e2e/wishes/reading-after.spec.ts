/** What a contact reads after a death: first what is needed at once, then the rest, to keep. */
import type { Page } from '@playwright/test'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { bothRead } from '../deaths.ts'
import { misfits } from '../fit.ts'
import { expect, expectAccessible, follow, test } from '../fixtures.ts'
import { signInAs } from '../people.ts'
import { firstButtonEnds } from '../tone.ts'

/**
 * But for the name and the way to a person, which stand in the sky. A letter is as long as it was written:
 * there what is pressed stands at its end. On a list the names are what leads on.
 */
async function isRight(page: Page) {
  await expectAccessible(page)
  if (!/\/(afscheid|verhaal|contactpersoon)$/.test(page.url()))
    expect(await firstButtonEnds(page), page.url()).toBeLessThanOrEqual(740)
  const found = await misfits(page)
  expect(found.filter((problem) => !problem.endsWith("lies over 'svg'"))).toEqual([])
}

test('at once a contact reads what is needed first, and nothing else', async ({ page, email }) => {
  const { lisa } = await bothRead(email, 'first')
  await signInAs(page, await createPerson(email, []))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contactpersoon')
  await isRight(page)
  await page.goto(`/contactpersoon/${lisa.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerda de Vries')
  await expect(page.getByText('DELA')).toBeVisible()
  await expect(page.getByText(/De rest .+ vanaf .+ uur/)).toBeVisible()
  // Where an address may break: beside the button to call it is wider than its line.
  await expect(page.locator('li small wbr').first()).toHaveCSS('display', 'inline')
  await isRight(page)
  const start = `/contactpersoon/${lisa.id}`
  const chapter = await page.request.get(`${start}/lezen/verhaal`)
  expect(new URL(chapter.url()).pathname).toBe(start)
})

test('twelve hours later the rest, chapter by chapter, and it can be kept', async ({
  page,
  email,
}) => {
  const { lisa } = await bothRead(email)
  await signInAs(page, await createPerson(email, []))
  await page.setViewportSize({ width: 360, height: 740 })
  const start = `/contactpersoon/${lisa.id}`
  await page.goto(start)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Zo wilde Gerda herinnerd worden',
  )
  await isRight(page)
  await follow(page, 'Lezen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het verhaal van Gerda')
  await isRight(page)
  await page.goto(`${start}/lezen/pijn-en-zorg`)
  await expect(page.getByText('De winter na het ongeluk.')).toBeHidden()
  await follow(page, 'Lezen')
  await expect(page.getByText('De winter na het ongeluk.')).toBeVisible()
  await page.goto(`${start}/lezen/einde`)
  await expect(page.getByText(/U kunt dit lezen tot en met/)).toBeVisible()
  await isRight(page)
  const booklet = await page.request.get(`${start}/boekje`)
  expect(booklet.headers()['content-type']).toBe('application/pdf')
  const again = await page.request.get(`${start}/boekje`)
  expect((await booklet.body()).equals(await again.body())).toBe(true)
})
