/** Asking for a file over the web: what the pages show, and that nothing shows whether there is one. */
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { approveRequest } from '#app/features/release/decide.server.ts'
import { lookAfterRequests } from '#app/features/release/work.server.ts'
import {
  fullRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/access-requests.ts'
import { decoded } from '#tests/fixtures/page.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

let member: TestUser
let person: Owner
let [admin, staff]: TestUser[] = []

beforeAll(async () => {
  ;[member, admin, staff] = [
    await testUser('franchise'),
    await testUser('admin'),
    await testUser('staff'),
  ]
  person = await ownerOfFile()
})

const actor = (one: TestUser | undefined) => ({ id: one?.id ?? '', roles: [], request: '0badcafe' })

async function paid(contact = person.trusted) {
  const id = await paidRequest(member, fullRequest({ number: person.number, contact }))
  await lookAfterRequests()
  return id
}

async function confirmed() {
  const id = await paid()
  const token = await tokenFor(person.trusted, 'bevestigen')
  const sent = await new Visitor().post('/dossieropvragen/bevestigen', { token })
  expect(sent.headers.location).toBe('/dossieropvragen/bevestigen?gelukt=ja')
  await lookAfterRequests(new Date(Date.now() + 4 * 24 * 60 * 60 * 1000))
  return id
}
const stateOf = async (id: string) =>
  (await owner<{ state: string }[]>`select state from access_requests where id = ${id}`)[0]?.state

describe('a link in a mail', () => {
  test('for the trusted person says what is asked, changes nothing by looking, and works once', async () => {
    const id = await paid()
    const path = `/dossieropvragen/bevestigen?token=${await tokenFor(person.trusted, 'bevestigen')}`
    const page = await new Visitor().get(path)
    expect(page.status).toBe(200)
    for (const said of ['Uitvaartzorg Proef', 'Tess Proef', '1 november 2026'])
      expect(decoded(page.text)).toContain(said)
    expect(page.text).not.toContain(person.number)
    expect(await stateOf(id)).toBe('waiting_contact')
    const token = path.split('=')[1] ?? ''
    const no = await new Visitor().post('/dossieropvragen/bevestigen', { token, intent: 'nee' })
    expect(no.headers.location).toBe('/dossieropvragen/bevestigen?gelukt=nee')
    expect(await stateOf(id)).toBe('rejected')
    expect((await new Visitor().get(path)).status).toBe(410)
  })

  test('for the owner stops it without signing in', async () => {
    const id = await paid()
    const token = await tokenFor(person.email, 'stoppen')
    expect((await new Visitor().get(`/dossieropvragen/stoppen?token=${token}`)).status).toBe(200)
    expect(await stateOf(id)).toBe('waiting_contact')
    const sent = await new Visitor().post('/dossieropvragen/stoppen', { token })
    expect(sent.headers.location).toBe('/dossieropvragen/stoppen?gelukt=')
    expect(await stateOf(id)).toBe('stopped')
    expect((await new Visitor().post('/dossieropvragen/stoppen', { token })).status).toBe(410)
  })

  test.each(['bevestigen', 'stoppen'])('%s that is made up does nothing', async (page) => {
    const token = randomBytes(32).toString('base64url')
    const path = `/dossieropvragen/${page}`
    expect((await new Visitor().get(`${path}?token=${token}`)).status).toBe(410)
    expect((await new Visitor().post(path, { token })).status).toBe(410)
  })
})

describe('the office', () => {
  test('sees a stranger as trusted person in red, and decides', async () => {
    const id = await paid(`vreemd-${member.email}`)
    const visitor = await signedIn(staff ?? member)
    const page = await visitor.get(`/admin/toegangsverzoeken/${id}`)
    expect(page.text).toContain('Dit adres heeft de eigenaar niet opgegeven.')
    const path = `/admin/toegangsverzoeken/${id}`
    const early = await visitor.post(path, { intent: 'accorderen' })
    expect(early.headers.location).toBe(path)
    expect((await visitor.get(path)).text).toContain('U kunt dit verzoek nog niet accorderen')
    expect((await visitor.post(path, {})).status).toBe(422)
    expect((await visitor.post(path, { reden: 'contact-unsure' })).status).toBe(303)
    expect((await visitor.get('/admin/toegangsverzoeken')).text).toContain(
      'Het verzoek is afgewezen',
    )
    expect((await visitor.post(path, { reden: 'no-death' })).status).toBe(303)
    expect((await visitor.get('/admin/toegangsverzoeken')).text).toContain(
      'Iemand anders heeft dit verzoek net afgehandeld',
    )
  })

  test('approves with two, sees how many wait, and the last that ended', async () => {
    const id = await confirmed()
    const [one, other] = [await signedIn(admin ?? member), await signedIn(staff ?? member)]
    const path = `/admin/toegangsverzoeken/${id}`
    const list = decoded((await one.get('/admin/toegangsverzoeken')).text)
    for (const said of [person.number, 'Wacht op verificatie', 'Accorderen', 'Afwijzen'])
      expect(list).toContain(said)
    await one.post(path, { intent: 'accorderen' })
    expect((await one.get(path)).text).toContain('Een collega moet het ook nog doen')
    expect((await other.post(path, { intent: 'accorderen' })).headers.location).toBe(
      '/admin/toegangsverzoeken',
    )
    expect(await stateOf(id)).toBe('completed')
    expect(decoded((await one.get('/admin/toegangsverzoeken')).text)).toContain('Afgerond')
    expect(await approveRequest(actor(admin), id)).toBe('gone')
  })
})

describe('the waiting time', () => {
  test('is 24 hours until its owner chooses another, within limits', async () => {
    const visitor = await signedIn(await testUser())
    const path = '/dashboard/account/bedenktijd'
    expect((await visitor.get(path)).text).toMatch(/value="24"/)
    for (const uren of ['73', '-1', 'x', ''])
      expect((await visitor.post(path, { uren })).status).toBe(422)
    expect((await visitor.post(path, { uren: '48' })).status).toBe(303)
    expect((await visitor.get(path)).text).toMatch(/value="48"/)
  })
})
