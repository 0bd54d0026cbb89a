/** Who may approve a request, and what cannot be approved whoever asks. */
import type { DbRow } from '#db/row.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveRole } from '#app/features/roles/roles.server.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approveRequest,
  callsNamed,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  signWill,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { withName, createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import type { RequestContents } from '../request-contents.server.ts'
import { lookAtWhose, pastOf, requestFor } from '../office-requests.server.ts'
import { lookAfterRequests } from '../job.server.ts'
import { callAbout, confirmCall, noteCall } from '../telephone-answer.server.ts'
import { askForCertificate } from '../certificate.server.ts'
import { stopDelivery } from '../stops/stop-delivery.server.ts'
import { noteDoctorCall, noteRequestCall, peopleToCall, takeBackCall } from './calls.server.ts'
import { lookAtNamed } from './contact-phone.server.ts'
import { refuseRequest, takeBackApproval } from './decision.server.ts'

let [admin, staff]: TestUser[] = []
let member: TestUser
let person: Owner

beforeAll(async () => {
  admin = await testUser('admin')
  staff = await withName(await testUser('staff'), 'Joost', 'Smit')
})

beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
})

const actor = (one: TestUser | undefined) => actorOf({ id: one?.id ?? '' })

/** Waits for the office. @returns its id */
async function waiting(
  change: Partial<Extract<RequestContents, { kind: 'full' }>> = {},
  by = member,
) {
  const asked = fullRequest({ number: person.number, contact: person.trusted })
  return waitingRequest(by, { ...asked, ...change } as typeof asked)
}

const today = dayOf(new Date())

const writes = (who: Owner) =>
  saveSection(who, {
    id: randomUUID(),
    section: 'veer',
    revision: 0,
    final: false,
    data: { energy: 'Zwemmen' },
  })

describe('a request that cannot be right is approved by nobody', () => {
  test.each([
    [
      'of another, born on another day',
      { naamOverledene: 'Jan Klaassen', geboortedatum: '1931-02-03' },
      'differs',
    ],
    [
      'of another, with no day of birth to compare',
      { naamOverledene: 'Jan Klaassen', geboortedatum: undefined },
      'differs',
    ],
    ['with a death before the birth', { overlijdensdatum: '1900-01-01' }, 'impossible'],
    ['with a death in the future', { overlijdensdatum: dayAfter(today, 2) }, 'impossible'],
  ])('%s', async (_what, change, outcome) => {
    const id = await waiting(change)
    const approval = { nagekeken: ['contact-called'], ondanks: 'other-name' } as const
    expect(
      await approveRequest(actor(staff), id, { ...approval, nagekeken: ['contact-called'] }),
    ).toBe(outcome)
  })

  test.each([
    ['the address of the member', () => member.email],
    ['that address with a plus', () => member.email.replace('@', '+contact@')],
    ['the address of a colleague of the office', () => admin?.email ?? ''],
  ])('with %s as trusted person', async (_what, address) => {
    const id = await waiting({ vertrouwensEmail: address().toUpperCase() })
    expect((await requestFor(actor(staff), id))?.compared?.confirmsItself).toBe(true)
    expect(await approveRequest(actor(staff), id)).toBe('self')
  })

  test('with the address of somebody whom the member invited as trusted person', async () => {
    const invited = newEmail()
    await owner`
      insert into guild_memberships (member_id, part, name, email)
      select member_id, 'colleague', 'Kim', ${invited} from guild_memberships
       where user_id = ${member.id}`
    expect(await approveRequest(actor(staff), await waiting({ vertrouwensEmail: invited }))).toBe(
      'self',
    )
  })
})

