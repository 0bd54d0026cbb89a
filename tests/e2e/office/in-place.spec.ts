/** What the office does without loading a page again, and with script blocked by loading it. */
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { requestCallback } from '#app/features/callbacks/callbacks.server.ts'
import { applyForMembership } from '#app/features/guild/application.server.ts'
import { lockWishFile } from '#app/features/wishes/file/file.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { axeOn, expect, follow, nextPage, press, test } from '../fixtures.ts'
import { inDatabase } from '../database.ts'
import { newPerson } from '../people.ts'

async function withFile(lastName: string) {
  const { id } = await createPerson(newEmail())
  const profile = { firstName: 'Gerda', lastName, phone: '', address: '' }
  return withActor(asPerson(id), async (sql) => {
    await writeProfile(sql, id, profile)
    return (await lockWishFile(sql, id)).number
  })
}

for (const path of ['/admin/wensen', '/admin/koppeling'])
  test(`${path} finds files as one types, and says how many`, async ({
    page,
    email,
    javaScriptEnabled,
  }) => {
    const lastName = `Vries${email.replaceAll(/[^a-f]/g, '')}`
    const number = await withFile(lastName)
    await newPerson(page, email, ['admin'])
    await page.goto(path)
    const field = page.getByLabel('Dossiernummer, naam, e-mailadres of telefoon')
    const found = page.getByRole('rowheader', { name: number })
    if (javaScriptEnabled === false) {
      await field.fill(lastName)
      await press(page, 'Zoeken')
      await expect(found).toBeVisible()
      return
    }
    const live = page.locator('output[aria-live=polite]')
    await field.pressSequentially(lastName)
    await expect(found).toBeVisible()
    await expect(live).toHaveText('1 dossier gevonden')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(`${path}?q=${lastName}`)
    expect(await axeOn(page)).toEqual([])
    await field.pressSequentially('qqq')
    await expect(live).toHaveText('Geen dossiers gevonden')
    await expect(found).toHaveCount(0)
    await page.reload()
    await expect(field).toHaveValue(`${lastName}qqq`)
  })

test(
  'a browser that cannot give up a search leaves searching to who presses Enter',
  { tag: '@scripted' },
  async ({ page, email }) => {
    const lastName = `Vries${email.replaceAll(/[^a-f]/g, '')}`
    const number = await withFile(lastName)
    await newPerson(page, email, ['admin'])
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AbortController'))
    await page.goto('/admin/wensen')
    const field = page.getByLabel('Dossiernummer, naam, e-mailadres of telefoon')
    await field.pressSequentially(lastName)
    await nextPage(page, () => field.press('Enter'))
    await expect(page.getByRole('rowheader', { name: number })).toBeVisible()
  },
)

test('a request to be called back is marked in its place, and back again', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const companyName = `Zorg ${email.slice(0, 8)}`
  await requestCallback({
    companyName,
    contactName: 'Noor de Wit',
    email: `bel-${email}`,
    phone: '06-12345678',
    message: '',
  })
  await newPerson(page, email, ['admin'])
  await page.goto('/admin/gilde/terugbellen')
  const waiting = page.getByRole('region', { name: 'Verzoeken die nog wachten' })
  const row = waiting.getByRole('row', { name: companyName })
  const [mark, undo] = ['Markeer als gecontacteerd', 'Toch bellen'].map((text) =>
    page.getByRole('button', { name: `${text}: ${companyName}` }),
  )
  if (!mark || !undo) throw new Error('no buttons')
  if (javaScriptEnabled === false) {
    await press(page, `Markeer als gecontacteerd: ${companyName}`)
    await expect(page.getByText('Verzoek gemarkeerd als gecontacteerd')).toBeVisible()
    await expect(row).toHaveCount(0)
    return
  }
  const live = page.locator('output[aria-live=polite]')
  await mark.click()
  await expect(live).toContainText('Verzoek gemarkeerd als gecontacteerd')
  await expect(row).toBeVisible()
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(live).toContainText('Het verzoek staat weer bij Nieuw.')
  await expect(mark).toBeFocused()
  expect(await axeOn(page)).toEqual([])

  // Asked for, the lists follow.
  await mark.click()
  await expect(undo).toBeFocused()
  await page.getByRole('link', { name: 'Ververs' }).click()
  await expect(live).toHaveText('De lijst is ververst.')
  await expect(row).toHaveCount(0)
  await expect(undo).toBeVisible()
})

test('what is done to a member shows on its page, which stays @scripted', async ({
  page,
  email,
}) => {
  const companyName = `Zorg ${email.slice(0, 8)}`
  await applyForMembership({
    companyName,
    contactName: 'Noor de Wit',
    email: newEmail(),
    phone: '06-12345678',
    street: 'Dorp',
    houseNumber: '1',
    postalCode: '1234 AB',
    city: 'Zwolle',
  })
  const person = await newPerson(page, email, ['admin'])
  await page.goto('/admin/gilde')
  const live = page.locator('output[aria-live=polite]')
  await follow(page, `Kijk na: ${companyName}`)
  await press(page, `Activeer Lid: ${companyName}`)
  await expect(page.locator('#error-summary')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^Fout: ${companyName}`))
  await page.getByLabel('Opgezocht bij de KVK').check()
  await page.getByLabel('Gebeld met Noor de Wit').check()
  await page.getByLabel('Op welk nummer belde u?').fill('038-1234567')
  await page.getByRole('button', { name: `Activeer Lid: ${companyName}` }).click()
  await expect(live).toContainText('Het gildelid is actief')
  await expect(page.locator('#error-summary')).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(`^${companyName}`))

  await page.goto('/admin/gilde/leden')
  const field = page.getByLabel('Bedrijf, naam, e-mailadres, plaats of code')
  await field.pressSequentially(companyName)
  await expect(live).toHaveText('1 gildelid gevonden')
  await expect(page.getByRole('button', { name: 'Kopieer de referral URL' })).toHaveCount(1)

  await follow(page, companyName)
  await follow(page, `Deactiveren: ${companyName}`)
  await page.getByLabel('Het bedrijf vroeg erom').check()
  await press(page, 'Deactiveren')
  await expect(page.getByText('Het gildelid is niet meer actief.')).toBeVisible()
  const activate = page.getByRole('button', { name: `Activeren: ${companyName}` })

  await inDatabase((sql) => sql`delete from sessions where user_id = ${person.id}`)
  await nextPage(page, () => activate.click())
  await expect(page).toHaveURL(/\/auth\?/)
})
