/** Checking a booklet, by anybody who has one. */
import { randomUUID } from 'node:crypto'
import { inGroups } from '#app/features/signatures/code.ts'
import { codeOfVersion } from '#app/features/signatures/codes.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { expect, expectAccessible, follow, press, test } from '../fixtures.ts'
import { misfits } from '../fit.ts'
import { gerda, signedPdf } from '#tests/fixtures/signatures.ts'

const pdf = (buffer: Buffer) => ({ name: 'wensen.pdf', mimeType: 'application/pdf', buffer })

test.use({ viewport: { width: 360, height: 740 } })

test('from the page of who found something to what a booklet says of itself', async ({ page }) => {
  const booklet = signedPdf(gerda, new Date('2026-11-25T12:00:00Z'))
  await page.goto('/dossieropvragen')
  await follow(page, 'Controleer of het echt is')
  await expectAccessible(page)
  await press(page, 'Controleer')
  await expect(page).toHaveTitle(/^Fout: Is dit boekje echt/)
  await expectAccessible(page)
  await page.getByLabel('Het bestand').setInputFiles(pdf(booklet))
  await press(page, 'Controleer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit bestand is echt')
  await expect(page.getByText('Gerda de Vries')).toBeVisible()
  await expect(page.getByText('Dat zeggen wij hier niet.')).toBeVisible()
  await expectAccessible(page)
  await follow(page, 'Nog iets controleren')
  await page.getByLabel('Het bestand').setInputFiles(pdf(Buffer.from(booklet).fill('X', 12, 14)))
  await press(page, 'Controleer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit bestand is veranderd')
  await expect(page.getByText('Gerda de Vries')).toBeHidden()
  await expectAccessible(page)
})

test('a code of paper is typed over, and comes back where it is wrong', async ({ page, email }) => {
  const { id } = await createPerson(email)
  const veer = { section: 'veer', id: randomUUID(), revision: 0, final: true } as const
  await saveSection({ id }, { ...veer, data: { energy: 'zwemmen' } })
  const about = await readOnly(asPerson(id), async (sql) => findWishFile(sql, id))
  const said = { ...gerda, number: about?.number ?? '', version: 1 }
  const code = (await codeOfVersion(id, said)) ?? ''
  await page.goto('/controleer')
  await page.getByLabel('De code').fill(`${code.slice(0, -1)}O`)
  await press(page, 'Controleer de code')
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByLabel('De code')).toHaveValue(`${code.slice(0, -1)}O`)
  await expectAccessible(page)
  await page.getByLabel('De code').fill(inGroups(code))
  await press(page, 'Controleer de code')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze code is van ons')
  await expect(page.getByText(said.number)).toBeVisible()
  await expectAccessible(page)
})

test('fits a telephone', { tag: '@scripted' }, async ({ page }) => {
  await page.goto('/controleer')
  expect(await misfits(page)).toEqual([])
  await page
    .getByLabel('Het bestand')
    .setInputFiles(
      pdf(signedPdf({ ...gerda, name: 'Wilhelmina-Antoinette van Hoogstratenlanen' }, new Date())),
    )
  await press(page, 'Controleer')
  expect(await misfits(page)).toEqual([])
})