describe('a request of which one detail differs', () => {
  test.each([
    ['the name', { naamOverledene: 'Jan Klaassen' }],
    ['the day of birth', { geboortedatum: '1950-03-02' }],
    ['a death long ago', { overlijdensdatum: '2020-01-01' }],
    ['a death before the wishes were confirmed', {}],
    ['a death before somebody wrote in the file', {}],
  ])('takes a reason: %s', async (what, change) => {
    if (what.includes('wrote')) await writes(person)
    if (what.includes('confirmed')) await completeFile(person.id)
    const id = await waiting(change)
    expect(await approveRequest(actor(staff), id)).toBe('unexplained')
    const approval = { nagekeken: ['contact-called' as const], ondanks: 'death-sure' as const }
    expect(await approveRequest(actor(staff), id, approval)).toBe('first')
    expect((await pastOf(actor(admin), id)).approvals).toMatchObject([
      { by: 'Joost Smit', checks: ['contact-called'], despite: 'death-sure' },
    ])
  })

  test('a request that says the same takes none', async () => {
    const id = await waiting()
    expect((await requestFor(actor(staff), id))?.compared).toEqual({
      name: 'same',
      birth: 'same',
      death: null,
      confirmedLater: false,
      writtenLater: null,
      saidAlive: null,
      confirmsItself: false,
    })
    expect(await approveRequest(actor(staff), id)).toBe('first')
  })

  test('of a file that is not there nothing is known', async () => {
    const id = await waiting({ dossierNummer: 'WR00000001' })
    expect((await requestFor(actor(staff), id))?.compared).toMatchObject({
      name: 'unknown',
      birth: 'unknown',
    })
  })
})

describe('an owner who said that they live', () => {
  const stopped = async (id: string, because = 'owner-answered') =>
    owner`update access_requests set state = 'stopped', because = ${because} where id = ${id}`
  const will = (by: TestUser) =>
    waitingRequest(by, livingWillRequest({ number: person.number, contact: person.trusted }))
  const approval = { nagekeken: ['contact-called' as const], ondanks: 'death-sure' as const }
  const saidAlive = async (id: string) => (await requestFor(actor(staff), id))?.compared?.saidAlive

  test.each(['by-owner', 'owner-signed-in', 'owner-answered'])(
    'takes a call before a death is approved (%s), by whomever it is claimed',
    async (because) => {
      await stopped(await waiting(), because)
      const id = await waiting({}, await testUser('franchise'))
      expect(await saidAlive(id)).toEqual({
        day: today,
        signedIn: because === 'owner-signed-in',
        answered: false,
      })
      expect(await approveRequest(actor(staff), id, approval)).toBe('uncalled')
      expect(await callsNamed(actor(staff), id, 'none')).toBe('done')
      expect(await approveRequest(actor(staff), id, approval)).toBe('uncalled')
      expect(await callsNamed(actor(staff), id)).toBe('done')
      expect(await approveRequest(actor(staff), id, approval)).toBe('first')
    },
  )

  test('takes a call after they said so: one of before says nothing of it', async () => {
    await signWill(person)
    const id = await will(member)
    const calls = () => noteDoctorCall(actor(staff), id, { name: 'Dokter Visser', more: 'Zwolle' })
    expect(await calls()).toBe('done')
    await stopped(await waiting())
    expect(await saidAlive(id)).toMatchObject({ answered: false })
    expect(await approveRequest(actor(staff), id)).toBe('uncalled')
    expect(await calls()).toBe('done')
    expect(await saidAlive(id)).toMatchObject({ answered: true })
  })

  test('can be called about a death themselves', async () => {
    const quiet = await waiting()
    await lookAtNamed(actor(staff), quiet)
    const whom = async (id: string) => (await peopleToCall(actor(staff), id)).map(({ who }) => who)
    expect(await whom(quiet)).toEqual(['named'])
    expect(await noteRequestCall(actor(staff), quiet, person.id, 'no')).toBe('unseen')
    await stopped(quiet)
    const id = await waiting()
    await lookAtNamed(actor(staff), id)
    expect(await whom(id)).toEqual(['owner', 'named'])
    expect(await noteRequestCall(actor(staff), id, person.id, 'no')).toBe('done')
    expect(await approveRequest(actor(staff), id, approval)).toBe('denied')
  })

  test('says nothing of a death a year later', async () => {
    const before = await waiting()
    await stopped(before)
    await owner`update access_requests set changed_at = now() - interval '1 year' where id = ${before}`
    expect(await saidAlive(await waiting())).toBeNull()
    // Unless they are said to have died before that.
    expect(await saidAlive(await waiting({ overlijdensdatum: '2024-01-01' }))).not.toBeNull()
  })

  test('takes a call before their living will goes to the company that said they died, and no other', async () => {
    await signWill(person)
    await stopped(await waiting())
    expect(await saidAlive(await will(await testUser('franchise')))).toBeNull()
    const id = await will(member)
    expect(await approveRequest(actor(staff), id)).toBe('uncalled')
    expect(await noteDoctorCall(actor(staff), id, { name: 'Dokter Visser', more: 'Zwolle' })).toBe(
      'done',
    )
    expect(await approveRequest(actor(staff), id)).toBe('completed')
  })

  test.each(['account-deleted', 'stopped-with-other'])(
    'is none who did not: %s',
    async (because) => {
      await stopped(await waiting(), because)
      expect(await saidAlive(await waiting())).toBeNull()
    },
  )
})

