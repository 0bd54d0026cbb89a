/** What the walks of a request share: somebody with a file, the forms of a director, and the trusted person. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
  takeWillStep,
} from '#app/features/living-will/living-will.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { inDatabase } from '../database.ts'
import { expect, expectAccessible, type Mail, nextPage, press } from '../fixtures.ts'

type MailTo = (email: string, subject?: RegExp) => Promise<Mail>

/** Someone with wishes, also confidential ones, and a signed living will. @returns the file's number */
export async function ownerOfFile(email: string): Promise<string> {
  const person = await createPerson(email)
  const save = { revision: 0, final: false } as const
  const contacts = [{ firstName: 'Lian', relation: 'dochter', phone: '06-21340057' }]
  const naw = { firstName: 'Tess', lastName: 'Proef', city: 'Zwolle', contacts }
  await saveSection(person, { ...save, id: randomUUID(), section: 'naw', data: naw })
  const secret = { caution: 'De sleutel ligt onder de pot' }
  await saveSection(person, { ...save, id: randomUUID(), section: 'secret', data: secret })
  await allowHealthData(person.id)
  await saveAnswers(person.id, { revision: 0, data: { treatmentWords: 'Laat mij gaan' } })
  await printDraft(person.id)
  await takeWillStep(person.id, 'signed', '2026-01-05')
  const file = await readOnly(asPerson(person.id), (sql) => findWishFile(sql, person.id))
  return file?.number ?? ''
}

/** A job is run now. */
export const runJob = (name: string) =>
  inDatabase((sql) => sql`select graphile_worker.add_job(${name})`)

/** Fills in fields by their label, and sends the form. */
export async function send(page: Page, fields: Record<string, string>, button: string) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
  await expectAccessible(page)
  await press(page, button)
}

/** @returns the id of the request */
export async function pay(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^Betalen: / })).toBeVisible()
  await expectAccessible(page)
  const id = /aanvragen\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  await nextPage(page, () => page.getByRole('button', { name: /^Betaal / }).click())
  await press(page, 'Betalen')
  await expect(page.getByText('Uw betaling is binnen.')).toBeVisible()
  await expectAccessible(page)
  return id
}

/** The trusted person agrees, by the link of the mail. */
export async function confirm(page: Page, contact: string, mailTo: MailTo) {
  const { links } = await mailTo(contact, /een vraag (aan u )?over/i)
  await page.goto(links.find((link) => link.includes('token=')) ?? '')
  await expectAccessible(page)
  // No answer is wider than another.
  const answers = page.locator('[name="intent"]')
  const widths = await answers.evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(new Set(widths).size).toBe(1)
  // The full stop is behind what can be pressed.
  await expect(page.getByRole('link', { name: /ail naar .+\w$/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /\.$/ })).toHaveCount(0)
  await nextPage(page, () => page.getByRole('button', { name: /^Ja, / }).click())
  await press(page, 'Ja, dat klopt')
  await expect(page.getByRole('heading', { name: 'Dank u wel' })).toBeVisible()
  await expectAccessible(page)
}
