import { type Page, test } from '@playwright/test'
import { nextPage, press } from '../fixtures.ts'

export const cardsBox = (page: Page) => page.getByLabel('Stuur mij drie gedrukte kaartjes')

/** Ticks the box of the step and comes to the page that asks; with script the tick is enough. */
export async function askForCards(page: Page) {
  if (test.info().project.use.javaScriptEnabled !== false)
    return nextPage(page, () => cardsBox(page).click())
  await cardsBox(page).check()
  await press(page, 'Opslaan')
}
