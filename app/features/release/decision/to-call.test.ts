/** Whom no mail reaches, of a request: who calls them, and what waits for that. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { decisionsFor, todayFor } from '#app/features/office/today.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approveRequest,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/people/access-requests.ts'
import { signWill } from '#tests/fixtures/people/access-requests.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterRequests } from '../job.server.ts'
import { confirmByLink } from '../links.server.ts'
import { requestFor } from '../office-requests.server.ts'
import { askContactAgain, ownRequest } from '../request.server.ts'
import { confirmCall, callAbout, noteCall } from '../telephone-answer.server.ts'
import { stopByLink } from '../links.server.ts'
import { refuseRequest } from './decision.server.ts'
import { callsToMakeOf, noteCallMade, takeBackCallMade } from './to-call.server.ts'

let [admin, staff, member]: TestUser[] = []
let person: Owner

beforeAll(async () => {
  ;[admin, staff] = [await testUser('admin'), await testUser('staff')]
})
beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
})

const HOUR = 60 * 60 * 1000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const actor = (one: TestUser | undefined) => actorOf(one ?? { id: '' }, 'staff')
const boss = () => member as TestUser
const withoutAddress = () => owner`
  update users set email = null, email_verified_at = null where id = ${person.id}`

async function paid(make: typeof fullRequest | typeof livingWillRequest = fullRequest) {
  const id = await paidRequest(boss(), make({ number: person.number, contact: person.trusted }))
  await lookAfterRequests()
  return id
}
const stateOf = async (id: string) => (await requestFor(actor(staff), id))?.state
const openOf = async (id: string) =>
  (await callsToMakeOf(actor(staff), id)).filter(({ doneAt }) => !doneAt)
const shownTo = async (one: TestUser | undefined, id: string) => {
  const { first, rest } = await todayFor(actor(one), decisionsFor(actor(one)))
  return [first, ...rest].flatMap((row) => (row?.kind === 'toCall' && row.id === id ? [row] : []))
}
async function called(id: string, by = staff) {
  const [call] = await openOf(id)
  return noteCallMade(actor(by), id, call?.id ?? '', 'tried')
}

describe('an owner whom no mail reaches', () => {
  test('is called by the office, before which the waiting time does not run and nobody approves', async () => {
    await withoutAddress()
    const id = await paid()
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    await lookAfterRequests(later(30))
    expect(await stateOf(id)).toBe('waiting_time')
    expect((await requestFor(actor(staff), id))?.untold).toBe('call')
    expect(await shownTo(staff, id)).toMatchObject([{ who: 'owner', about: 'asked' }])
    await owner`update access_requests set state = 'pending_verification' where id = ${id}`
    expect(await approveRequest(actor(staff), id)).toBe('untold')
    expect(await called(id)).toBe(true)
    expect((await requestFor(actor(staff), id))?.untold).toBeNull()
    expect(await shownTo(staff, id)).toEqual([])
    expect(await approveRequest(actor(staff), id)).toBe('first')
  })

  test('has the whole waiting time from when somebody tried', async () => {
    await withoutAddress()
    const id = await paid()
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    await lookAfterRequests(later(30))
    await called(id)
    await lookAfterRequests(later(53))
    expect(await stateOf(id)).toBe('waiting_time')
    await lookAfterRequests(later(55))
    expect(await stateOf(id)).toBe('pending_verification')
  })

  test('is called about a living will as well, which has no waiting time', async () => {
    await signWill(person)
    await withoutAddress()
    const id = await paid(livingWillRequest)
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    expect(await stateOf(id)).toBe('pending_verification')
    expect(await approveRequest(actor(staff), id)).toBe('untold')
    await called(id)
    expect(await approveRequest(actor(staff), id)).toBe('completed')
  })

  test('hears the end where they were told of the beginning, and not where nobody told them', async () => {
    await withoutAddress()
    const [told, untold] = [await paid(), await paid()]
    await called(told)
    for (const id of [told, untold]) await refuseRequest(actor(staff), id, 'no-death')
    await lookAfterRequests()
    expect(await openOf(told)).toMatchObject([{ who: 'owner', about: 'rejected' }])
    expect(await openOf(untold)).toEqual([])
  })

  test('is called by nobody who works for the member, and once', async () => {
    await withoutAddress()
    const id = await paid()
    const [call] = await openOf(id)
    await owner`insert into user_roles (user_id, role) values (${boss().id}, 'staff')`
    expect(await noteCallMade(actor(boss()), id, call?.id ?? '', 'spoken')).toBe(false)
    expect(await shownTo(boss(), id)).toEqual([])
    expect(await called(id)).toBe(true)
    expect(await noteCallMade(actor(admin), id, call?.id ?? '', 'spoken')).toBe(false)
    const refused = withActor(
      asPerson(person.id),
      (sql) => sql`select note_call_made(${call?.id ?? ''}, 'spoken')`,
    )
    await expect(refused).rejects.toMatchObject({ code: '42501' })
  })

  test('is to be called again where who wrote it down takes that back, and nobody else does', async () => {
    await withoutAddress()
    const id = await paid()
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    const [call] = await openOf(id)
    const takeBack = (by = staff) => takeBackCallMade(actor(by), id, call?.id ?? '')
    expect(await takeBack()).toBe(false)
    await called(id)
    const goesBack = async (by = staff) => (await callsToMakeOf(actor(by), id))[0]?.goesBack
    expect([await goesBack(), await goesBack(admin)]).toEqual([true, false])
    expect(await takeBack(admin)).toBe(false)
    expect(await takeBack()).toBe(true)
    expect(await openOf(id)).toMatchObject([{ id: call?.id, came: null, goesBack: false }])
    expect((await requestFor(actor(staff), id))?.untold).toBe('call')
    // The waiting time begins anew.
    await lookAfterRequests(later(53))
    expect(await stateOf(id)).toBe('waiting_time')
    const refused = withActor(
      asPerson(person.id),
      (sql) => sql`select take_back_call_made(${call?.id ?? ''})`,
    )
    await expect(refused).rejects.toMatchObject({ code: '42501' })
  })

  test('stays called once the request went on', async () => {
    await withoutAddress()
    const id = await paid()
    const [call] = await openOf(id)
    await called(id)
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    expect(await takeBackCallMade(actor(staff), id, call?.id ?? '')).toBe(false)
    expect(await openOf(id)).toEqual([])
  })

  test('of no file is called by nobody', async () => {
    const asked = fullRequest({ number: 'WR00000000', contact: person.trusted })
    const id = await paidRequest(boss(), asked)
    await lookAfterRequests()
    expect(await callsToMakeOf(actor(staff), id)).toEqual([])
  })
})

describe('an owner whose mail did not go', () => {
  const mailOf = async (id: string) => {
    const [row] = await owner<DbRow<'access_requests', 'owner_mail_id as mail'>[]>`
      select owner_mail_id as mail from access_requests where id = ${id}`
    return row?.mail ?? ''
  }
  const late = async (id: string, status = 'queued') => {
    await owner`
      update mails set created_at = now() - interval '11 minutes', status = ${status}
       where id = ${await mailOf(id)}`
  }

  test('has the whole waiting time from when it went, and nobody approves before', async () => {
    const id = await paid()
    await late(id)
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    await lookAfterRequests(later(30))
    expect(await stateOf(id)).toBe('waiting_time')
    expect((await requestFor(actor(staff), id))?.untold).toBe('mail')
    await owner`update mails set status = 'sent', sent_at = now() where id = ${await mailOf(id)}`
    await lookAfterRequests(later(53))
    expect(await stateOf(id)).toBe('waiting_time')
    await lookAfterRequests(later(55))
    expect(await stateOf(id)).toBe('pending_verification')
    expect((await requestFor(actor(staff), id))?.untold).toBeNull()
  })

  test('is called no more once it went', async () => {
    const id = await paid()
    await late(id)
    await lookAfterRequests()
    const [call] = await openOf(id)
    await lookAfterRequests()
    expect(await openOf(id)).toEqual([call])
    await owner`update mails set status = 'sent', sent_at = now() where id = ${await mailOf(id)}`
    expect((await requestFor(actor(staff), id))?.untold).toBeNull()
    await lookAfterRequests()
    expect(await openOf(id)).toEqual([])
  })

  test.each(['queued', 'needs_review'])('is called at once: %s', async (status) => {
    const id = await paid()
    await late(id, status)
    await lookAfterRequests()
    await lookAfterRequests()
    expect(await openOf(id)).toMatchObject([{ who: 'owner', about: 'asked' }])
    await called(id)
    await lookAfterRequests()
    expect((await requestFor(actor(staff), id))?.untold).toBeNull()
    expect(await openOf(id)).toEqual([])
  })
})

describe('a trusted person who answered by telephone', () => {
  async function onPhone(isCalled = true) {
    const id = await paid()
    const own = await ownRequest(boss().id, id)
    if (!own?.asked) throw new Error('no such request')
    await askContactAgain(
      boss().id,
      { id, asked: own.asked },
      { contactNaam: 'Ria Proef', contactTelefoon: '038-1234567' },
    )
    await lookAfterRequests()
    if (!isCalled) return id
    const said = { phone: '038-1234567', day: '2026-11-20', time: '10:05', answer: 'mag' } as const
    await noteCall(actor(staff), id, said)
    await confirmCall(actor(admin), (await callAbout(actor(admin), id))?.id ?? '')
    await lookAfterRequests()
    return id
  }

  test.each(['rejected', 'stopped'] as const)('is called once it is %s', async (end) => {
    const id = await onPhone()
    if (end === 'rejected') await refuseRequest(actor(staff), id, 'no-death')
    else await stopByLink(await tokenFor(person.email, 'stoppen'))
    await lookAfterRequests()
    expect(await shownTo(staff, id)).toMatchObject([
      { who: 'contact', about: end, contact: 'Ria Proef' },
    ])
    expect(await called(id)).toBe(true)
    expect(await shownTo(staff, id)).toEqual([])
  })

  test('is not called where nobody spoke them', async () => {
    const id = await onPhone(false)
    await refuseRequest(actor(staff), id, 'no-death')
    await lookAfterRequests()
    expect(await openOf(id)).toEqual([])
  })
})
