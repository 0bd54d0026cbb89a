import { inDatabase } from '../database.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'
import { newPerson } from '../people.ts'

/** Lets a year and a day pass for someone, and starts the nightly job. */
const aYearLater = (email: string) =>
  inDatabase(async (sql) => {
    await sql`
      update wishes set updated_at = now() - interval '367 days'
       where user_id = (select id from users where email = ${email})`
    await sql`
      update profiles set reminder_set_at = now() - interval '367 days'
       where user_id = (select id from users where email = ${email})`
    await sql`select graphile_worker.add_job('send-reminders')`
  })

test('a year after the last change comes a mail; one button says that all is still right', async ({
  page,
  email,
  mailTo,
  context,
}) => {
  await newPerson(page, email)
  await page.goto('/vragenlijst/naw')
  await page.getByLabel('Straat en huisnummer').fill('Dorpsstraat 1')
  await page.getByLabel('Postcode').fill('1234 AB')
  await page.getByLabel('Woonplaats').fill('Zwolle')
  await page.getByLabel('Jaarlijks').check()
  await press(page, 'Opslaan')
  await expect(page.getByText('✅ Wensen opgeslagen')).toBeVisible()
  await page.goto('/dashboard/controleren')
  await press(page, 'Dit zijn mijn wensen: bevestigen')
  await aYearLater(email)

  const mail = await mailTo(email, /Kloppen uw wensen nog/)
  expect(mail.text).not.toContain('Dorpsstraat')
  const session = await context.cookies()
  await context.clearCookies()
  await page.goto(mail.links.find((link) => link.includes('/herinnering')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kloppen uw wensen nog?')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page, 'Alles klopt nog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dank u wel')
  await expectAccessible(page)
  // To change something, one signs in.
  await follow(page, 'Ik wil iets aanpassen')
  await expect(page).toHaveURL('/auth?terug=%2Fvragenlijst')

  await context.addCookies(session)
  await page.goto('/dashboard')
  await expect(page.getByText(/Nagelezen op \d+\s\w+ \d{4}: alles klopt nog/)).toBeVisible()
})

test('a link that does not work says so', { tag: '@scripted' }, async ({ page }) => {
  await page.goto('/herinnering?token=onzin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer')
  await expectAccessible(page)
})
