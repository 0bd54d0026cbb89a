import { beforeAll, expect, test } from 'vitest'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { type TestUser, testUser } from '#tests/setup/database.ts'

let admin: Visitor
let colleague: TestUser

beforeAll(async () => {
  admin = await signedIn(await testUser('admin'))
  colleague = await testUser()
})

const give = (role: string, email = colleague.email) => admin.post('/admin/rollen', { email, role })
const take = (role: string) => admin.post(`/admin/rollen/${colleague.id}/${role}`)

test('who gets a role is in the office at the next request, and who loses it is out', async () => {
  const theirs = await signedIn(colleague)
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

test('each is in the log, which is found by the address', async () => {
  await give('staff')
  const { text } = await admin.get(`/admin/logboek?wie=${colleague.email}`)
  for (const said of ['Rol gegeven', 'Rol ingetrokken', `Bij: ${colleague.email}`])
    expect(text).toContain(said)
  const { text: other } = await admin.get('/admin/logboek?wie=niemand@example.nl')
  expect(other).toContain('Er staat niets in het logboek dat hierbij past.')
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
  await give('staff')
  const [one, other] = await Promise.all([take('staff'), take('staff')])
  expect([one.status, other.status].toSorted()).toEqual([303, 404])
  expect((await take('franchise')).status).toBe(404)
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
