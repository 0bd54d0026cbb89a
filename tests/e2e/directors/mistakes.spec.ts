/** Requests as they go wrong: about somebody else, with an own address, over a person who lives, and at a sickbed. */
import type { Page } from '@playwright/test'
import { inDatabase } from '../database.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  nextPage,
  press,
  test,
} from '../fixtures.ts'
import { newPerson, signIn, signInAs, signOut } from '../people.ts'
import { confirm, ownerOfFile, pay, runJob, send } from './request.ts'

test.setTimeout(120_000)

/** Somebody of a company that is a member, signed in by two factors. */
async function director(page: Page, email: string) {
  const person = await newPerson(page, email, ['franchise'])
  await inDatabase(
    (sql) => sql`update sessions set assurance = 'two factors' where user_id = ${person.id}`,
  )
  return person
}

/** An owner with a file, a colleague of the office, and a director, who is signed in. */
async function everybody(page: Page, email: string) {
  const [member, trusted] = [`lid-${email}`, `naaste-${email}`]
  const number = await ownerOfFile(email)
  const colleague = await newPerson(page, `collega-${email}`, ['staff'])
  return { member, trusted, number, colleague, asker: await director(page, member) }
}

const fullFor = (number: string, contact: string) => ({
  Dossiernummer: number,
  'Naam van de overledene': 'Tess Proef',
  'Geboortedatum van de overledene': '1-3-1950',
  Overlijdensdatum: '1-11-2026',
  'Naam van de vertrouwenspersoon': 'Bram Proef',
  'E-mailadres van de vertrouwenspersoon (of een telefoonnummer)': contact,
  'Waarom is het dossier nu nodig?': 'Wij verzorgen de uitvaart.',
})

const ASKS = 'Verder naar betalen (€\u00a010,50)'

