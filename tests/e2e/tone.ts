import type { Page } from '@playwright/test'
import { setInKnownFonts } from './fonts.ts'

/** A small telephone, upright: what is to be pressed is in sight. */
const TELEPHONE = { width: 360, height: 740 }

/**
 * How far down the first thing to press ends, in pixels, on a small telephone with letters of the usual
 * size, in the fonts that the tests bring along: at most 740 on a page for who has lost someone.
 */
export async function firstButtonEnds(page: Page): Promise<number> {
  await setInKnownFonts(page)
  await page.setViewportSize(TELEPHONE)
  // Not the one that nobody sees, for the key of who ends a line.
  const buttons = page.locator('main :is(button:not([aria-hidden]), a[class])')
  // What is folded away has a place, or none, as it happens.
  const box = await buttons.filter({ visible: true }).first().boundingBox()
  return box ? box.y + box.height : Infinity
}
