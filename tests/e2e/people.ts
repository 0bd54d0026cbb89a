import { expect, type Page } from '@playwright/test'
import type { Role } from '#app/access/capabilities.ts'
import {
  cookieOf,
  createPerson,
  TEST_PASSWORD,
  type TestUser,
} from '#tests/fixtures/people/people.ts'
import { type Mail, nextPage, press } from './fixtures.ts'

type MailTo = (email: string, subject?: RegExp) => Promise<Mail>

/** Fills in the form for a new account. */
export async function fillSignUp(page: Page, email: string) {
  await page.goto('/auth?tab=signup')
  await page.getByLabel('Voornaam').fill('Zoë')
  await page.getByLabel('Achternaam').fill("van 't Hof")
  await page.getByLabel('E-mailadres').fill(email)
  await page.locator('#password').fill(TEST_PASSWORD)
  await page.getByLabel('Herhaal het wachtwoord', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('checkbox').check()
}

/** The same, and sends it. */
export async function startSignUp(page: Page, email: string) {
  await fillSignUp(page, email)
  await press(page, 'Account maken')
  await expect(page).toHaveURL('/auth/controleer-uw-mail')
}

/** Signs up, opens the link in the mail and confirms the address, as people do. */
export async function signUp(page: Page, email: string, mailTo: MailTo) {
  await startSignUp(page, email)
  const { links } = await mailTo(email)
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await nextPage(page, () => page.locator('main').getByRole('button').click())
  await expect(page.getByText('Uw e-mailadres is bevestigd en u bent ingelogd.')).toBeVisible()
}

/** Signs in on the page that is open, and waits for the one that comes then. */
export async function signIn(page: Page, email: string) {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(TEST_PASSWORD)
  await nextPage(page, () => page.getByRole('button', { name: 'Inloggen' }).first().click())
}

/** Signs out, wherever one is. */
export async function signOut(page: Page) {
  await page.goto('/auth/uitloggen')
  await press(page, 'Uitloggen')
}

/** A new person whose browser is signed in already. The page is not opened yet. */
export async function newPerson(page: Page, email: string, roles: Role[] = []): Promise<TestUser> {
  const person = await createPerson(email, roles)
  await signInAs(page, person)
  return person
}

/** Someone whose session began already goes on in this browser, at the next page. */
export async function signInAs(page: Page, person: TestUser) {
  const [name, value] = await cookieOf(person)
  await page.context().addCookies([{ name, value, url: process.env.SITE_ADDRESS ?? '' }])
}
