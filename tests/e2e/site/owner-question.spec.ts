/** Signing in while a release of the file runs: by who died's family, and by the owner who lives. */
import { inDatabase } from '../database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, press, test } from '../fixtures.ts'
import { newPerson, signIn, signOut } from '../people.ts'

test('who signs in is asked whether they are the owner, by keys alone', async ({ page, email }) => {
  const { id } = await newPerson(page, email)
  await page.goto('/dashboard')
  await signOut(page)
  await inDatabase((sql) => sql`insert into release_cases (subject_id) values (${id})`)
  await page.goto('/auth?terug=/dashboard/contacten')
  await signIn(page, email)
  await expect(page).toHaveURL('/auth/bent-u-het?terug=%2Fdashboard%2Fcontacten')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 700 })
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Nee, ik ben familie' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent niet ingelogd')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\?terug=/)

  await signIn(page, email)
  await press(page, 'Ja, ik leef: stop alles')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Dat is nu gestopt.')).toBeVisible()
})
