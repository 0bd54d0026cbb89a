/** What may go wrong while a request runs, but for what stands in the tests of payments. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import {
  cancelDeletion,
  executeDeletions,
  requestDeletion,
} from '#app/features/deletion/deletion.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approvedCase,
  approveRequest,
  fullRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/people/access-requests.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { askForFile } from './request.server.ts'
import { confirmByLink } from './links.server.ts'
import { requestFor } from './office-requests.server.ts'
import { lookAfterRequests } from './job.server.ts'

let member: TestUser
let person: Owner

beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
})

const asking = () => fullRequest({ number: person.number, contact: person.trusted })
const HOURS = 60 * 60 * 1000
const later = (hours: number) => new Date(Date.now() + hours * HOURS)

describe('a worker that ends, or mails that cannot be queued, after the payment', () => {
  test('leaves nobody half told: everybody is told once, when it is there again', async () => {
    const id = await paidRequest(member, asking())
    const when = `new.status = 'queued'`
    await whileFailing('mails', when, async () => {
      await expect(lookAfterRequests()).rejects.toThrow('step of a requests failed')
    })
    const state = await owner<
      (DbRow<'access_requests', 'subject_id as subject'> & DbRow<'history', 'told_at as told'>)[]
    >`
      select r.subject_id as subject, h.told_at as told
        from access_requests r join history h on h.row_id = r.id
       where r.id = ${id} and h.next = 'waiting_contact'`
    expect(state).toEqual([{ subject: null, told: null }])
    expect(await subjectsTo(person.trusted)).toEqual([])

    await lookAfterRequests()
    await lookAfterRequests()
    expect(await subjectsTo(person.trusted)).toEqual(['Een vraag aan u over een overlijden'])
    expect(await subjectsTo(member.email)).toEqual(['Tess Proef: wij hebben uw aanvraag ontvangen'])
    expect(await subjectsTo(person.email)).toHaveLength(1)
  })
})

describe('a member that is deactivated between payment and approval', () => {
  test('asks for nothing more, and what it paid waits until it takes part again', async () => {
    const [admin, staff] = [await testUser('admin'), await testUser('staff')]
    const id = await paidRequest(member, asking())
    await lookAfterRequests()
    const [{ id: company = '' } = {}] = await owner<DbRow<'access_requests', 'member_id as id'>[]>`
      select member_id as id from access_requests where id = ${id}`
    await deactivateMember(actorOf(admin), company, 'asked')
    expect(await askForFile(member.id, asking())).toBeNull()

    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(true)
    await lookAfterRequests(later(25))
    expect(await approveRequest(actorOf(staff), id)).toBe('inactive')
    await owner`update franchise_partners set status = 'active' where id = ${company}`
    expect(await approveRequest(actorOf(staff), id)).toBe('first')
    expect(await approveRequest(actorOf(admin), id)).toBe('completed')
    await lookAfterRequests()
    await deliverDue()
    expect(await subjectsTo(member.email)).toContain('Tess Proef: alles staat klaar')
  })
})

describe('an owner who asks for the end of the account while a request runs', () => {
  test('stops it with that, for good, and the member is told', async () => {
    const id = await paidRequest(member, asking())
    await lookAfterRequests()
    await requestDeletion(person)
    await cancelDeletion(person.id)
    expect(await requestFor(actorOf(await testUser('staff')), id)).toMatchObject({
      state: 'stopped',
      because: 'owner-signed-in',
    })
    await lookAfterRequests()
    expect((await subjectsTo(member.email)).at(-1)).toBe('Tess Proef: uw aanvraag is gestopt')
    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(false)
  })

  test('stops nothing where that fails', async () => {
    const id = await paidRequest(member, asking())
    await lookAfterRequests()
    await whileFailing('mails', `new.status = 'queued'`, () =>
      expect(requestDeletion(person)).rejects.toThrow('on purpose'),
    )
    expect(await plannedDeletion(person.id)).toBeNull()
    expect(await requestFor(actorOf(await testUser('staff')), id)).toMatchObject({
      state: 'waiting_contact',
    })
  })

  test('can be asked for once it was approved too', async () => {
    await approvedCase(person.id)
    await requestDeletion(person)
    expect(await plannedDeletion(person.id)).not.toBeNull()
    const [row] = await owner<DbRow<'release_cases', 'state'>[]>`
      select state from release_cases where subject_id = ${person.id}`
    expect(row?.state).toBe('stopped')
  })

  test('lets nobody approve one that was asked for since, unless they think again', async () => {
    const staff = actorOf(await testUser('staff'))
    await requestDeletion(person)
    const id = await paidRequest(member, asking())
    await lookAfterRequests()
    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(true)
    await lookAfterRequests(later(25))
    expect(await requestFor(staff, id)).toMatchObject({ isGoing: true })
    expect(await approveRequest(staff, id)).toBe('going')
    await cancelDeletion(person.id)
    expect(await approveRequest(staff, id)).toBe('first')
  })

  test('stops one that was asked for since when the account goes', async () => {
    await requestDeletion(person)
    const id = await paidRequest(member, asking())
    await lookAfterRequests()
    await owner`
      update account_deletions set execute_after = now() - interval '1 second'
       where user_id = ${person.id}`
    await executeDeletions()
    expect(await requestFor(actorOf(await testUser('staff')), id)).toMatchObject({
      state: 'stopped',
      because: 'account-deleted',
      found: false,
    })
    await lookAfterRequests()
    const mail = (await letters(member.email)).find(({ text }) =>
      text.includes('Het account van Tess Proef is verwijderd, en het dossier ook.'),
    )
    expect(mail?.text).not.toContain('Kijk het dossiernummer en de naam na')
    expect(
      await owner`select 1 from users where id = ${person.id}`,
      'the account is gone',
    ).toHaveLength(0)
  })

  test('who has no address is called no more once the account is gone', async () => {
    await owner`update users set email = null, email_verified_at = null where id = ${person.id}`
    const id = await paidRequest(member, asking())
    await lookAfterRequests()
    const calls = () => owner`select about from calls_to_make where request_id = ${id}`
    expect(await calls()).toEqual([{ about: 'asked' }])
    await owner`delete from users where id = ${person.id}`
    await lookAfterRequests()
    expect(await calls()).toEqual([])
  })
})

test.each([
  ['summer', '2027-03-27T20:00Z', '2027-03-28T20:00:00.000Z'],
  ['winter', '2026-10-24T20:00Z', '2026-10-25T20:00:00.000Z'],
])('the waiting time is whole hours in the night that %s time begins', async (_, paid, until) => {
  const id = await paidRequest(member, asking())
  await owner`update access_requests set paid_at = ${paid} where id = ${id}`
  await lookAfterRequests(new Date(paid))
  const office = actorOf(await testUser('staff'))
  expect((await requestFor(office, id))?.waitsUntil?.toISOString()).toBe(until)
})