test('an approval that was taken back stays in the history, with whose it was', async () => {
  const id = await waiting()
  await approveRequest(actor(staff), id)
  expect(await takeBackApproval(actor(admin), id)).toBe(false)
  expect(await takeBackApproval(actor(staff), id)).toBe(true)
  const past = await pastOf(actor(admin), id)
  expect(past.approvals).toEqual([])
  expect(past.takenBack).toMatchObject([{ by: 'Joost Smit' }])
  expect(past.steps.map(({ next }) => next)).toEqual([
    'unpaid',
    'waiting_contact',
    'pending_verification',
  ])
})

test('the office is told that a second colleague is needed, with the way to it', async () => {
  const id = await waiting()
  const told = async () =>
    (await letters(officeEmail())).filter(({ text }) =>
      text.includes(`/admin/toegangsverzoeken/${id}`),
    )
  const before = (await told()).length
  await approveRequest(actor(staff), id)
  const mails = await told()
  expect(mails.length - before).toBe(1)
  expect(await subjectsTo(officeEmail())).toContain('Een aanvraag wacht op de tweede medewerker')
})

test('the office is told by when, in the subject, while the funeral is to come', async () => {
  const id = await waiting({ overlijdensdatum: dayAfter(dayOf(new Date()), -1) })
  await approveRequest(actor(staff), id)
  expect(await subjectsTo(officeEmail())).toContainEqual(
    expect.stringMatching(
      /^Vóór\s\p{L}+dag\s\d+\s\p{L}+: een aanvraag wacht op de tweede medewerker$/u,
    ),
  )
})

