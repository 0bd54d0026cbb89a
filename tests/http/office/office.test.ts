import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { readBefore } from '#tests/fixtures/readings.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

let admin: Visitor
let colleague: TestUser

beforeAll(async () => {
  admin = await signedIn(await testUser('admin'))
  colleague = await testUser()
})

const give = (role: string, email = colleague.email) => admin.post('/admin/rollen', { email, role })
const take = (role: string, from = colleague) => admin.post(`/admin/rollen/${from.id}/${role}`)

test('who gets a role is in the office at the next request, and who loses it is out', async () => {
  const theirs = await signedIn({ token: await newSession(colleague.id, 'two factors') })
  const statuses = async () => [
    (await theirs.get('/admin')).status,
    (await theirs.get('/admin.data')).status,
    (await theirs.get('/admin/logboek')).status,
  ]
  expect(await statuses()).toEqual([403, 403, 403])
  await give('admin')
  expect(await statuses()).toEqual([200, 200, 200])
  await give('staff')
  await take('admin')
  expect(await statuses()).toEqual([200, 200, 403])
  await take('staff')
  expect(await statuses()).toEqual([403, 403, 403])
  expect((await theirs.get('/dashboard')).status).toBe(200)
})

test('a role is given above who has which, and what each may do comes last', async () => {
  const { text } = await admin.get('/admin/rollen')
  const order = ['Een rol geven', 'Personen met een rol', 'Wat hoort bij welke rol'].map((words) =>
    text.indexOf(words),
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(text).toMatch(/>Actie<\/th>/)
})

test('each is in the log, which is found by the address', async () => {
  await give('staff')
  const { text } = await admin.get(`/admin/logboek?wie=${colleague.email}`)
  for (const said of ['Rol gegeven', 'Rol ingetrokken', '(Beheerder)', `Bij: ${colleague.email}`])
    expect(text).toContain(said)
  const { text: other } = await admin.get('/admin/logboek?wie=niemand@example.nl')
  expect(other).toContain('Er staat niets in het logboek dat hierbij past.')
})

test.each([
  ['van=0000-01-01', 422],
  ['tot=0000-01-01', 422],
  ['voor=2026-02-31.1', 200],
])('the log is not asked for %s, a day that is none', async (query, status) => {
  expect((await admin.get(`/admin/logboek?${query}`)).status).toBe(status)
})

test.each([
  ['an address that has no account', 'staff', 'niemand@example.nl', 'hoort geen account'],
  ['no address', 'staff', 'x', 'Ongeldig e-mailadres'],
  ['no role', '', undefined, 'Kies een van de mogelijkheden'],
  ['a role that only a membership gives', 'franchise', undefined, 'Kies een van de mogelijkheden'],
])('a form with %s comes back', async (_what, role, email, said) => {
  const { status, text } = await give(role, email)
  expect({ status, said: text.includes(said) }).toEqual({ status: 422, said: true })
})

test('a role that someone does not have is not taken, and the second who takes it is told', async () => {
  const timesTaken = async () =>
    (
      await owner`
        select 1 from audit_log where action = 'role.take' and subject_id = ${colleague.id}`
    ).length
  await give('staff')
  const before = await timesTaken()
  const [one, other] = await Promise.all([take('staff'), take('staff')])
  expect([one.status, other.status]).toEqual([303, 303])
  expect(await timesTaken()).toBe(before + 1)
  await take('staff')
  expect((await admin.get('/admin/rollen')).text).toContain('Deze rol was al ingetrokken.')
  expect((await take('franchise')).status).toBe(404)
})

describe('reading the wishes of someone', () => {
  /** Someone with an answer, and another in the confidential part. @returns the number of the file */
  async function withWishes({ id }: TestUser): Promise<string> {
    const answer = (section: 'veer' | 'secret', data: object) =>
      saveSection({ id }, { section, id: randomUUID(), revision: 0, data, final: false })
    await answer('veer', { energy: 'zwemmen in zee' })
    await answer('secret', { caution: 'onder de derde tegel' })
    const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
      select wish_file_number as number from wishes where user_id = ${id}`
    return file?.number ?? ''
  }

  test('shows them but for the confidential part, and their owner who did, when and why', async () => {
    const person = await testUser()
    const number = await withWishes(person)
    const theirs = await signedIn(person)
    expect((await theirs.get('/dashboard/privacy')).text).toContain('Niemand van ons heeft')
    const file = (await admin.get(`/admin/wensen/${number}`)).text
    expect(file).toContain(`href="/admin/dossier?dossier=${number}"`)
    const form = (await admin.get(`/admin/dossier?dossier=${number}`)).text
    expect(form).toContain(`name="number" value="${number}"`)
    const { status, text } = await admin.post('/admin/dossier', {
      number: number.toLowerCase().replace(/(..)(....)/, '$1 $2 '),
      reason: 'asked-by-owner',
    })
    expect([status, text.includes('zwemmen in zee'), text.includes('derde tegel')]).toEqual([
      200,
      true,
      false,
    ])
    const { text: told } = await theirs.get('/dashboard/privacy')
    expect(told).toMatch(/iemand van ons las uw wensen\. Reden: u vroeg/)
    expect((await admin.get(`/admin/logboek?wie=${number}`)).text).toContain('Dossier gelezen')
  })

  test.each([
    ['no reason', (number: string) => ({ number }), 'Kies een van de mogelijkheden'],
    [
      'a reason of one’s own',
      (number: string) => ({ number, reason: 'nieuwsgierig' }),
      'Kies een van de mogelijkheden',
    ],
    [
      'a number that nobody has',
      () => ({ number: 'WR99999999', reason: 'asked-by-owner' }),
      'Er is geen dossier met dit nummer',
    ],
  ])('asks again with %s, and notes nothing', async (_what, fields, said) => {
    const person = await testUser()
    const { status, text } = await admin.post('/admin/dossier', fields(await withWishes(person)))
    expect({ status, said: text.includes(said) }).toEqual({ status: 422, said: true })
    expect(await owner`select 1 from audit_log where subject_id = ${person.id}`).toHaveLength(0)
  })

  test('beyond twenty in an hour leads to another administrator, who proves who they are', async () => {
    const [reader, other] = [await testUser('admin'), await testUser('admin')]
    await readBefore(reader, 20)
    const [asks, decides] = [await signedIn(reader), await signedIn(other)]
    const fields = { number: await withWishes(await testUser()), reason: 'asked-by-owner' }
    const refused = await asks.post('/admin/dossier', fields)
    expect(refused.status).toBe(422)
    expect(refused.text).toMatch(/action="\/admin\/dossier\/meer"[^]*Vraag een beheerder/)
    const MORE = '/admin/dossier/meer'
    expect((await asks.post(MORE, { intent: 'vragen' })).status).toBe(303)
    const [row] = await owner<DbRow<'reading_requests', 'id'>[]>`
      select id from reading_requests where reader_id = ${reader.id}`
    const allow = { toestaan: row?.id ?? '' }
    await asks.post(MORE, allow)
    expect((await asks.get(MORE)).text).toContain('Over deze vraag mag u niet beslissen.')
    expect((await asks.post('/admin/dossier', fields)).status).toBe(422)
    await owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${other.id}`
    const second = await testUser('admin')
    await owner`insert into reading_requests (id, reader_id) values (gen_random_uuid(), ${second.id})`
    const { text } = await decides.get(MORE)
    for (const { email } of [reader, second])
      expect(text).toContain(`${email} wil meer dossiers lezen`)
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toContain('currentPassword')
    expect(new Set(ids).size).toBe(ids.length)
    const entered = await decides.post(MORE, { intent: 'kiezen', currentPassword: TEST_PASSWORD })
    expect([entered.status, entered.text.includes('href="#beslissen"')]).toEqual([422, true])
    expect((await decides.post(MORE, allow)).status).toBe(422)
    expect((await asks.post('/admin/dossier', fields)).status).toBe(422)
    await decides.post(MORE, { ...allow, currentPassword: TEST_PASSWORD })
    expect((await asks.post('/admin/dossier', fields)).status).toBe(200)
  })

  test('asks who signed in a while ago for the password', async () => {
    const { id, token } = await testUser('admin')
    await owner`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`
    const later = await signedIn({ token })
    const person = await testUser()
    const fields = { number: await withWishes(person), reason: 'asked-by-owner' }
    const refused = await later.post('/admin/dossier', fields)
    expect([refused.status, refused.text.includes('zwemmen')]).toEqual([422, false])
    const read = await later.post('/admin/dossier', { ...fields, currentPassword: TEST_PASSWORD })
    expect([read.status, read.text.includes('zwemmen')]).toEqual([200, true])
  })
})

