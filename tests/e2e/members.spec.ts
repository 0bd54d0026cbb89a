/** The office's tab 'Gilde Leden', and the list of a day. */
import { axeOn, expect, press, test } from './fixtures.ts'
import { newPerson } from './people.ts'

test('an administrator makes a member and copies its address', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false
  const expectClean = async () => {
    if (scripted) expect(await axeOn(page)).toEqual([])
  }
  await newPerson(page, email, ['admin'])

  await page.goto('/admin/gilde/nieuw')
  await press(page, 'Gildelid aanmaken')
  await expect(page.getByText('Vul alle verplichte velden in.')).toBeVisible()
  await expectClean()
  await page.getByLabel('Bedrijfsnaam').fill('Uitvaart Waterkant')
  await page.getByLabel('Contactpersoon').fill('Noor de Wit')
  await page.getByLabel('E-mailadres').fill(`lid-${email}`)
  await press(page, 'Gildelid aanmaken')
  await expect(
    page.getByText('Gilde lid aangemaakt! Er is een email verstuurd met inloggegevens.'),
  ).toBeVisible()
  await expectClean()

  const url = page.locator('[data-copy]')
  await expect(url).toHaveText(/\/auth\?tab=signup&ref=[0-9a-f]{16}$/)
  const copy = page.getByRole('button', { name: 'Kopieer de referral URL' })
  if (!scripted) await expect(copy).toHaveCount(0)
  else {
    await page.clock.install()
    await copy.click()
    await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible()
    await expect(page.getByText('Referral URL gekopieerd naar klembord')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(copy).toHaveText('Kopieer')
  }

  for (const path of [
    '/admin/gilde',
    '/admin/gilde/leden',
    '/admin/gilde/terugbellen',
    '/admin/cijfers',
    '/admin/afspraken/dag',
  ]) {
    await page.goto(path)
    await expectClean()
  }
})
