/** Pages on which no walk stops, as who they are for gets them on a telephone and on a wide screen. */
import type { Page } from '@playwright/test'
import type { DbRow } from '#db/row.ts'
import { lookAfterRequests } from '#app/features/release/job.server.ts'
import { requestPaid } from '#app/features/release/payment.server.ts'
import { askForFile } from '#app/features/release/request.server.ts'
import { printDraft, saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { createPerson, newEmail, type TestUser } from '#tests/fixtures/people/people.ts'
import { type Owner, ownerOfFile, signWill } from '#tests/fixtures/people/to-ask-for.ts'
import { othersHaveTold } from '#tests/fixtures/told.ts'
import { inDatabase } from '../database.ts'
import { axeOn, expect, test } from '../fixtures.ts'
import { signInAs } from '../people.ts'

const WIDTHS = [360, 1280]

/** All that the pages are about: a business that asked for a file, once without paying, and what is at the office. */
type World = {
  owner: Owner
  director: TestUser
  colleague: TestUser
  office: TestUser
  member: string
  membership: string
  file: string
  will: string
  unpaid: string
}

const asked = ({ number, trusted }: Owner) => ({
  dossierNummer: number,
  geboortedatum: '1950-03-01',
  contactNaam: 'Bram Proef',
  verklaring: 'Wij verzorgen de uitvaart.',
  trusted,
})
const fileOf = (owner: Owner) => {
  const { trusted: vertrouwensEmail, ...all } = asked(owner)
  const [naamOverledene, overlijdensdatum] = ['Tess Proef', '2026-11-01']
  return { kind: 'full' as const, ...all, naamOverledene, overlijdensdatum, vertrouwensEmail }
}
const livingWillOf = (owner: Owner) => {
  const { trusted: contactEmail, ...all } = asked(owner)
  return { kind: 'living_will' as const, ...all, naamEigenaar: 'Tess Proef', contactEmail }
}

/** Asks for something and pays for it; the trusted person is asked then. @returns the id of the request */
async function paidFor(director: TestUser, what: Parameters<typeof askForFile>[1]) {
  const id = (await askForFile(director.id, what)) ?? ''
  await withActor(asSystem('payments'), (sql) => requestPaid(sql, id))
  await lookAfterRequests()
  await inDatabase(othersHaveTold)
  return id
}

/** Somebody with a living will that is signed, and a newer one that is on paper. */
async function ownerOfWill(): Promise<Owner> {
  const owner = await ownerOfFile()
  await signWill(owner)
  await saveAnswers(owner.id, { revision: 0, data: { treatmentWords: 'Laat mij toch gaan' } })
  await printDraft(owner.id)
  return owner
}

/** @returns the business of a director, and the membership of a colleague there */
async function joined(director: TestUser, colleague: TestUser) {
  let rows: DbRow<'guild_memberships', 'id' | 'member_id'>[] = []
  await inDatabase(async (sql) => {
    rows = await sql`
      insert into guild_memberships (member_id, user_id, part, name, email)
      select member_id, ${colleague.id}, 'colleague', 'Bram Proef', ${colleague.email}
        from guild_memberships where user_id = ${director.id} returning id, member_id`
    await sql`update sessions set assurance = 'two factors' where user_id = ${colleague.id}`
  })
  return { member: rows[0]?.member_id ?? '', membership: rows[0]?.id ?? '' }
}

async function makeWorld(): Promise<World> {
  const owner = await ownerOfWill()
  const director = await createPerson(newEmail(), ['franchise'])
  const colleague = await createPerson(newEmail())
  const joins = await joined(director, colleague)
  await inDatabase(
    (sql) =>
      sql`update profiles set referred_by_franchise_id = ${joins.member} where user_id = ${owner.id}`,
  )
  return {
    owner,
    director,
    colleague,
    ...joins,
    office: await createPerson(newEmail(), ['admin']),
    file: await paidFor(director, fileOf(owner)),
    will: await paidFor(director, livingWillOf(owner)),
    unpaid: (await askForFile(director.id, fileOf(await ownerOfFile()))) ?? '',
  }
}

type Who = 'visitor' | 'owner' | 'director' | 'colleague' | 'office'

/** Of each kind of visitor. */
const PAGES: Record<Who, (world: World) => string[]> = {
  visitor: () => ['/status', '/beginnen'],
  owner: ({ will }) => [
    `/dashboard/privacy/aanvragen/${will}`,
    '/dashboard/wilsverklaring',
    ...[
      'invullen',
      'ondertekend',
      'op-papier',
      'besproken',
      'opnieuw-ondertekend',
      'intrekken',
      'weggooien',
      'overschrijven',
    ].map((step) => `/dashboard/wilsverklaring/${step}`),
    '/dashboard/account',
    '/dashboard/account/uitvaartondernemer',
  ],
  director: ({ membership, file, unpaid }) => [
    '/franchise/code',
    '/franchise/stoppen',
    `/franchise/collegas/${membership}/eigenaar`,
    `/franchise/collegas/${membership}/verwijderen`,
    `/franchise/aanvragen/${file}`,
    `/franchise/aanvragen/${file}/akte`,
    `/franchise/aanvragen/${file}/intrekken`,
    `/franchise/aanvragen/${unpaid}/weggooien`,
  ],
  colleague: () => ['/franchise/collegas/vertrekken'],
  office: ({ office, member, owner, file }) => [
    '/admin/toestand',
    `/admin/rollen/${office.id}/admin`,
    `/admin/wensen/${owner.number}/ontkoppelen`,
    ...['', '/gegevens', '/deactiveren', '/verwijderen'].map(
      (step) => `/admin/gilde/leden/${member}${step}`,
    ),
    `/admin/toegangsverzoeken/${file}/stoppen`,
  ],
}

/** What is wrong with a page, in each width. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  const problems: string[] = []
  const answer = await page.goto(path)
  if (answer?.status() !== 200 || new URL(page.url()).pathname !== path)
    problems.push(`${path}: ${answer?.status()} ${page.url()}`)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    for (const problem of await axeOn(page)) problems.push(`${path} at ${width} px: ${problem}`)
  }
  return problems
}

test('no page beside the ways that people go is closed to anybody @scripted', async ({ page }) => {
  const world = await makeWorld()
  const found: string[] = []
  for (const [who, pathsOf] of Object.entries(PAGES)) {
    await page.context().clearCookies({ name: /session/ })
    if (who !== 'visitor') await signInAs(page, world[who as Exclude<Who, 'visitor'>])
    for (const path of pathsOf(world)) found.push(...(await problemsOf(page, path)))
  }
  expect(found).toEqual([])
})
