import { expect, type Page } from '@playwright/test'
import type { Mail } from './fixtures.ts'

export const PASSWORD = 'Appelboom7'

type MailTo = (email: string, subject?: RegExp) => Promise<Mail>

/** Signs up, opens the link in the mail and confirms the address. Ends on the sign-in page. */
export async function signUpAndConfirm(page: Page, email: string, mailTo: MailTo) {
  await page.goto('/auth?tab=signup')
  await page.getByLabel('Voornaam').fill('Zoë')
  await page.getByLabel('Achternaam').fill("van 't Hof")
  await page.getByLabel('E-mailadres').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.getByLabel('Herhaal het wachtwoord').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page).toHaveURL('/auth/controleer-uw-mail')
  const { links } = await mailTo(email)
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await page.locator('main').getByRole('button').click()
}

/** Signs in on the page that is open. */
export async function signIn(page: Page, email: string) {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).first().click()
}

/** A new person, signed in. */
export async function newPerson(page: Page, email: string, mailTo: MailTo) {
  await signUpAndConfirm(page, email, mailTo)
  await page.goto('/auth')
  await signIn(page, email)
  await expect(page.getByText('Je bent succesvol ingelogd.')).toBeVisible()
}
