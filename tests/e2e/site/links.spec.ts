/** What a link in a mail asks of who opens it, and when it takes the place of a password. */
import { mayTryPassword } from '#app/features/accounts/attempts.server.ts'
import { createPerson, TEST_PASSWORD } from '#tests/fixtures/people/people.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  press,
  test,
} from '../fixtures.ts'
import { signIn, startSignUp } from '../people.ts'

test('where a password was guessed at too often, a link lets the owner in', async ({
  page,
  email,
  mailTo,
}) => {
  await createPerson(email)
  await Promise.all(Array.from({ length: 50 }, () => mayTryPassword(email, undefined)))
  await page.goto('/auth')
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Log nu in met een link' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await follow(page, 'Vraag een inloglink aan')
  await expect(page.locator('#link-email')).toHaveValue(email)
  await press(page, 'Stuur mij een inloglink')
  const { links } = await mailTo(email, /Uw inloglink/)
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await expect(page.getByText(`voor het account met het e-mailadres ${email}`)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Nu inloggen')
  await expect(page).toHaveURL('/dashboard')
})

test(
  'a sign-up is confirmed in another browser with its password',
  { tag: '@scripted' },
  async ({ page, email, mailTo }) => {
    await startSignUp(page, email)
    const { links } = await mailTo(email)
    await page.context().clearCookies({ name: 'signup' })
    await page.goto(links.find((link) => link.includes('token=')) ?? '')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Wachtwoord van uw registratie', { exact: true }).fill('Geraden1')
    await press(page, 'Bevestig mijn e-mailadres')
    await expect(page.getByRole('alert')).toContainText('Dit is niet het wachtwoord')
    await expectAccessible(page)
    await page.getByLabel('Wachtwoord van uw registratie', { exact: true }).fill(TEST_PASSWORD)
    await press(page, 'Bevestig mijn e-mailadres')
    await expect(page).toHaveURL('/auth')
    await signIn(page, email)
    await expect(page).toHaveURL('/dashboard')
  },
)
