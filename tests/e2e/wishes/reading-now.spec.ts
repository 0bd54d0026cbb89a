import { createPerson } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { randomUUID } from 'node:crypto'
import { inDatabase } from '../database.ts'
import { expect, expectAccessible, follow, press, test } from '../fixtures.ts'
import { signInAs } from '../people.ts'

test('a contact reads what was given, without an account, until it is taken back', async ({
  page,
  email,
  mailTo,
}) => {
  const gerda = await createPerson(`${randomUUID()}@example.nl`, [])
  await fillForRelatives(gerda.id, [{ firstName: 'Lisa', lastName: 'de Vries', email }])
  let lisa = ''
  const give = (parts: Parameters<typeof confirmedRelative>[3]) =>
    inDatabase(async (sql) => {
      lisa = await confirmedRelative(sql, gerda.id, 'Lisa', parts)
    })
  await give({ veer: 'now' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contactpersoon')
  await expect(page.getByText('Wij vragen geen wachtwoord.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Uw e-mailadres').fill(email)
  await press(page, 'Stuur mij een e-mail')
  const { links } = await mailTo(email, /Verder als contactpersoon/)
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await press(page, 'Ga verder')
  await expectAccessible(page)
  await page.goto(`/contactpersoon/${lisa}`)
  await follow(page, 'Lezen')
  await expect(page.getByText('De eerste schaatsen op het meer.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Hier stoppen')
  await expect(page.getByText('Wij onthouden waar u was.')).toBeVisible()
  await give({})
  await page.goto(`/contactpersoon/${lisa}/lezen/verhaal`)
  await expect(page.getByText('schaatsen')).toBeHidden()
  await signInAs(page, gerda)
  await page.goto('/dashboard/privacy')
  await expect(page.locator('#wie-keek')).toContainText('Lisa de Vries keek in uw dossier')
})
