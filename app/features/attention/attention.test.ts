/** What needs a person comes, is acted on, and goes. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#app/access/actor.ts'
import { storePaper } from '#app/features/deaths/paper.server.ts'
import { answerAboutDeath } from '#app/features/deaths/report.server.ts'
import { noteHeard, stopNotesOf } from '#app/features/release/stops/heard.server.ts'
import { decideLeak, leakOf } from '#app/features/release/stops/leak.server.ts'
import { jobs } from '#app/features/manifests/jobs.server.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { LATE_AFTER } from '#app/features/delivery/term.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { approvesDeath, readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import {
  approvedRequest,
  fullRequest,
  ownerOfFile,
  paidRequest,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import type { DbRow } from '#db/row.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { ANSWERS, type AttentionAnswer } from './answers.ts'
import {
  type AttentionItem,
  attentionCount,
  openAttention,
  settleAttention as settle,
} from './attention.server.ts'

let admin: Actor
let staff: Actor
let boss: TestUser
let member: string

beforeAll(async () => {
  admin = actorOf(await testUser('admin'), 'admin')
  staff = actorOf(await testUser('staff'), 'staff')
  boss = await testUser('franchise')
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${boss.id}`
  member = row?.id ?? ''
})

beforeEach(async () => {
  await owner`delete from attention`
  await owner`delete from graphile_worker._private_jobs`
})

const settleAttention = (actor: Actor, id: string, answer: AttentionAnswer) =>
  settle(actor, id, answer, mailTraits.expire)

async function newMail(kind = 'wishes-confirmed'): Promise<string> {
  const id = randomUUID()
  await owner`
    insert into mails (id, kind, sealed, first_attempt_at)
    values (${id}, ${kind}, ${sealForSystem({ to: newEmail() }, `mails ${id}`)}, now() - interval '1 day')`
  await owner`update mails set status = 'needs_review' where id = ${id}`
  return id
}

async function newPayment(state: 'open' | 'paid' = 'open'): Promise<string> {
  const id = randomUUID()
  await owner`
    insert into payments (id, member_id, amount_cents, vat_percent)
    values (${id}, ${member}, 1050, 21)`
  if (state === 'paid')
    await owner`update payments set state = 'paid', intent_id = ${id} where id = ${id}`
  return id
}

async function wrongPayment(): Promise<string> {
  const id = await newPayment()
  await owner`update payments set problem = 'amount' where id = ${id}`
  return id
}

async function refusedRefund(): Promise<string> {
  const id = await newPayment('paid')
  await owner`update payments set refund_failed_at = now() where id = ${id}`
  return id
}

async function disputedPayment(): Promise<string> {
  const id = await newPayment('paid')
  await owner`update payments set disputed_at = now() where id = ${id}`
  return id
}

async function lateDelivery(): Promise<{ id: string; request: string }> {
  const request = await approvedRequest(boss, await ownerOfFile())
  const [row] = await owner<DbRow<'deliveries', 'id'>[]>`
    update deliveries set failures = ${LATE_AFTER}, problem = 'failed' where request_id = ${request}
    returning id`
  return { id: row?.id ?? '', request }
}

async function givenUp(): Promise<string> {
  await owner`
    select graphile_worker.add_job('invite-member', '{}', max_attempts => 25)`
  await owner`
    update graphile_worker._private_jobs set attempts = 25
     where id in (select id from graphile_worker.jobs where task_identifier = 'invite-member')`
  await jobs['attend-jobs']?.run({})
  return 'invite-member'
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

async function deniedDeath({ isApproved = true } = {}): Promise<string> {
  const user = await testUser()
  const people = ['Lisa', 'Mark'].map((firstName) => ({
    firstName,
    lastName: 'de Vries',
    email: newEmail(),
  }))
  await fillForRelatives(user.id, people)
  for (const { firstName } of people) await confirmedRelative(owner, user.id, firstName, {})
  const [lisa, mark] = [await readerOf(user.id, 'Lisa'), await readerOf(user.id, 'Mark')]
  const report = await reported(lisa, 'paper')
  await storePaper(lisa, Readable.from([PDF]), 'Akte.pdf')
  if (isApproved) await approvesDeath(staff, report)
  await answerAboutDeath(mark, report, { said: 'no' }, staff.request)
  return report
}

/** A request that was stopped after something was got: by its owner by the link, or by a colleague. */
async function fetchedAndStopped(because = 'by-owner'): Promise<string> {
  const request = await approvedRequest(boss, await ownerOfFile())
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'wishes', false from deliveries where request_id = ${request}`
  await owner`
    update access_requests set state = 'stopped', because = ${because} where id = ${request}`
  return request
}

/** A request to which the trusted person said yes, and then somebody signed in. */
async function stoppedBySignIn(): Promise<string> {
  const person = await ownerOfFile()
  const request = await waitingRequest(
    boss,
    fullRequest({ number: person.number, contact: person.trusted }),
  )
  await newSession(person.id)
  return request
}

/** A request of which the trusted person says that nobody died. */
async function deniedByContact(): Promise<string> {
  const { number, trusted: contact } = await ownerOfFile()
  const request = await waitingRequest(boss, fullRequest({ number, contact }))
  await owner`
    update access_requests
       set state = 'rejected', because = 'contact-denies', contact_denies = 'death'
     where id = ${request}`
  return request
}

const MAKE: Record<AttentionItem['kind'], () => Promise<string>> = {
  mail: () => newMail(),
  payment: wrongPayment,
  refund: refusedRefund,
  returned: disputedPayment,
  delivery: async () => (await lateDelivery()).id,
  death: () => deniedDeath(),
  fetched: () => fetchedAndStopped(),
  entered: stoppedBySignIn,
  denied: deniedByContact,
  job: givenUp,
}
const FOR_STAFF: readonly AttentionItem['kind'][] = [
  'delivery',
  'death',
  'fetched',
  'entered',
  'denied',
]
const KINDS = Object.keys(MAKE) as AttentionItem['kind'][]

const kindsOf = async (actor: Actor) => (await openAttention(actor)).rows.map(({ kind }) => kind)

const only = async (): Promise<AttentionItem> => {
  const { rows } = await openAttention(admin)
  expect(rows).toHaveLength(1)
  return rows[0] as AttentionItem
}

test.each(KINDS)('%s: shown once, to whom may act on it', async (kind) => {
  const about = await MAKE[kind]()
  expect(await only()).toMatchObject({ kind, about })
  expect(await attentionCount(admin)).toBe(1)
  const forStaff = FOR_STAFF.includes(kind) ? [kind] : []
  expect(await kindsOf(staff)).toEqual(forStaff)
  expect(await attentionCount(staff)).toBe(forStaff.length)
  expect(await kindsOf(actorOf(await testUser('franchise')))).toEqual([])
})

test.each(['said-to-live', 'owner-answered', 'contact-denies'] as const)(
  'what was stopped after something was got needs a person as well: %s',
  async (why) => {
    const about = await fetchedAndStopped(why)
    expect(await only()).toMatchObject({ kind: 'fetched', about, why })
  },
)

test('the oldest comes first', async () => {
  for (const kind of KINDS) await MAKE[kind]()
  for (const [days, kind] of KINDS.entries())
    await owner`
      update attention set since = now() - make_interval(days => ${days}) where kind = ${kind}`
  expect(await kindsOf(admin)).toEqual(KINDS.toReversed())
})

const said = async (action: string) =>
  owner`
    select actor_id as actor, detail, subject_id as subject from audit_log
     where action = ${action} order by id`

test.each(
  KINDS.flatMap((kind) =>
    [...ANSWERS[kind], ...(kind === 'mail' ? (['drop'] as const) : [])].map(
      (answer): [AttentionItem['kind'], AttentionAnswer] => [kind, answer],
    ),
  ),
)('%s, %s: goes with a row in the log, once', async (kind, answer) => {
  await (answer === 'drop' && kind === 'mail' ? newMail('verify') : MAKE[kind]())
  const { id } = await only()
  const before = (await said(`attention.${answer}`)).length
  if (!FOR_STAFF.includes(kind)) expect(await settleAttention(staff, id, answer)).toBe(false)
  expect(await settleAttention(admin, id, answer)).toBe(true)
  expect(await settleAttention(admin, id, answer)).toBe(false)
  expect(await openAttention(admin)).toEqual({ rows: [], more: false })
  const rows = await said(`attention.${answer}`)
  expect(rows).toHaveLength(before + 1)
  const isOfMember = ['payment', 'refund', 'returned'].includes(kind)
  expect(rows.at(-1)).toEqual({
    actor: admin.id,
    detail: kind,
    subject: isOfMember ? member : null,
  })
})

test.each<[AttentionItem['kind'], AttentionAnswer]>([
  ['payment', 'again'],
  ['payment', 'drop'],
  ['refund', 'drop'],
  ['delivery', 'again'],
  ['death', 'again'],
  ['fetched', 'done'],
  ['entered', 'done'],
  ['denied', 'done'],
  ['job', 'done'],
])('%s, %s: is no answer, and nothing goes', async (kind, answer) => {
  await MAKE[kind]()
  expect(await settleAttention(admin, (await only()).id, answer)).toBe(false)
  await only()
})

// A release before this one, which serves meanwhile, asks nothing about them.
test.each([
  ['entered', true],
  ['denied', true],
  ['fetched', false],
] as const)('the answer of the release before still goes: %s', async (kind, goes) => {
  await MAKE[kind]()
  const { id } = await only()
  const [row] = await withActor(
    asPerson(staff.id),
    (sql) => sql<DbRow<'settle_attention', 'settle_attention as done'>[]>`
      select settle_attention(${id}, 'done', ${staff.request}) as done`,
  )
  expect(row?.done).toBe(goes)
})

describe('what was heard about a request that ended', () => {
  test.each([
    ['entered', stoppedBySignIn],
    ['denied', deniedByContact],
  ] as const)('is written down once, and then it needs nobody: %s', async (kind, make) => {
    const request = await make()
    expect(await stopNotesOf(staff, request)).toEqual({ notes: [], waits: true })
    expect(await noteHeard(staff, request, 'Dochter Ria: wij waren het zelf')).toBe(true)
    expect(await noteHeard(admin, request, 'Nog eens')).toBe(false)
    expect(await openAttention(admin)).toEqual({ rows: [], more: false })
    expect(await stopNotesOf(admin, request)).toMatchObject({
      notes: [{ heard: 'Dochter Ria: wij waren het zelf', by: 'Tess Proef', other: null }],
      waits: false,
    })
    expect((await said('attention.done')).at(-1)).toMatchObject({ actor: staff.id, detail: kind })
    const [row] = await owner<DbRow<'stop_notes', 'sealed'>[]>`
      select sealed from stop_notes where request_id = ${request}`
    expect(row?.sealed.toString()).not.toContain('Ria')
  })

  test('stands with another request for the same file', async () => {
    const request = await stoppedBySignIn()
    await noteHeard(staff, request, 'Een buurman, geen familie')
    const later = await approvedRequest(boss, await ownerOfFile())
    expect((await stopNotesOf(staff, later)).notes).toEqual([])
    await owner`
      update access_requests set subject_id = (
        select subject_id from access_requests where id = ${request}) where id = ${later}`
    expect((await stopNotesOf(staff, later)).notes).toMatchObject([
      { heard: 'Een buurman, geen familie', other: request },
    ])
  })

  test('stands with no other request for who is named in the file', async () => {
    const request = await stoppedBySignIn()
    await noteHeard(staff, request, 'De buurman wil het geld')
    const file = await ownerOfFile()
    const later = await approvedRequest(boss, file)
    await owner`
      update access_requests set subject_id = (
        select subject_id from access_requests where id = ${later}) where id = ${request}`
    const named = await testUser('staff')
    const notes = async (about: string) => (await stopNotesOf(actorOf(named), about)).notes
    expect([await notes(later), await notes(request)]).toMatchObject([[{ other: request }], [{}]])
    await owner`update users set email = ${file.trusted} where id = ${named.id}`
    expect([await notes(later), await notes(request)]).toMatchObject([[], [{ other: null }]])
  })

  test('goes with the file', async () => {
    const request = await stoppedBySignIn()
    await noteHeard(staff, request, 'Gebeld')
    await owner`
      delete from users where id = (
        select subject_id from access_requests where id = ${request})`
    expect((await stopNotesOf(staff, request)).notes).toEqual([])
  })

  test('is for nobody who has a part in it', async () => {
    const request = await stoppedBySignIn()
    await expect(noteHeard(actorOf(boss), request, 'x')).rejects.toMatchObject({ code: '42501' })
    await owner`insert into user_roles (user_id, role) values (${boss.id}, 'staff')`
    expect(await noteHeard(actorOf(boss), request, 'x')).toBe(false)
    expect(await noteHeard(staff, request, 'Gebeld')).toBe(true)
    expect((await stopNotesOf(actorOf(boss), request)).notes).toEqual([])
    await owner`delete from user_roles where user_id = ${boss.id} and role = 'staff'`
  })

  test('of what needs nobody is nothing to write down', async () => {
    const request = await approvedRequest(boss, await ownerOfFile())
    expect(await stopNotesOf(staff, request)).toEqual({ notes: [], waits: false })
    expect(await noteHeard(staff, request, 'x')).toBe(false)
  })
})

describe('what was got before a stop', () => {
  test('goes when it is decided whether it is a leak: once, with a row in the log', async () => {
    const request = await fetchedAndStopped()
    const leak = () => leakOf(staff, request)
    expect(await leak()).toMatchObject({ decision: null, by: null })
    expect(await decideLeak(staff, request, 'leak-none', 'unread')).toBe(true)
    expect(await decideLeak(admin, request, 'leak-both', null)).toBe(false)
    expect(await openAttention(admin)).toEqual({ rows: [], more: false })
    const decided = { decision: 'leak-none', why: 'unread', by: 'Tess Proef' }
    expect(await leak()).toMatchObject(decided)
    const [row] = await owner`
      select actor_id as actor, reason from audit_log
       where action = 'access.leak' order by id desc limit 1`
    expect(row).toEqual({ actor: staff.id, reason: 'leak-none' })
    await owner`delete from deliveries where request_id = ${request}`
    expect(await leak()).toMatchObject(decided)
  })

  test('that was dealt with before it was written down is asked about no more', async () => {
    const request = await fetchedAndStopped()
    await owner`delete from attention where about = ${request}`
    expect(await leakOf(staff, request)).toBeNull()
    // What stopped with another was never asked about.
    await owner`update access_requests set because = 'stopped-with-other' where id = ${request}`
    expect(await leakOf(staff, request)).toMatchObject({ decision: null })
  })

  test('is decided on by no member, and by nobody who has a part in it', async () => {
    const request = await fetchedAndStopped()
    const [found] = await owner<DbRow<'access_requests', 'subject_id! as subject'>[]>`
      select subject_id as subject from access_requests where id = ${request}`
    const decides = (who: { id: string }) =>
      decideLeak(actorOf(who), request, 'leak-owner', 'unread')
    await expect(decides(boss)).rejects.toMatchObject({ code: '42501' })
    expect(await leakOf(actorOf(boss), request)).toBeNull()
    const both = [boss.id, found?.subject ?? '']
    for (const id of both)
      await owner`insert into user_roles (user_id, role) values (${id}, 'staff')`
    expect(await decides(boss)).toBe(false)
    expect(await decides({ id: both[1] ?? '' })).toBe('contact')
    await owner`delete from user_roles where user_id = any(${both}) and role = 'staff'`
    expect(await only()).toMatchObject({ kind: 'fetched', about: request })
    await owner`delete from delivery_downloads`
    expect(await decides(staff)).toBe(true)
  })

  test('of which nothing was got, or that goes on, is nothing to decide on', async () => {
    const goesOn = await approvedRequest(boss, await ownerOfFile())
    const stopped = await stoppedBySignIn()
    for (const request of [goesOn, stopped]) {
      expect(await leakOf(staff, request)).toBeNull()
      expect(await decideLeak(staff, request, 'leak-both', null)).toBe(false)
    }
  })
})

test.each<[string, AttentionAnswer]>([
  ['verify', 'again'],
  ['verify', 'done'],
  ['wishes-confirmed', 'drop'],
  ['access-deletion-soon', 'drop'],
])('a mail of the kind %s, %s: is not offered, and refused', async (kind, answer) => {
  const id = await newMail(kind)
  expect(await settleAttention(admin, (await only()).id, answer)).toBe(false)
  await only()
  expect(await mail(id)).toMatchObject([{ status: 'needs_review' }])
})

const settleOnly = async (answer: AttentionAnswer) =>
  settleAttention(admin, (await only()).id, answer)
const mail = (id: string) => owner`select status, sealed from mails where id = ${id}`

test('a mail is sent again, was sent, or is taken away', async () => {
  const again = await newMail()
  await settleOnly('again')
  expect(await mail(again)).toMatchObject([{ status: 'queued' }])
  expect(await owner`select key from graphile_worker.jobs`).toEqual([{ key: `mail ${again}` }])
  const sent = await newMail()
  await settleOnly('done')
  expect(await mail(sent)).toEqual([{ status: 'sent', sealed: null }])
  const dropped = await newMail('verify')
  await settleOnly('drop')
  expect(await mail(dropped)).toEqual([])
})

test('a payment whose money went back can be paid anew, and is not asked about again', async () => {
  const id = await wrongPayment()
  await settleOnly('done')
  expect(await owner`select state from payments where id = ${id}`).toEqual([{ state: 'failed' }])
  await owner`update payments set asked_at = now(), problem = 'amount' where id = ${id}`
  expect(await attentionCount(admin)).toBe(0)
})

test('a refund that was done by hand is booked once, with a credit note and a mail', async () => {
  const id = await refusedRefund()
  await owner`
    insert into invoices (id, kind, number, payment_id, member_id, amount_cents, vat_percent,
                          vat_cents, billed_by, billed_to)
    values (${id}, 'invoice', 'F2026-000001', ${id}, ${member}, 1050, 21, 182, '{}', '{}')`
  await settleOnly('done')
  for (let time = 0; time < 2; time += 1) await jobs['book-refund']?.run({ paymentId: id })
  expect(await owner`select state from payments where id = ${id}`).toEqual([{ state: 'refunded' }])
  expect(await owner`select kind from invoices where payment_id = ${id} order by 1`).toEqual([
    { kind: 'credit' },
    { kind: 'invoice' },
  ])
  expect(await owner`select 1 from mails where kind = 'payment-returned'`).toHaveLength(1)
})

test('a payment that nobody refused is never booked as given back', async () => {
  const id = await newPayment('paid')
  await jobs['book-refund']?.run({ paymentId: id })
  expect(await owner`select state from payments where id = ${id}`).toEqual([{ state: 'paid' }])
})

test.each([
  [
    'is made',
    (id: string) => owner`
      update deliveries
         set delivered_at = now(), available_until = now(), deletes_at = now() where id = ${id}`,
  ],
  [
    'is of a request that was stopped',
    (_id: string, request: string) =>
      owner`
        update access_requests set state = 'stopped', because = 'by-owner' where id = ${request}`,
  ],
])('a delivery needs nobody once it %s', async (_, end) => {
  const { id, request } = await lateDelivery()
  await owner`update deliveries set failures = failures + 1 where id = ${id}`
  await only()
  await end(id, request)
  expect(await attentionCount(admin)).toBe(0)
})

test('a delivery that failed less often is not shown', async () => {
  const request = await approvedRequest(boss, await ownerOfFile())
  await owner`
    update deliveries set failures = ${LATE_AFTER - 1}, problem = 'failed'
     where request_id = ${request}`
  expect(await attentionCount(admin)).toBe(0)
})

test('a request that was stopped names whose it is, who got it when, and whom to call', async () => {
  await fetchedAndStopped()
  const { rows } = await openAttention(staff)
  expect(rows).toMatchObject([
    {
      kind: 'fetched',
      why: 'by-owner',
      stopped: { kind: 'full', name: 'Tess Proef', contact: 'Bram Proef' },
    },
  ])
  expect(rows[0]?.stopped?.fetchedAt).toBeInstanceOf(Date)
})

test('a stop needs nobody before a yes, nor by an owner of whom nothing was got, nor once it is gone', async () => {
  const person = await ownerOfFile()
  const asked = fullRequest({ number: person.number, contact: person.trusted })
  await paidRequest(boss, asked)
  await newSession(person.id)
  const waiting = await waitingRequest(boss, asked)
  await owner`
    update access_requests set state = 'stopped', because = 'by-owner' where id = ${waiting}`
  expect(await attentionCount(staff)).toBe(0)
  const gone = await fetchedAndStopped()
  await owner`delete from access_requests where id = ${gone}`
  expect(await attentionCount(staff)).toBe(0)
})

test('a death that nobody had approved is stopped without asking for anybody', async () => {
  await deniedDeath({ isApproved: false })
  expect(await attentionCount(admin)).toBe(0)
})

test('jobs of one name are one row, are tried again together, and go when the queue has them no more', async () => {
  await givenUp()
  await givenUp()
  await settleOnly('again')
  expect(await owner`select attempts from graphile_worker.jobs`).toEqual([
    { attempts: 0 },
    { attempts: 0 },
  ])
  await givenUp()
  await only()
  await settleOnly('drop')
  expect(await owner`select 1 from graphile_worker.jobs`).toEqual([])
  await givenUp()
  await owner`delete from graphile_worker._private_jobs`
  await jobs['attend-jobs']?.run({})
  expect(await attentionCount(admin)).toBe(0)
})

test('what is deleted with its row is not shown any more', async () => {
  const [letter, payment] = [await newMail(), await wrongPayment()]
  await owner`delete from mails where id = ${letter}`
  await owner`delete from payments where id = ${payment}`
  expect(await attentionCount(admin)).toBe(0)
})
