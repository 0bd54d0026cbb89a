/**
 * What is heard on the pages that matter most, compared with the tables beside this file. Read a
 * changed table from top to bottom, aloud, before it is kept: `npm run heard --
 * --update-snapshots` writes it. Without script the markup is the same.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askForFile } from '#app/features/release/request.server.ts'
import { requestPaid } from '#app/features/release/payment.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { createPerson, newEmail, type TestUser } from '#tests/fixtures/people/people.ts'
import { signWill } from '#tests/fixtures/people/to-ask-for.ts'
import { inDatabase } from '../database.ts'
import { expect, press, test } from '../fixtures.ts'
import { newPerson, signInAs } from '../people.ts'
import { heardOn } from './heard.ts'

test.describe.configure({ timeout: 90_000 })

/** Compares what is heard on the page that is open with its table. */
async function expectHeard(page: Page, table: string) {
  expect(await heardOn(page), page.url()).toMatchSnapshot(`${table}.txt`)
}

test(
  'a person hears where they are from signing up to having confirmed',
  { tag: '@scripted' },
  async ({ page, email }) => {
    await page.goto('/auth?tab=signup')
    await expectHeard(page, 'sign-up')
    await page.goto('/auth')
    await expectHeard(page, 'sign-in')

    const person = await newPerson(page, email)
    await page.goto('/vragenlijst')
    await expectHeard(page, 'interview-begin')
    await page.goto('/vragenlijst/praktisch')
    await expectHeard(page, 'step')

    await writesSome(person)
    await page.goto('/dashboard/controleren')
    await expectHeard(page, 'check')
    await press(page, 'Dit zijn mijn wensen: bevestigen')
    await expect(page).toHaveURL('/dashboard/bevestigd')
    await expectHeard(page, 'confirmed')
    await page.goto('/dashboard')
    await expectHeard(page, 'overview')

    // Last: what is wrong there is kept in the browser, and would change what is confirmed.
    await page.goto('/vragenlijst/naw')
    await page.getByLabel('Postcode').fill('geen postcode')
    await press(page, 'Opslaan')
    await expectHeard(page, 'step-with-error')
  },
)

test(
  'who works in the office, and a director, hear what waits for whom',
  { tag: '@scripted' },
  async ({ page, email }) => {
    const staff = await createPerson(newEmail(), ['staff'])
    const director = await newPerson(page, email, ['franchise'])
    const first = await requestOf(director, FULL)
    const next = await requestOf(director, LIVING_WILL)
    await signInAs(page, staff)
    await page.goto('/admin')
    await leaveOthersOut(page, [first, next])
    await expectHeard(page, 'office-today')
    await page.goto(`/admin/toegangsverzoeken/${next}`)
    await expectHeard(page, 'office-request')
    await page.getByLabel('Gebeld met de vertrouwenspersoon').check()
    await press(page, 'Accorderen')
    await press(page, 'Ja, accordeer')

    await signInAs(page, director)
    await expect(async () => {
      await page.goto(`/franchise/aanvragen/${next}/dossier`)
      await expect(page.getByText('U kunt alles downloaden en bewaren')).toBeVisible({
        timeout: 500,
      })
      // A job tells of it too.
      await expect(page.getByRole('link', { name: /^Meldingen.*\d/ })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectHeard(page, 'director-delivery')
    await page.goto('/franchise/dashboard')
    await expectHeard(page, 'director-dashboard')
  },
)

/** Other tests ask for files too: only these requests stay in the lists, with the columns that they fill. */
async function leaveOthersOut(page: Page, requests: string[]) {
  await page.evaluate((ids) => {
    for (const row of Array.from(document.querySelectorAll('main tbody tr')))
      if (!ids.some((id) => row.innerHTML.includes(id))) row.remove()
    for (const table of Array.from(document.querySelectorAll('main table'))) {
      const rows = Array.from(table.querySelectorAll('tbody tr'))
      for (const [index, head] of Array.from(table.querySelectorAll('thead th')).entries())
        if (rows.every(({ children }) => !children[index]?.textContent?.trim())) head.remove()
      if (rows.length > 0) continue
      const list = table.closest('section') ?? table
      if (list.previousElementSibling?.matches('h3')) list.previousElementSibling.remove()
      list.remove()
    }
  }, requests)
}

/** A file with a few answers, one of them a list. */
async function writesSome(person: TestUser) {
  const save = { revision: 0, final: false } as const
  const contacts = [{ firstName: 'Bram', lastName: 'Proef', email: TRUSTED }]
  const answers = {
    veer: { energy: 'Zwemmen in zee' },
    praktisch: { burial: 'Cremeren', hasDonation: 'Ja' },
    naw: { firstName: 'Tess', lastName: 'Proef', dateOfBirth: '1950-03-01', contacts },
  } as const
  for (const [section, data] of Object.entries(answers) as [keyof typeof answers, object][])
    await saveSection(person, { ...save, id: randomUUID(), section, data: { ...data } })
}

const TRUSTED = 'bram@example.nl'
const OF_PERSON = { geboortedatum: '1950-03-01', contactNaam: 'Bram Proef' }
const FULL = (dossierNummer: string) => ({
  ...OF_PERSON,
  kind: 'full' as const,
  dossierNummer,
  naamOverledene: 'Joke Proef',
  // So long ago that none is in more of a hurry.
  overlijdensdatum: '2020-01-02',
  vertrouwensEmail: TRUSTED,
  verklaring: 'Wij verzorgen de uitvaart.',
})
const LIVING_WILL = (dossierNummer: string) => ({
  ...OF_PERSON,
  kind: 'living_will' as const,
  dossierNummer,
  naamEigenaar: 'Tess Proef',
  contactEmail: TRUSTED,
  verklaring: 'De dokter vraagt naar de wensen.',
})

/** A director asked and paid; it waits for the office, longer than all others. @returns the request's id */
async function requestOf(
  director: TestUser,
  asked: typeof FULL | typeof LIVING_WILL,
): Promise<string> {
  const person = await createPerson(newEmail())
  await writesSome(person)
  await signWill(person)
  const file = await readOnly(asPerson(person.id), (sql) => findWishFile(sql, person.id))
  const id = await askForFile(director.id, asked(file?.number ?? ''))
  if (!id) throw new Error('no member')
  await withActor(asSystem('payments'), (sql) => requestPaid(sql, id))
  await inDatabase(async (sql) => {
    await expect
      .poll(async () => {
        const told = await sql`
          select 1 from history
           where row_id = ${id} and next = 'waiting_contact' and told_at is not null`
        return told.length
      })
      .toBeGreaterThan(0)
    await sql`update access_requests set state = 'pending_verification' where id = ${id}`
    await sql`update access_requests set changed_at = '2026-01-01' where id = ${id}`
  })
  return id
}