/** The owner had the time to stop it, and who of the office decides opens it. */
async function atTheOffice(page: Page, id: string) {
  await inDatabase(
    (sql) =>
      sql`update access_requests set waits_until = now() - interval '1 second' where id = ${id}`,
  )
  await runJob('work-on-requests')
  await expect(async () => {
    await page.goto(`/admin/toegangsverzoeken/${id}`)
    await expect(page.getByRole('link', { name: 'Naar afwijzen' })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('the file of somebody else goes to nobody: the office sees it, and can only refuse', async ({
  page,
  email,
  mailTo,
}) => {
  const { member, trusted, number, colleague, asker } = await everybody(page, email)
  await page.goto('/franchise/opvragen/volledig')
  const mistaken = {
    ...fullFor(number, trusted),
    'Naam van de overledene': 'Jan Klaassen',
    'Geboortedatum van de overledene': '3-2-1931',
  }
  await send(page, mistaken, ASKS)
  const id = await pay(page)
  // Whoever is asked knows Jan, and says what is true of him.
  await confirm(page, trusted, mailTo)

  await signInAs(page, colleague)
  await atTheOffice(page, id)
  await expect(page.getByText('Verschilt').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accorderen', exact: true })).toHaveCount(0)
  // Who works at the member is called so as well.
  await expect(page.getByText('Tess Proef', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByLabel('De gegevens in de aanvraag kloppen niet').check()
  await press(page, 'Afwijzen')
  await expectAccessible(page)
  const sure = page.getByRole('button', { name: /^Ja, / })
  if ((await sure.count()) > 0) await nextPage(page, () => sure.click())

  for (const one of [member, trusted, email]) await mailTo(one, /niet door|afgewezen|niemand/i)
  await signInAs(page, asker)
  await page.goto(`/franchise/aanvragen/${id}`)
  await expect(page.getByText('De gegevens in de aanvraag kloppen niet')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/franchise/aanvragen/${id}/dossier`)
  await expect(page.getByRole('link', { name: /draaiboek/i })).toHaveCount(0)
})

test('an own address as that of the trusted person is said at its field, and nothing that was typed is lost', async ({
  page,
  email,
}) => {
  const member = `lid-${email}`
  await director(page, member)
  await page.goto('/franchise/opvragen/volledig')
  await send(page, fullFor('WR00000001', member), ASKS)

  await expect(page).toHaveTitle(/^Fout: /)
  const field = page.getByLabel('E-mailadres van de vertrouwenspersoon (of een telefoonnummer)', {
    exact: true,
  })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Noem iemand anders/)
  for (const [label, typed] of Object.entries(fullFor('WR00000001', member)))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)

  await field.fill(`naaste-${email}`)
  await press(page, ASKS)
  await expect(page.getByRole('heading', { name: /^Betalen: / })).toBeVisible()
})

test('who is said to have died, and lives, signs in and stops it before anybody reads', async ({
  page,
  email,
  mailTo,
}) => {
  const { trusted, number, asker } = await everybody(page, email)
  await page.goto('/franchise/opvragen/volledig')
  await send(page, fullFor(number, trusted), ASKS)
  const id = await pay(page)
  await mailTo(trusted, /een vraag/i)
  await mailTo(email, /toegang tot uw dossier/)
  await page.context().clearCookies({ name: /session/ })

  await page.goto('/auth?tab=signin')
  await signIn(page, email)
  await expect(page).toHaveURL(/\/auth\/bent-u-het/)
  await expectAccessible(page)
  await press(page, 'Ja, ik leef: stop alles')
  await expect(page.getByText('Dat is nu gestopt.')).toBeVisible()
  await expectAccessible(page)
  await mailTo(trusted, /hoeft ons niet meer te antwoorden/)
  await signOut(page)

  await signInAs(page, asker)
  await page.goto(`/franchise/aanvragen/${id}`)
  await expect(page.getByText(/^Gestopt/).first()).toBeVisible()
  await expectAccessible(page)
})

test('for a doctor in a hurry a living will says what is quicker, stands first at the office, and takes one colleague', async ({
  page,
  email,
  mailTo,
}) => {
  const { member, trusted, number, colleague, asker } = await everybody(page, email)
  await page.goto('/franchise/opvragen/wilsverklaring')
  await expect(page.getByText(/papieren wilsverklaring/)).toBeVisible()
  await send(
    page,
    {
      Dossiernummer: number,
      'Naam van de eigenaar': 'Tess Proef',
      'Geboortedatum van de eigenaar': '1-3-1950',
      'Naam van de vertrouwenspersoon': 'Bram Proef',
      'E-mailadres van de vertrouwenspersoon (of een telefoonnummer)': trusted,
      'Waarom is de wilsverklaring nu nodig?': 'De arts staat nu aan het bed.',
    },
    ASKS,
  )
  const id = await pay(page)
  await expect(page.getByText(/papieren wilsverklaring/)).toBeVisible()
  await page.goto(`/franchise/aanvragen/${id}`)
  await expect(page.getByRole('heading', { name: 'Is er haast?' })).toBeVisible()
  await confirm(page, trusted, mailTo)

  await signInAs(page, colleague)
  await runJob('work-on-requests')
  await expect(async () => {
    await page.goto('/admin/toegangsverzoeken')
    await expect(page.locator(`a[href$="${id}"]`).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) })
  await expect(row.getByText('er kan haast zijn')).toBeVisible()
  await page.goto(`/admin/toegangsverzoeken/${id}`)
  await nextPage(page, () =>
    page.getByRole('button', { name: 'Bekijk wie de eigenaar noemde' }).click(),
  )
  await nextPage(page, () => page.getByRole('button', { name: 'Het mag: Lian, dochter' }).click())
  await page.getByLabel('Gebeld, en het antwoord opgeschreven').check()
  await press(page, 'Accorderen')
  await expectAccessible(page)
  await press(page, 'Ja, accordeer')

  await mailTo(member, /staat klaar/)
  await signInAs(page, asker)
  await expect(async () => {
    await page.goto('/franchise/dashboard')
    await expect(page.getByRole('link', { name: /^Haal de wilsverklaring op/ })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await nextPage(page, () => page.getByRole('link', { name: /^Haal de wilsverklaring op/ }).click())
  await expectAccessible(page)
  const file = page.locator(`a[href*="/franchise/aanvragen/${id}/dossier/"]`).first()
  const [got] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(await got.failure()).toBeNull()
})
