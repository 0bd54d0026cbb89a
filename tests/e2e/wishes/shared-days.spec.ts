/** The list of what there is to do after a death, as the contacts of a file share it. */
import type { Page } from '@playwright/test'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { sharerAt, tickTask } from '#app/features/deaths/ticks.server.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { bothRead } from '../deaths.ts'
import { misfits } from '../fit.ts'
import { expect, expectAccessible, nextPage, press, test } from '../fixtures.ts'
import { signInAs } from '../people.ts'
import { firstButtonEnds } from '../tone.ts'

const line = (page: Page, text: string) => page.getByRole('button', { name: text })
/** Where the title of the list ends on a small telephone, in pixels. */
async function titleEnds(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 740 })
  const box = await page.getByRole('heading', { name: 'Meteen' }).boundingBox()
  return box ? box.y + box.height : Infinity
}
const tick = (page: Page, text: string) => nextPage(page, () => line(page, text).click())

test.use({ ignoredErrors: /422/ })

test('two relatives share what there is to do', async ({ page, email }) => {
  const { lisa, mark } = await bothRead(email)
  await signInAs(page, await createPerson(email, []))
  await page.setViewportSize({ width: 360, height: 740 })
  const days = `/contactpersoon/${lisa.id}/eerste-dagen`
  await page.goto(days)
  await expect(page.getByText(/De uitvaart mag .+ tot en met/)).toBeVisible()
  await expect(page.getByText('U ziet hetzelfde als Mark. Wie iets aantikt')).toBeVisible()
  await expect(page.getByText('DELA, polisnummer 4481.223.907')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bel Mark' })).toHaveAttribute(
    'href',
    'tel:0612345678',
  )
  await expectAccessible(page)
  await tick(page, 'De huisarts bellen')
  const ticked = line(page, 'Gedaan. Druk als het toch niet zo is: De huisarts bellen')
  await expect(ticked).toContainText(/Lisa, .+ uur/)
  // With what stands before it in sight.
  expect((await ticked.boundingBox())?.y).toBeGreaterThan(200)
  await expectAccessible(page)
  const marks = await sharerAt(addressOfContact(mark), mark.id)
  if (!marks) throw new Error('Mark does not share it')
  expect(await tickTask(marks, 'doctor', true)).toBe('already')
  expect(await tickTask(marks, 'bank', true)).toBe('done')
  await tick(page, 'De bank')
  await expect(page.getByText('Mark had dit al gedaan: ‘De bank’.')).toBeVisible()
  await expect(line(page, 'Gedaan. Druk als het toch niet zo is: De bank')).toContainText(
    /Mark, .+ uur/,
  )
  await tick(page, 'Gedaan. Druk als het toch niet zo is: De huisarts bellen')
  await expect(line(page, 'Nog te doen. Druk als het gedaan is: De huisarts bellen')).toBeVisible()
  await page.getByText('Andere dag of tijd invullen').click()
  await page.getByLabel('Hoe laat was dat ongeveer?').fill('25.00')
  await press(page, 'Reken uit')
  await expect(page.getByText('Vul een tijd in zoals 20.15').first()).toBeVisible()
  await page.getByLabel('Hoe laat was dat ongeveer?').fill('0.00')
  await press(page, 'Reken uit')
  await expect(
    page.getByText(/De uitvaart mag (van .+, (11|12|13)\.00\suur|vanaf nu,) tot en met/),
  ).toBeVisible()
  await expect(line(page, 'Gedaan. Druk als het toch niet zo is: De bank')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/contactpersoon/${lisa.id}/uitvaartondernemer`)
  await expect(page.getByText('Het gaat om de wensen van Gerda de Vries.')).toBeVisible()
  await expectAccessible(page)
})

test('the list on paper has the numbers, and says nothing of pressing', async ({ page, email }) => {
  const { lisa } = await bothRead(email)
  await signInAs(page, await createPerson(email, []))
  await page.goto(`/contactpersoon/${lisa.id}/eerste-dagen`)
  const call = page.getByRole('link', { name: 'Bel Mark' })
  const after = () => call.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  await expect(call).toBeVisible()
  expect(await after()).toBe('": 06-12345678"')
  await expect(page.getByText('Wie iets aantikt')).toBeHidden()
})

test(
  'the list and the sheet fit a telephone, and one sheet of paper each',
  { tag: '@scripted' },
  async ({ page, email }) => {
    const { lisa } = await bothRead(email)
    await signInAs(page, await createPerson(email, []))
    for (const name of ['eerste-dagen', 'uitvaartondernemer']) {
      await page.goto(`/contactpersoon/${lisa.id}/${name}`)
      expect(await misfits(page), name).toEqual([])
      // Of the list, whose lines are what is pressed, its beginning.
      const ends = name === 'eerste-dagen' ? await titleEnds(page) : await firstButtonEnds(page)
      expect(ends, name).toBeLessThanOrEqual(740)
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), name).toHaveLength(1)
    }
    const sheet = await page.request.get(`/contactpersoon/${lisa.id}/draaiboek`)
    expect(sheet.headers()['content-type']).toBe('application/pdf')
    const again = await page.request.get(`/contactpersoon/${lisa.id}/draaiboek`)
    expect((await sheet.body()).equals(await again.body())).toBe(true)
  },
)