describe('two colleagues are two people', () => {
  const give = (by: TestUser | undefined, to: TestUser) => giveRole(actor(by), to.email, 'staff')

  test('not one and who became a colleague since the payment', async () => {
    const id = await waiting()
    const late = await testUser()
    await owner`insert into user_roles (user_id, role) values (${late.id}, 'staff')`
    expect(await approveRequest(actor(admin), id)).toBe('first')
    expect(await approveRequest(actor(late), id)).toBe('late')
    expect((await requestFor(actor(late), id))?.refused).toBe('late')
  })

  test.each([
    ['gave it', (a: TestUser | undefined, b: TestUser) => [a, b]],
    ['got it', (a: TestUser | undefined, b: TestUser) => [b, a]],
  ])('not one and another who %s the right first', async (_who, order) => {
    const made = await testUser()
    await give(admin, made)
    const id = await waiting()
    const [one, other] = order(admin, made)
    expect(await approveRequest(actor(one), id)).toBe('first')
    expect(await approveRequest(actor(other), id)).toBe('given')
    expect((await requestFor(actor(other), id))?.refused).toBe('given')
    expect(await approveRequest(actor(staff), id)).toBe('completed')
  })

  test('not one and another who has it by way of a third', async () => {
    const [between, last] = [await testUser(), await testUser()]
    await giveRole(actor(admin), between.email, 'admin')
    await give(between, last)
    const id = await waiting()
    expect(await approveRequest(actor(last), id)).toBe('first')
    expect(await approveRequest(actor(admin), id)).toBe('given')
  })

  test.each([
    ['lost the role since', (id: string) => owner`delete from user_roles where user_id = ${id}`],
    ['has no account any more', (id: string) => owner`delete from users where id = ${id}`],
  ])('nor where that third %s', async (_what, goes) => {
    const [between, last] = [await testUser(), await testUser()]
    await giveRole(actor(admin), between.email, 'admin')
    await give(between, last)
    await goes(between.id)
    const id = await waiting()
    expect(await approveRequest(actor(last), id)).toBe('first')
    expect(await approveRequest(actor(admin), id)).toBe('given')
  })

  test('but two who have it from the same third are', async () => {
    const [one, other] = [await testUser(), await testUser()]
    await give(admin, one)
    await give(admin, other)
    const id = await waiting()
    expect(await approveRequest(actor(one), id)).toBe('first')
    expect(await approveRequest(actor(other), id)).toBe('completed')
  })

  test('and who lost the right since does not count any more', async () => {
    const gone = await testUser('staff')
    const id = await waiting()
    expect(await approveRequest(actor(gone), id)).toBe('first')
    await owner`delete from user_roles where user_id = ${gone.id}`
    expect(await approveRequest(actor(admin), id)).toBe('first')
    expect(await approveRequest(actor(staff), id)).toBe('completed')
  })

  test('a living will is not approved either by who became a colleague since', async () => {
    await signWill(person)
    const asked = livingWillRequest({ number: person.number, contact: person.trusted })
    const id = await waitingRequest(member, asked)
    const late = await testUser('staff')
    expect(await approveRequest(actor(late), id)).toBe('late')
    expect(await approveRequest(actor(staff), id)).toBe('completed')
  })

  test('nobody says themselves since when, and from whom, a role is', async () => {
    const made = await testUser()
    await withActor(
      asPerson(admin?.id ?? ''),
      (sql) => sql`
        insert into user_roles (user_id, role, given_at, given_through)
        values (${made.id}, 'staff', '2020-01-01', '{}')`,
    )
    const [row] = await owner`
      select given_through, given_at > now() - interval '1 hour' as recent from user_roles
       where user_id = ${made.id}`
    expect(row).toEqual({ given_through: [admin?.id], recent: true })
  })
})

describe('the database by itself', () => {
  const forced = (colleague: TestUser | undefined, id: string, checks: string[]) =>
    withActor(
      asPerson(colleague?.id ?? ''),
      (sql) => sql`
        insert into access_request_approvals (request_id, colleague_id, checks)
        values (${id}, ${colleague?.id ?? ''}, ${checks})`,
    )

  test('takes no approval by who became a colleague late, nor one without a check', async () => {
    const id = await waiting()
    const late = await testUser('staff')
    await expect(forced(late, id, ['contact-called'])).rejects.toMatchObject({ code: '42501' })
    await expect(forced(staff, id, [])).rejects.toMatchObject({ code: '42501' })
    await expect(forced(staff, id, ['Gerda gebeld'])).rejects.toMatchObject({ code: '23514' })
    await expect(forced(staff, id, ['contact-called'])).resolves.toBeDefined()
  })

  test('completes nothing with two that are one', async () => {
    const made = await testUser()
    await giveRole(actor(admin), made.email, 'staff')
    const id = await waiting()
    for (const one of [admin?.id ?? '', made.id])
      await owner`
        insert into access_request_approvals (request_id, colleague_id) values (${id}, ${one})`
    await expect(
      owner`update access_requests set state = 'completed' where id = ${id}`,
    ).rejects.toThrow('more colleagues have to approve')
  })

  test.each(['franchise', null] as const)('compares nothing for %s', async (role) => {
    const id = await waiting()
    const other = role ? member : person
    const asked = await withActor(
      asPerson(other.id),
      (sql) => sql`select 1 from compare_request(${id}, '{}', 'a@example.nl', null)`,
    )
    expect([...asked, ...(await pastOf(actor(other), id)).approvals]).toEqual([])
  })
})

