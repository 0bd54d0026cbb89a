/** The interview with one question on a page, in large letters. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'
import { newPerson } from '../people.ts'

test('someone answers a question in large letters and goes on to the next', async ({
  page,
  email,
}) => {
  await newPerson(page, email)
  await page.goto('/vragenlijst/veer')
  await follow(page, 'Eén vraag per keer, groter')
  await expect(page.getByText('Vraag 1 van 6')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(page.locator('main img')).toHaveAttribute('src', '/uren/veer.svg')
  const question = page.getByText('Welke momenten in uw leven waren het mooist?')
  const letters = await question.evaluate((label) => parseFloat(getComputedStyle(label).fontSize))
  expect(letters).toBeGreaterThanOrEqual(32)
  const beside = page.getByRole('complementary', { name: 'Inspiratie' })
  const [asked, told] = [await question.boundingBox(), await beside.boundingBox()]
  expect(told?.x, 'the inspiration is beside the question').toBeGreaterThan(asked?.x ?? Infinity)

  await page.getByRole('textbox').fill('De geboorte van Bram')
  await press(page, 'Volgende')
  await expect(page.getByText('Het antwoord is bewaard.')).toBeVisible()
  await expect(page.getByText('Vraag 2 van 6')).toBeVisible()
  await press(page, 'Vorige')
  await expect(page.getByRole('textbox')).toHaveValue('De geboorte van Bram')
  await press(page, 'Alle vragen van deze stap')
  await expect(page).toHaveURL('/vragenlijst/veer#lifeMoments')

  await follow(page, 'Eén vraag per keer, groter')
  await follow(page, 'Alle vragen')
  await expect(page).toHaveURL('/vragenlijst/veer#lifeMoments')

  for (const path of ['rituelen/vraag/musicSpecifications', 'praktisch/vraag/burial']) {
    await page.goto(`/vragenlijst/${path}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
