/** For who has lost someone: the door, the first hours and the first days. */
import { expect, expectAccessible, follow, press, test } from '../fixtures.ts'
import { expectShoreFromEdgeToEdge, misfits } from '../fit.ts'
import { setInKnownFonts } from '../fonts.ts'
import { firstButtonEnds } from '../tone.ts'

const DAYS = '/overleden/eerste-dagen'

test('what to press is in sight on a telephone', { tag: '@scripted' }, async ({ page }) => {
  for (const path of ['/overleden', '/overleden/kaartje', '/overleden/eerste-uren', DAYS]) {
    await page.goto(path)
    expect(await firstButtonEnds(page), path).toBeLessThanOrEqual(740)
  }
})

test('the evening ends in paper from edge to edge', { tag: '@plain' }, async ({ page }) => {
  await page.goto('/overleden')
  await expectShoreFromEdgeToEdge(page)
})

test('a line that nobody can press has a box on paper only', async ({ page }) => {
  await page.goto(DAYS)
  const box = () =>
    page
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('link') })
      .locator('div')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').display)
  expect(await box()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await box()).not.toBe('none')
})

/** What stands on paper of what is pressed on a screen: its colour, its ground and the room around its words. */
const onPaper = (element: Element) => {
  const { color, minHeight, padding, borderTopWidth } = getComputedStyle(element)
  return { color, minHeight, padding, borderTopWidth }
}

test('the number of the ambulance is read from paper as all that stands beside it', async ({
  page,
}) => {
  await page.goto('/overleden/eerste-uren')
  const call = page.getByRole('link', { name: 'Bel 112' })
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(call).toBeVisible()
  expect(await call.evaluate(onPaper)).toEqual({
    color: ink,
    minHeight: '0px',
    padding: '0px',
    borderTopWidth: '0px',
  })
  await expect(page.getByRole('link', { name: 'Reken de dagen uit' })).toBeHidden()
})

test('paper says nothing of the form that is on the screen only', async ({ page }) => {
  await page.goto(DAYS)
  const asked = page.getByText('Reken het hier uit')
  await expect(asked).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(asked).toBeHidden()
  const last = page.getByText('Niet alles hoeft, en niet alles hoeft door u.')
  const list = await page.getByRole('list').last().boundingBox()
  const closing = await last.boundingBox()
  if (!list || !closing) throw new Error('nothing is shown')
  expect(closing.y - (list.y + list.height)).toBeGreaterThan(8)
})

test('from the landing page to the days of a funeral', async ({ page }) => {
  await page.goto('/')
  await follow(page, 'Lees wat u nu kunt doen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iemand overleden')
  await follow(page, 'Het is net gebeurd')
  await follow(page, 'Reken de dagen uit')
  await page.getByLabel('Op welke dag is diegene overleden?').fill('31-2-2026')
  await page.getByLabel('Hoe laat was dat ongeveer?').fill('9.30')
  await press(page, 'Reken uit')
  await expect(page).toHaveTitle(/^Fout: De eerste dagen/)
  await expect(page.getByLabel('Op welke dag is diegene overleden?')).toHaveValue('31-2-2026')
  await expect(page.getByLabel('Hoe laat was dat ongeveer?')).toHaveValue('9.30')
  await expectAccessible(page)
  const yesterday = new Date(Date.now() - 86_400_000)
  const typed = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam' })
  await page.getByLabel('Op welke dag is diegene overleden?').fill(typed.format(yesterday))
  await press(page, 'Reken uit')
  await expect(page.getByText(/De uitvaart mag .+ tot en met/)).toBeVisible()
  expect(page.url()).toMatch(/\/overleden\/eerste-dagen$/)
  await expectAccessible(page)
  await follow(page, 'Andere dag of tijd invullen')
  await expect(page.getByLabel('Op welke dag is diegene overleden?')).toHaveValue('')
})

test(
  'the reckoned days fit a telephone, and one sheet of paper',
  { tag: '@scripted' },
  async ({ page }) => {
    await page.goto(DAYS)
    const day = new Date(Date.now() - 40 * 86_400_000)
    const typed = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam' })
    await page.getByLabel('Op welke dag is diegene overleden?').fill(typed.format(day))
    await press(page, 'Reken uit')
    expect(await misfits(page)).toEqual([])
    for (const path of ['', '/overleden', '/overleden/eerste-uren']) {
      if (path) await page.goto(path)
      await setInKnownFonts(page)
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g), path || DAYS).toHaveLength(1)
    }
  },
)