describe('whose file it is', () => {
  test('is shown to who decides, and its owner sees that someone looked, each time', async () => {
    const id = await waiting()
    expect(await lookAtWhose(actor(staff), id)).toEqual({
      name: 'Tess Proef',
      dateOfBirth: '1950-03-01',
      city: '',
    })
    await lookAtWhose(actor(staff), id)
    const looks = (await fileViewsOf(person.id)).filter(({ action }) => action === 'file.details')
    const look = { by: 'office', reason: 'access-request' }
    expect(looks).toMatchObject([look, look])
  })

  test('is shown to nobody before or after, to no member, and not to who works there', async () => {
    const id = await waiting()
    const both = await testUser('staff', 'franchise')
    const own = await waiting({ vertrouwensEmail: newEmail() }, both)
    expect(await lookAtWhose(actor(member), id)).toBeNull()
    expect(await lookAtWhose(actor(both), own)).toBeNull()
    await owner`update access_requests set state = 'rejected' where id = ${id}`
    expect(await lookAtWhose(actor(staff), id)).toBeNull()
    expect(await lookAtWhose(actor(staff), randomUUID())).toBeNull()
    const before = await paidRequest(
      member,
      fullRequest({ number: person.number, contact: person.trusted }),
    )
    await lookAfterRequests()
    expect(await lookAtWhose(actor(staff), before)).toBeNull()
  })
})

describe('a colleague who has a part in a file', () => {
  const ownerToo = async (): Promise<TestUser> => {
    await owner`insert into user_roles (user_id, role) values (${person.id}, 'staff')`
    return person
  }
  const contactToo = () => createPerson(person.trusted, ['staff'])
  const contactByOneName = async () => {
    await owner`delete from trusted_contacts where owner_id = ${person.id}`
    return contactToo()
  }

  test.each([
    ['its owner', ownerToo],
    ['a contact that it names', contactToo],
    ['a contact that it names by one name alone', contactByOneName],
  ])('decides nothing about it, and is heard by nobody: %s', async (_who, made) => {
    const colleague = await made()
    const id = await waiting({ vertrouwensEmail: newEmail() })
    expect((await requestFor(actor(colleague), id))?.refused).toBe('contact')
    expect(await callsNamed(actor(colleague), id)).toBe('contact')
    expect(await approveRequest(actor(colleague), id)).toBe('contact')
    expect(await askForCertificate(actor(colleague), id)).toBe('contact')
    expect(await refuseRequest(actor(colleague), id, 'our-fault')).toBe('contact')
    expect((await requestFor(actor(staff), id))?.isHeard).toBe(false)
    expect(await approveRequest(actor(staff), id)).toBe('unheard')
  })

  test.each([
    ['its owner', ownerToo],
    ['a contact that it names', contactToo],
    ['a contact that it names by one name alone', contactByOneName],
  ])('neither notes nor confirms what its trusted person said: %s', async (_who, made) => {
    const colleague = await made()
    const id = await paidRequest(
      member,
      fullRequest({ number: person.number, contact: newEmail() }),
    )
    await lookAfterRequests()
    const said = { phone: '038-1234567', day: '2026-11-20', time: '10:05', answer: 'mag' } as const
    expect(await noteCall(actor(colleague), id, said)).not.toBe('noted')
    expect(await noteCall(actor(staff), id, said)).toBe('noted')
    const call = await callAbout(actor(staff), id)
    expect(await confirmCall(actor(colleague), call?.id ?? '')).toBe('contact')
    expect(await confirmCall(actor(admin), call?.id ?? '')).toBe('done')
  })

  test.each([
    ['its owner', ownerToo],
    ['a contact that it names', contactToo],
  ])('stops its delivery, but gives nobody money back: %s', async (_who, made) => {
    const id = await waiting()
    expect(await approveRequest(actor(staff), id)).toBe('first')
    expect(await approveRequest(actor(admin), id)).toBe('completed')
    const colleague = await made()
    expect(await stopDelivery(actor(colleague), id, 'our-fault')).toBe('contact')
    expect(await requestFor(actor(staff), id)).toMatchObject({ state: 'completed' })
    expect(await stopDelivery(actor(colleague), id, 'said-to-live')).toBe(true)
  })

  test('is asked for by the database too, for its owner', async () => {
    await ownerToo()
    const id = await waiting()
    const approves = withActor(
      asPerson(person.id),
      (sql) => sql`
        insert into access_request_approvals (request_id, colleague_id, checks)
        values (${id}, ${person.id}, ${['member-called']})`,
    )
    await expect(approves).rejects.toThrow('row-level security')
  })
})