test('who signed in a while ago changes no role without the password', async () => {
  const { id, token } = await testUser('admin')
  const person = await testUser()
  await owner`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`
  const later = await signedIn({ token })
  const role = { email: person.email, role: 'staff' }
  expect((await later.post('/admin/rollen', role)).status).toBe(422)
  expect((await take('staff', person)).headers.location).toBe('/admin/rollen')
  expect((await admin.get('/admin/rollen')).text).toContain('Deze rol was al ingetrokken.')
  await give('staff', person.email)
  const taking = `/admin/rollen/${person.id}/staff`
  expect((await later.post(taking)).status).toBe(422)
  expect((await later.post(taking, { currentPassword: TEST_PASSWORD })).status).toBe(303)
  // What was shown counts for ten minutes.
  expect((await later.post('/admin/rollen', role)).status).toBe(303)
})

test.each(['van=31-31-2026', 'wat=alles', 'tot=nooit'])(
  'a search with %s says so',
  async (query) => {
    const { status, text } = await admin.get(`/admin/logboek?${query}`)
    expect({ status, mended: text.includes('error-summary') }).toEqual({
      status: 422,
      mended: true,
    })
  },
)

test.each(['voor=x', 'voor=2026-13-45.1', 'voor=2026-01-01.99999999999', 'voor=2026-01-01.-1'])(
  'a place in the log like %s does no harm',
  async (query) => {
    expect((await admin.get(`/admin/logboek?${query}`)).status).toBe(200)
  },
)
