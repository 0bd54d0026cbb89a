/** What staff do, and that no page shows them a way that leads to a refusal. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { applyForMembership } from '#app/features/guild/application.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

let staff: Visitor

beforeAll(async () => {
  staff = await signedIn(await testUser('staff'))
})

/** The page of a company that applied. */
async function applied(): Promise<string> {
  const email = newEmail()
  await applyForMembership({
    companyName: 'Zorg Nabij',
    contactName: 'Noor de Wit',
    email,
    phone: '06-12345678',
    street: 'Dorp',
    houseNumber: '1',
    postalCode: '1234 AB',
    city: 'Zwolle',
  })
  const [row] = await owner<DbRow<'franchise_partners', 'id'>[]>`
    select id from franchise_partners where email = ${email}`
  return `/admin/gilde/leden/${row?.id ?? ''}`
}

async function fileNumber(): Promise<string> {
  const { id } = await testUser()
  const save = { section: 'kaars', id: randomUUID(), revision: 0, final: false } as const
  await saveSection({ id }, { ...save, data: { remembered: 'met taart' } })
  return (await readOnly(asPerson(id), (sql) => findWishFile(sql, id)))?.number ?? ''
}

const waysOn = (html: string) =>
  Array.from(html.matchAll(/(?:href|action)="(\/admin[^"#]*)/g), ([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )

/** What a page gives, and each way on it: one step further than the page itself. */
async function followed(page: string, seen: Map<string, number>): Promise<string[]> {
  if (seen.has(page)) return []
  const { status, text } = await staff.get(page)
  seen.set(page, status)
  return waysOn(text)
}

test('no link or form of the office leads staff to a refusal', async () => {
  const seen = new Map<string, number>()
  const places: string[] = []
  for (const page of ['/admin', await applied(), `/admin/wensen/${await fileNumber()}`])
    places.push(...(await followed(page, seen)))
  const further: string[] = []
  for (const place of places) further.push(...(await followed(place, seen)))
  for (const way of further) await followed(way, seen)
  expect([...seen].filter(([, status]) => status >= 400)).toEqual([])
  const work = ['koppeling', 'gilde', 'contacten', 'afspraken'].map((place) => `/admin/${place}`)
  expect(places).toEqual(expect.arrayContaining(work))
})

test('staff activate a member, and see no way to refuse or remove one', async () => {
  const page = await applied()
  expect((await staff.get('/admin/gilde')).text).not.toContain('Afkeuren')
  expect((await staff.get(page)).text).not.toContain('/verwijderen')
  const checked = { kvkGezien: 'true', gebeld: 'true', gebeldOp: '038-1234567' }
  expect((await staff.post(page, { intent: 'activeren', ...checked })).status).toBe(303)
  expect((await staff.get(page)).text).not.toContain('/verwijderen')
  expect((await staff.post(`${page}/verwijderen`)).status).toBe(403)
  expect((await staff.get(page)).status).toBe(200)
})

test('a file has a card for what can be done with it only for who may do some of it', async () => {
  const page = `/admin/wensen/${await fileNumber()}`
  const admin = await signedIn(await testUser('admin'))
  expect((await admin.get(page)).text).toContain('Dossier Acties')
  expect((await staff.get(page)).text).not.toContain('Dossier Acties')
})