test('other requests for the same file are shown, of whoever they are', async () => {
  const first = await waiting()
  await owner`update access_requests set state = 'rejected', because = 'no-death' where id = ${first}`
  const other = await testUser('franchise')
  const second = await waiting({}, other)
  expect((await pastOf(actor(staff), second)).others).toMatchObject([
    { id: first, state: 'rejected', because: 'no-death', companyName: 'Uitvaartzorg Proef' },
  ])
  expect((await pastOf(actor(member), second)).others).toEqual([])
})

describe('a call about a request', () => {
  const note = (id: string, relative: string, who = 'named', by = staff) =>
    withActor(asPerson(by?.id ?? ''), async (sql) => {
      const [row] = await sql<DbRow<'note_request_call', 'note_request_call as became'>[]>`
        select note_request_call(${randomUUID()}, ${id}, ${who}, ${relative}, ''::bytea, 'yes')
            as became`
      return row?.became
    })
  const named = async () => {
    const [row] = await owner<DbRow<'relatives', 'id'>[]>`
      select id from relatives where owner_id = ${person.id}`
    return row?.id ?? ''
  }

  test('is written down in the database by who looked whom the owner named, and with nobody else', async () => {
    const id = await waiting()
    expect(await note(id, await named())).toBe('unseen')
    await lookAtNamed(actor(staff), id)
    expect(await note(id, await named(), 'named', admin)).toBe('unseen')
    expect(await note(id, randomUUID())).toBe('gone')
    expect(await note(id, await named(), 'doctor')).toBe('gone')
    expect(await note(id, await named())).toBe('done')
  })

  test('is taken back by who wrote it down alone, of that request, until it is decided on', async () => {
    const id = await waiting({ vertrouwensEmail: newEmail() })
    const other = await waiting({}, await testUser('franchise'))
    expect(await callsNamed(actor(staff), id)).toBe('done')
    const [call] = (await pastOf(actor(staff), id)).calls
    const takes = (by = staff, request = id) => takeBackCall(actor(by), request, call?.id ?? '')
    expect(await takes(admin)).toBe(false)
    expect(await takes(staff, other)).toBe(false)
    expect(await takes(member)).toBe(false)
    expect((await requestFor(actor(admin), id))?.isHeard).toBe(true)
    expect(await takes()).toBe(true)
    expect(await takes()).toBe(false)
    expect(await requestFor(actor(staff), id)).toMatchObject({ isHeard: false, heardMyself: false })
    expect((await pastOf(actor(admin), id)).calls).toMatchObject([
      { takenBackAt: expect.any(Date), own: false },
    ])
    await owner`update request_calls set taken_back_at = null where id = ${call?.id ?? ''}`
    await owner`update access_requests set state = 'rejected', because = 'no-death' where id = ${id}`
    expect(await takes()).toBe(false)
  })

  test('of who opened it for the member is heard by nobody', async () => {
    const id = await waiting({ vertrouwensEmail: newEmail() })
    await owner`update access_requests set opened_by = ${staff?.id ?? ''} where id = ${id}`
    expect(await callsNamed(actor(staff), id)).toBe('done')
    expect(await approveRequest(actor(admin), id)).toBe('unheard')
    expect(await callsNamed(actor(admin), id)).toBe('done')
    expect(await approveRequest(actor(admin), id)).toBe('first')
  })
})
