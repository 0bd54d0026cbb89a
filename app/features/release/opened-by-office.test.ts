/** A colleague opens a request for a member, and does not decide on it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book } from '#app/features/appointments/booking.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import { runsOf } from '#app/features/office-files/runs.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approveRequest,
  fullRequest,
  type Owner,
  ownerOfFile,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { askForFile, ownRequest, ownRequests } from './request.server.ts'
import { membersWhoMayAsk, openFor } from './opened-by-office.server.ts'
import { requestPaid } from './payment.server.ts'
import { lookAfterRequests } from './job.server.ts'

let [admin, staff, third]: TestUser[] = []
let member: TestUser
let person: Owner

beforeAll(async () => {
  ;[admin, staff, third] = [
    await testUser('admin'),
    await testUser('staff'),
    await testUser('staff'),
  ]
})
beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
})

const actor = (one: TestUser | undefined) => actorOf({ id: one?.id ?? '' })
const company = async (one = member) => {
  const found = (await membersWhoMayAsk(actor(staff))).find(({ email }) => email === one.email)
  return found ?? { id: '', companyName: '', city: '', email: '' }
}
const asking = () => fullRequest({ number: person.number, contact: person.trusted })

describe('a request that a colleague opens', () => {
  test('stands unpaid at the member, who is told and led to it, with a row in the log', async () => {
    expect(await openFor(actor(staff), await company(), asking())).toBe(true)
    const [request] = await ownRequests(member.id)
    expect(request).toMatchObject({ state: 'unpaid', asked: { naamOverledene: 'Tess Proef' } })
    const [mail] = await letters(member.email)
    expect(mail?.subject).toBe('Tess Proef: kijk uw aanvraag na en betaal')
    expect(mail?.text).toMatch(/Te betalen: €\s10,50/)
    expect(mail?.text).toContain(`/franchise/aanvragen/${request?.id}`)
    expect(
      await owner`
        select 1 from audit_log where actor_id = ${staff?.id ?? ''} and action = 'access.open'`,
    ).toHaveLength(1)
  })

  test('is one for the same form sent twice, and another for one that was changed', async () => {
    const [found, form] = [await company(), 'a form']
    const open = (asked: ReturnType<typeof asking>) => openFor(actor(staff), found, asked, form)
    expect([await open(asking()), await open(asking())]).toEqual([true, true])
    expect(await ownRequests(member.id)).toHaveLength(1)
    expect(await letters(member.email)).toHaveLength(1)
    await open({ ...asking(), naamOverledene: 'Tess de Proef' })
    expect(await ownRequests(member.id)).toHaveLength(2)
  })

  test('is told apart from one of somebody who works at the member no more', async () => {
    const own = await askForFile(member.id, asking())
    await owner`update access_requests set asked_by = null where id = ${own}`
    await openFor(actor(staff), await company(), asking())
    const found = await ownRequests(member.id)
    expect(found.map(({ askedBy, byOffice }) => [askedBy, byOffice])).toEqual([
      [null, true],
      [null, false],
    ])
    for (const { id, byOffice } of found)
      expect(await ownRequest(member.id, id)).toMatchObject({ byOffice })
  })

  test('is decided on by others', async () => {
    await openFor(actor(staff), await company(), asking())
    const [{ id = '' } = {}] = await ownRequests(member.id)
    await withActor(asSystem('payments'), (sql) => requestPaid(sql, id))
    await lookAfterRequests()
    await owner`update access_requests set state = 'pending_verification' where id = ${id}`
    expect(await approveRequest(actor(staff), id)).toBe('opened')
    expect(await approveRequest(actor(admin), id)).toBe('first')
    expect(await approveRequest(actor(third), id)).toBe('completed')
  })

  test('is opened by nobody else, for no member that stopped, and not for one’s own', async () => {
    const found = await company()
    for (const other of [member, person])
      expect(await openFor(actor(other), found, asking())).toBe(false)
    expect(await membersWhoMayAsk(member)).toEqual([])
    const both = await testUser('staff', 'franchise')
    expect(await openFor(actor(both), await company(both), asking())).toBe(false)
    await deactivateMember(actor(admin), found.id, 'asked')
    expect(await openFor(actor(staff), found, asking())).toBe(false)
    expect(await ownRequests(member.id)).toEqual([])
  })
})

test('the page of a file says what runs for it, to who may look whose it is', async () => {
  const id = await waitingRequest(member, asking())
  const booked = await book({
    token: randomToken(),
    kind: 'online',
    location: null,
    slot: { day: '2027-03-02', time: '10:00' },
    customerUserId: person.id,
    person: { name: 'Tess', email: person.email, phone: '06-12345678', remarks: '' },
  })
  expect(booked).toEqual({ ok: true })
  expect(await runsOf(actor(admin), person.number)).toMatchObject([
    { what: 'appointment', state: 'planned', who: null, at: new Date('2027-03-02T09:00Z') },
    { what: 'request', id, kind: 'full', state: 'pending_verification', who: 'Uitvaartzorg Proef' },
  ])
  for (const other of [member, person])
    expect(await runsOf(actor(other), person.number)).toEqual([])
})
