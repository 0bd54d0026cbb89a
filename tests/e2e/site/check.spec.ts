/** Checking a booklet, by anybody who has one. */
import { expect, expectAccessible, follow, press, test } from '../fixtures.ts'
import { misfits } from '../fit.ts'
import { setInKnownFonts } from '../fonts.ts'
import { gerda, signedPdf } from '#tests/fixtures/signatures.ts'

const pdf = (buffer: Buffer) => ({ name: 'wensen.pdf', mimeType: 'application/pdf', buffer })

test('from the page of who found something to what a booklet says of itself', async ({ page }) => {
  const booklet = signedPdf(gerda, new Date('2026-11-25T12:00:00Z'))
  await page.goto('/dossieropvragen')
  await follow(page, 'Controleer of het echt is')
  await expectAccessible(page)
  await press(page, 'Controleer')
  await expect(page).toHaveTitle(/^Fout: Is dit boekje echt/)
  await expectAccessible(page)
  await page.getByLabel('Het boekje').setInputFiles(pdf(booklet))
  await press(page, 'Controleer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit boekje is echt')
  await expect(page.getByText('Gerda de Vries')).toBeVisible()
  await expect(page.getByText('Dat zeggen wij hier niet.')).toBeVisible()
  await expectAccessible(page)
  await follow(page, 'Nog een bestand controleren')
  await page.getByLabel('Het boekje').setInputFiles(pdf(Buffer.from(booklet).fill('X', 12, 14)))
  await press(page, 'Controleer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit bestand is veranderd')
  await expect(page.getByText('Gerda de Vries')).toBeHidden()
  await expectAccessible(page)
})

test('fits a telephone', { tag: '@scripted' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/controleer')
  await setInKnownFonts(page)
  expect(await misfits(page)).toEqual([])
  await page
    .getByLabel('Het boekje')
    .setInputFiles(
      pdf(signedPdf({ ...gerda, name: 'Wilhelmina-Antoinette van Hoogstratenlanen' }, new Date())),
    )
  await press(page, 'Controleer')
  await setInKnownFonts(page)
  expect(await misfits(page)).toEqual([])
})
