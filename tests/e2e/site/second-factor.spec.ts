/** The office's way in, from the first sign-in to the log, with and without script. */
import { Secret, TOTP } from 'otpauth'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { inDatabase } from '../database.ts'
import { axeOn, expect, press, test } from '../fixtures.ts'
import { newPerson, signIn } from '../people.ts'

test('an administrator links a telephone, signs in with its code, and gives a role', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const expectClean = async () => {
    if (javaScriptEnabled !== false) expect(await axeOn(page)).toEqual([])
  }
  await createPerson(email, ['admin'])
  await page.goto('/auth')
  await signIn(page, email)
  await expect(page).toHaveURL('/dashboard/account/tweede-stap')
  await press(page, 'Tweede stap aanzetten')
  await expectClean()
  const secret = (await page.locator('main p strong').first().innerText()).replaceAll(' ', '')
  const phone = new TOTP({ secret: Secret.fromBase32(secret) })
  const opens = page.getByRole('link', { name: 'Open de app met deze sleutel' })
  await expect(opens).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
  await page.getByLabel('Code uit de app').fill(phone.generate())
  await press(page, 'Telefoon koppelen')
  await expect(page.getByText('Bewaar deze herstelcodes')).toBeVisible()
  await expectClean()

  await page.context().clearCookies({ name: 'session' })
  await page.goto('/auth?terug=/admin/rollen')
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De tweede stap')
  await expectClean()
  await page
    .getByLabel('Code', { exact: true })
    .fill(phone.generate({ timestamp: Date.now() + 30_000 }))
  await press(page, 'Inloggen')
  await expect(page).toHaveURL('/admin/rollen')
  await expectClean()

  const colleague = await createPerson(`collega-${email}`)
  await page.getByLabel('E-mailadres').fill(colleague.email)
  await page.getByRole('radio', { name: 'Medewerker' }).check()
  await press(page, 'Rol geven')
  await expect(page.getByText('De rol is gegeven.')).toBeVisible()
  for (const path of ['/admin', '/admin/wensengesprek', '/admin/logboek', '/admin/dossier']) {
    await page.goto(path)
    await expectClean()
  }
})

test('a passkey is made on a device, signs in, and is shown again', async ({
  page,
  email,
  javaScriptEnabled,
}) => {
  const { id } = await newPerson(page, email)
  await page.goto('/dashboard/account/tweede-stap')
  if (javaScriptEnabled === false) {
    await expect(page.getByText('Een passkey werkt alleen met JavaScript')).toBeVisible()
    return
  }
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const device = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...device },
  })
  await page.getByLabel('Naam van de passkey').fill('Mijn laptop')
  expect(await axeOn(page)).toEqual([])
  await press(page, 'Passkey maken op dit apparaat')
  await expect(page.getByText('Bewaar deze herstelcodes')).toBeVisible()

  await page.context().clearCookies({ name: 'session' })
  await page.goto('/auth?terug=/dashboard/exporteren')
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De tweede stap')
  expect(await axeOn(page)).toEqual([])
  await press(page, 'Inloggen met passkey')
  await expect(page).toHaveURL('/dashboard/exporteren')

  await inDatabase(
    (sql) => sql`
    update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`,
  )
  await page.goto('/dashboard/account/verwijderen')
  await page.getByRole('button', { name: 'Laten zien wie u bent met uw passkey' }).click()
  await expect(page.getByText('Gelukt. U kunt nu verder.')).toBeVisible()
  await press(page, 'Mijn account verwijderen')
  await expect(page).toHaveURL('/dashboard')
})
