/** The first page of the office: what waits for whom, and in which order. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { assignAreas } from '#app/features/card-desk/areas.server.ts'
import { createContact } from '#app/features/card-desk/contacts.server.ts'
import { makeBatch } from '#app/features/card-desk/desk.server.ts'
import { changeSender } from '#app/features/letters/sender.server.ts'
import { noteReached, noteUnanswered } from '#app/features/calls/unanswered.server.ts'
import { requestCallback } from '#app/features/callbacks/callbacks.server.ts'
import { applyForMembership } from '#app/features/guild/application.server.ts'
import { lookAfterDeaths } from '#app/features/deaths/job.server.ts'
import { lookAtNotice, noteDeathCall } from '#app/features/deaths/notices/office-notices.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { reportForOffice } from '#app/features/deaths/office-reports.server.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { noteCall } from '#app/features/release/telephone-answer.server.ts'
import { storePaper } from '#app/features/deaths/paper.server.ts'
import { answerAboutDeath } from '#app/features/deaths/report.server.ts'
import { giveMandate } from '#app/features/mandates/mandate.server.ts'
import { dayAfter, dayOf, momentAt } from '#app/locales/dates.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import {
  approvedRequest,
  approveRequest,
  callsNamed,
  fullRequest,
  livingWillRequest,
  lookedUp,
  type Owner,
  ownerOfFile,
  paidRequest,
  signWill,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { askForCards, finish } from '#tests/fixtures/people/cards.ts'
import { approvesDeath, readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { statementsOf } from '#tests/fixtures/statements.ts'
import { LEAST_PDF } from '#tests/fixtures/upload.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { decisionsFor, type Today, todayFor, type Waiting } from './today.server.ts'

let admin: Actor
let staff: Actor
let boss: TestUser
let person: Owner

beforeAll(async () => {
  ;[admin, staff] = [
    actorOf(await testUser('admin'), 'admin'),
    actorOf(await testUser('staff'), 'staff'),
  ]
  boss = await testUser('franchise')
})

beforeEach(async () => {
  await owner`truncate access_requests, death_reports, callback_requests, attention, card_orders, card_batches, appointments cascade`
  // Steps of reports that went so are nobody's to tell.
  await owner`delete from history where machine = 'death_reports'`
  await owner`
    update franchise_partners set removed_at = now()
     where status = 'inactive' and activated_at is null and removed_at is null`
  person = await ownerOfFile()
})

const died = (days: number) => dayAfter(dayOf(new Date()), -days)

const asked = (overrides = {}) => ({
  ...fullRequest({ number: person.number, contact: person.trusted }),
  ...overrides,
})

const setBack = (id: string, hours: number) => owner`
  update access_requests set changed_at = now() - make_interval(hours => ${hours}) where id = ${id}`

async function numberEndOf({ id }: TestUser) {
  const [row] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${id}`
  return row?.number.slice(-4)
}

const callback = (companyName: string) =>
  requestCallback({
    companyName,
    contactName: 'Noor de Wit',
    email: newEmail(),
    phone: '06-12345678',
    message: '',
  })

async function strandedMail() {
  const id = randomUUID()
  const sealed = sealForSystem({ to: newEmail() }, `mails ${id}`)
  await owner`insert into mails (id, kind, sealed) values (${id}, 'wishes-confirmed', ${sealed})`
  await owner`update mails set status = 'needs_review' where id = ${id}`
}

/** In the menu. */
const countOf = async (actor: Actor) => (await decisionsFor(actor)).rows.length

const COUNTED: readonly Waiting['kind'][] = ['request', 'delivery', 'death', 'notice']

/** The list, of which the menu counts as many as there are: in every state of these tests. */
async function todayOf(actor: Actor): Promise<Today> {
  const today = await todayFor(actor, decisionsFor(actor))
  const listed = [...(today.first ? [today.first] : []), ...today.rest]
  const counted = listed.filter(({ kind }) => COUNTED.includes(kind))
  expect(await countOf(actor)).toBe(counted.length)
  return today
}

const kindsOf = async (actor: Actor) => {
  const { first, rest } = await todayOf(actor)
  return [...(first ? [first] : []), ...rest].map(({ kind }) => kind)
}

test.each([
  ['full', 'notFound', { dossierNummer: 'WR99999999' }],
  ['living_will', 'unsigned', {}],
] as const)(
  'a request (%s) that nobody can approve (%s) is for the office at once',
  async (kind, waitsFor, wrong) => {
    const by = { number: person.number, contact: person.trusted }
    const of = kind === 'full' ? fullRequest(by) : livingWillRequest(by)
    const id = await paidRequest(boss, { ...of, ...wrong })
    // Not before it was looked up.
    expect((await todayOf(staff)).first).toBeNull()
    await lookedUp(id)
    const { first, others } = await todayOf(staff)
    expect(first).toMatchObject({ kind: 'request', id, waitsFor, company: expect.any(String) })
    expect(others).toEqual([])
  },
)

test('a request that is denied by somebody who was called is for the office, to refuse', async () => {
  const id = await paidRequest(
    boss,
    fullRequest({ number: person.number, contact: person.trusted }),
  )
  await lookedUp(id)
  expect(await callsNamed(staff, id, 'no')).toBe('done')
  expect((await todayOf(staff)).first).toMatchObject({ kind: 'request', id, waitsFor: 'denied' })
})

test('the paper of a death waits for who did not approve it', async () => {
  const gerda = await testUser()
  await fillForRelatives(gerda.id, [{ firstName: 'Lisa', lastName: 'de Vries', email: newEmail() }])
  await confirmedRelative(owner, gerda.id, 'Lisa', {})
  const lisa = await readerOf(gerda.id, 'Lisa')
  const id = await reported(lisa, 'paper')
  expect(await kindsOf(staff)).toEqual([])
  await storePaper(lisa, Readable.from([LEAST_PDF]), 'akte.pdf')
  expect((await todayOf(staff)).first).toMatchObject({
    kind: 'death',
    id,
    by: 'Lisa de Vries',
    // Enough to tell two deaths apart, and not whose file it is.
    diedOn: died(0),
    numberEnd: await numberEndOf(gerda),
    isSecond: false,
  })
  const [seen] = await readOnly(
    asPerson(lisa.id),
    (sql) => sql`select number_end_of_report(${id}) as "numberEnd"`,
  )
  expect(seen).toEqual({ numberEnd: null })
  await callback('Zorg Lang')
  await owner`update callback_requests set created_at = now() - interval '28 days'`
  expect(await kindsOf(staff)).toEqual(['death', 'callback'])
  await owner`truncate callback_requests`
  expect(await approvesDeath(staff, id)).toBe('first')
  expect(await kindsOf(staff)).toEqual([])
  expect((await todayOf(admin)).first).toMatchObject({ kind: 'death', isSecond: true })
})

test('a paper that took the place of another waits for who approved that one too', async () => {
  const gerda = await testUser()
  await fillForRelatives(gerda.id, [{ firstName: 'Lisa', lastName: 'de Vries', email: newEmail() }])
  await confirmedRelative(owner, gerda.id, 'Lisa', {})
  const lisa = await readerOf(gerda.id, 'Lisa')
  const id = await reported(lisa, 'paper')
  const approve = async () => {
    const { byMe } = (await reportForOffice(staff, id)) ?? {}
    return [byMe, await approvesDeath(staff, id)]
  }
  await storePaper(lisa, Readable.from([LEAST_PDF]), 'akte.pdf')
  expect(await approve()).toEqual([false, 'first'])
  expect(await approve()).toEqual([true, 'again'])
  await storePaper(lisa, Readable.from([LEAST_PDF]), 'beter.pdf')
  expect((await todayOf(staff)).first).toMatchObject({ kind: 'death', id, isSecond: false })
  expect(await approve()).toEqual([false, 'first'])
  expect(await kindsOf(staff)).toEqual([])
})

test('a death is nothing to do for who is a contact of the file, or whom it is about', async () => {
  const gerda = await testUser('staff')
  await owner`
    update user_roles set given_at = now() - interval '1 day' where user_id = ${gerda.id}`
  const mark = await testUser('staff')
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: newEmail() },
    { firstName: 'Mark', lastName: 'de Vries', email: mark.email },
    { firstName: 'Ria', lastName: 'Bos', phone: '06-12345678' },
  ])
  for (const name of ['Lisa', 'Mark', 'Ria']) await confirmedRelative(owner, gerda.id, name, {})
  const lisa = await readerOf(gerda.id, 'Lisa')
  await reported(lisa, 'paper')
  await storePaper(lisa, Readable.from([LEAST_PDF]), 'akte.pdf')
  await lookAfterDeaths()
  for (const concerned of [gerda, mark])
    expect(await kindsOf(actorOf(concerned, 'staff'))).toEqual([])
  expect((await kindsOf(staff)).toSorted()).toEqual(['death', 'notice'])
})

test('a contact without an e-mail address waits to be called, and then for a second colleague', async () => {
  const gerda = await testUser()
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: newEmail() },
    { firstName: 'Ria', lastName: 'Bos', phone: '06-12345678' },
  ])
  for (const name of ['Lisa', 'Ria']) await confirmedRelative(owner, gerda.id, name, {})
  const id = await reported(await readerOf(gerda.id, 'Lisa'))
  await lookAfterDeaths()
  const { first } = await todayOf(staff)
  expect(first).toMatchObject({ kind: 'notice', reportId: id, name: 'Ria Bos', about: 'asked' })
  const notice = first?.kind === 'notice' ? first.id : ''
  await lookAtNotice(staff, notice)
  expect(await noteDeathCall(staff, notice, 'yes')).toBe('second')
  expect(await kindsOf(staff)).toEqual([])
  expect((await todayOf(staff)).otherNotices).toMatchObject([{ id: notice, name: 'Ria Bos' }])
  expect((await todayOf(admin)).first).toMatchObject({ kind: 'notice', isSecond: true })
})

test('a death that relatives let us know of has the term of its funeral, and its turn by it', async () => {
  const gerda = await testUser()
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: newEmail() },
    { firstName: 'Ria', lastName: 'Bos', phone: '06-12345678' },
    { firstName: 'Mark', lastName: 'de Vries', email: newEmail() },
  ])
  for (const name of ['Lisa', 'Ria', 'Mark']) await confirmedRelative(owner, gerda.id, name, {})
  const lisa = await readerOf(gerda.id, 'Lisa')
  const report = await reported(lisa, 'paper')
  await storePaper(lisa, Readable.from([LEAST_PDF]), 'akte.pdf')
  await lookAfterDeaths()
  const request = await waitingRequest(boss, asked({ overlijdensdatum: died(8) }))
  const dayOfDeath = (days: number) => owner`update death_reports set died_on = ${died(days)}`
  const turns = async () => {
    const { first, rest } = await todayOf(staff)
    return [first, ...rest].map((one) => [one?.kind, one?.funeral])
  }
  const [ours, theirs] = [await lastFuneralDay(died(20)), await lastFuneralDay(died(8))]
  await dayOfDeath(20)
  expect(await turns()).toEqual([
    ['death', ours],
    ['notice', ours],
    ['request', theirs],
  ])
  await dayOfDeath(0)
  expect((await todayOf(staff)).first).toMatchObject({ kind: 'request', id: request })
  // Whose day is right is not known yet: the law may count from the earliest.
  const mark = await readerOf(gerda.id, 'Mark')
  await answerAboutDeath(mark, report, { said: 'yes', diedOn: died(20) }, '0badcafe')
  expect(await turns()).toEqual([
    ['death', ours],
    ['notice', ours],
    ['request', theirs],
  ])
})

test('the menu asks the database no more where more waits', async () => {
  const asks = async () => (await statementsOf(() => decisionsFor(staff))).length
  const before = await asks()
  for (const name of ['Lisa', 'Mark']) {
    const gerda = await testUser()
    await fillForRelatives(gerda.id, [
      { firstName: name, lastName: 'de Vries', email: newEmail() },
      { firstName: 'Ria', lastName: 'Bos', phone: '06-12345678' },
    ])
    for (const one of [name, 'Ria']) await confirmedRelative(owner, gerda.id, one, {})
    const reader = await readerOf(gerda.id, name)
    await reported(reader, 'paper')
    await storePaper(reader, Readable.from([LEAST_PDF]), 'akte.pdf')
  }
  await lookAfterDeaths()
  await waitingRequest(boss, asked())
  expect((await kindsOf(staff)).toSorted()).toEqual([
    'death',
    'death',
    'notice',
    'notice',
    'request',
  ])
  expect(await asks()).toBe(before)
})

const NOTHING = {
  first: null,
  rest: [],
  others: [],
  otherNotices: [],
  otherBatches: [],
  conversations: [],
}

test('nothing waits where nothing does', async () => {
  expect(await todayOf(admin)).toEqual(NOTHING)
})

test('a living will comes first, then the earliest funeral, and then what waits longest', async () => {
  await callback('Zorg Lang')
  await owner`update callback_requests set created_at = now() - interval '3 days'`
  const later = await waitingRequest(boss, asked({ overlijdensdatum: died(1) }))
  await setBack(later, 40)
  const sooner = await waitingRequest(boss, asked({ overlijdensdatum: died(4) }))
  await setBack(sooner, 2)
  const will = await waitingRequest(
    boss,
    livingWillRequest({ number: 'WR1', contact: 'x@example.nl' }),
  )
  await setBack(will, 30)
  const { first, rest } = await todayOf(staff)
  expect(first).toMatchObject({
    id: will,
    asks: 'living_will',
    why: 'De dokter vraagt naar de wensen.',
    funeral: null,
  })
  expect(rest.map((one) => ('id' in one ? one.id : ''))).toEqual([
    sooner,
    later,
    expect.any(String),
  ])
  expect(rest[0]).toMatchObject({ kind: 'request', waitsFor: 'decide' })
  expect(rest[2]).toMatchObject({ kind: 'callback', company: 'Zorg Lang', contact: 'Noor de Wit' })
})

test('what was got before a stop comes before all else, and a sign-in after a yes before the deaths', async () => {
  const sooner = await waitingRequest(boss, asked({ overlijdensdatum: died(4) }))
  const other = await ownerOfFile()
  const got = await approvedRequest(boss, other)
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'wishes', false from deliveries where request_id = ${got}`
  await newSession(other.id)
  const third = await ownerOfFile()
  const signedIn = await waitingRequest(
    boss,
    asked({ dossierNummer: third.number, overlijdensdatum: died(1) }),
  )
  await newSession(third.id)
  await strandedMail()
  const { first, rest } = await todayOf(staff)
  expect(first).toMatchObject({
    kind: 'stopped',
    what: 'fetched',
    asked: 'full',
    id: got,
    name: 'Tess Proef',
    // They answered that they live.
    funeral: null,
  })
  expect(rest).toMatchObject([
    { kind: 'stopped', what: 'entered', id: signedIn, contact: 'Bram Proef', funeral: null },
    { kind: 'request', id: sooner },
  ])
  const all = await todayOf(admin)
  expect(all.rest.at(-1)).toMatchObject({ kind: 'attention', count: 1, first: { kind: 'mail' } })
})

test('a request waits for who has a say in it, for the trusted person, or for the owner', async () => {
  const id = await waitingRequest(boss, asked())
  expect((await todayOf(admin)).first).toMatchObject({ waitsFor: 'decide', name: 'Tess Proef' })
  await approveRequest(admin, id)
  expect(await todayOf(admin)).toMatchObject({ first: null, others: [{ waitsFor: 'colleague' }] })
  expect((await todayOf(staff)).first).toMatchObject({ id, waitsFor: 'second' })
  // The menu counts what waits here, not what a colleague decides on.
  expect([await countOf(admin), await countOf(staff)]).toEqual([0, 1])

  const waiting = await paidRequest(boss, asked())
  await lookedUp(waiting)
  await owner`
    update access_requests set paid_at = '2026-11-01T12:00Z' where id = ${waiting}`
  expect((await todayOf(staff)).others).toMatchObject([
    { id: waiting, waitsFor: 'contact', until: new Date('2026-11-15T12:00Z') },
  ])
  await owner`
    update access_requests set state = 'waiting_time', waits_until = '2030-01-02T03:04Z'
     where id = ${waiting}`
  expect((await todayOf(staff)).others).toMatchObject([
    { id: waiting, waitsFor: 'time', until: new Date('2030-01-02T03:04Z') },
  ])
})

test('a request that can only be refused stands first of those that wait for another, with why', async () => {
  for (const overrides of [{}, { naamOverledene: 'Jan Klaassen', geboortedatum: '1950-01-02' }]) {
    const id = await paidRequest(boss, asked(overrides))
    await lookedUp(id)
  }
  expect((await todayOf(staff)).others.map(({ name, hopeless }) => [name, hopeless])).toEqual([
    ['Jan Klaassen', 'differs'],
    ['Tess Proef', null],
  ])
})

test('a delivery that nobody got waits for a decision, and counts in the menu', async () => {
  const id = await approvedRequest(boss, person)
  await deliverDue()
  expect([(await todayOf(staff)).first, await countOf(staff)]).toEqual([null, 0])
  await owner`
    update deliveries set unfetched_since = now() - interval '8 days' where request_id = ${id}`
  expect((await todayOf(staff)).first).toMatchObject({
    kind: 'delivery',
    id,
    name: 'Tess Proef',
    isOver: true,
  })
  expect(await countOf(staff)).toBe(1)
  expect(await countOf(actorOf(boss, 'franchise'))).toBe(0)
})

test('a delivery to a member that was deactivated is decided on, however near the funeral is', async () => {
  const id = await approvedRequest(boss, person)
  await deliverDue()
  const set = (status: string) => owner`
    update franchise_partners set status = ${status}
     where id = (select member_id from access_requests where id = ${id})`
  await set('inactive')
  const { first } = await todayOf(staff)
  await set('active')
  expect(first).toMatchObject({ kind: 'delivery', id, isOver: false, isInactive: true })
})

test('a living will that nobody got has the member called after an hour, for as long as it can be got', async () => {
  await signWill(person)
  const id = await approvedRequest(boss, person, livingWillRequest)
  await deliverDue()
  expect((await todayOf(staff)).first).toBeNull()
  const hourAgo = () => owner`
    update deliveries set delivered_at = now() - interval '61 minutes' where request_id = ${id}`
  await hourAgo()
  const waits = { kind: 'delivery', id, asks: 'living_will', isOver: false, tries: 0 }
  expect((await todayOf(staff)).first).toMatchObject(waits)
  expect(await noteUnanswered(staff, id, 'none')).toBe(true)
  expect((await todayOf(admin)).first).toMatchObject({ ...waits, tries: 1 })
  expect(await noteReached(staff, id)).toBe(true)
  expect((await todayOf(staff)).first).toBeNull()
  await owner`update deliveries set reached_at = null where request_id = ${id}`
  await owner`
    update deliveries set available_until = now() - interval '1 second' where request_id = ${id}`
  expect((await todayOf(staff)).first).toBeNull()
  await owner`update deliveries set available_until = 'infinity' where request_id = ${id}`
  expect((await todayOf(staff)).first).toMatchObject({ id })
  await owner`
    insert into delivery_downloads (delivery_id, part, on_behalf)
    select id, 'living will', false from deliveries where request_id = ${id}`
  expect((await todayOf(staff)).first).toBeNull()
})

test('a living will that nobody got comes before a file of which the funeral is near', async () => {
  const full = await approvedRequest(boss, person)
  const other = await ownerOfFile()
  await signWill(other)
  const will = await approvedRequest(boss, other, livingWillRequest)
  await deliverDue()
  await owner`
    update deliveries set delivered_at = now() - interval '61 minutes' where request_id = ${will}`
  await owner`
    update deliveries set unfetched_since = now() - interval '8 days' where request_id = ${full}`
  const { first, rest } = await todayOf(staff)
  expect([first, ...rest]).toMatchObject([{ id: will }, { id: full }])
})

test('a delivery that nobody got has the member called while the funeral is near', async () => {
  const id = await approvedRequest(boss, person)
  await deliverDue()
  expect((await todayOf(staff)).first).toBeNull()
  const funeral = await lastFuneralDay('2026-11-01')
  const near = momentAt(dayAfter(funeral, -1), '09:00')
  const { first } = await todayFor(staff, decisionsFor(staff, near), near)
  expect(first).toMatchObject({ kind: 'delivery', id, isOver: false, funeral })
})

test('a trusted person without e-mail waits to be called, and then for a second colleague', async () => {
  const byPhone = { vertrouwensEmail: undefined, contactTelefoon: '038-1234567' }
  const id = await paidRequest(boss, asked(byPhone))
  await lookedUp(id)
  expect((await todayOf(staff)).first).toMatchObject({ id, waitsFor: 'telephone' })
  await noteUnanswered(staff, id, 'none')
  const tried = { tries: 1, leftMessage: false, triedByMe: false }
  expect((await todayOf(admin)).first).toMatchObject({ id, waitsFor: 'telephone', ...tried })
  const said = { phone: '038-1234567', day: died(0), time: '00:00', answer: 'mag' } as const
  expect(await noteCall(staff, id, said)).toBe('noted')
  // Who wrote it down has nothing to do any more.
  expect(await todayOf(staff)).toMatchObject({
    first: null,
    others: [{ waitsFor: 'confirm', contact: 'Bram Proef' }],
  })
  expect((await todayOf(admin)).first).toMatchObject({ id, waitsFor: 'call' })
})

test('a trusted person who may take until after the funeral is called once a reminder brought nothing', async () => {
  const id = await paidRequest(boss, asked({ overlijdensdatum: died(0) }))
  await lookedUp(id)
  const waits = { id, waitsFor: 'contact' }
  expect(await todayOf(staff)).toMatchObject({ first: null, others: [waits] })
  await owner`update access_requests set reminded_at = now() where id = ${id}`
  expect(await todayOf(staff)).toMatchObject({
    first: { id, waitsFor: 'silent', contact: 'Bram Proef' },
    others: [],
  })
  // There is time: who is asked may answer before the last day of the funeral.
  await owner`
    update access_requests set paid_at = paid_at - interval '13 days' where id = ${id}`
  expect(await todayOf(staff)).toMatchObject({ first: null, others: [waits] })
})

test('a trusted person is called before a reminder where the funeral is near', async () => {
  const id = await paidRequest(boss, asked({ overlijdensdatum: died(6) }))
  await lookedUp(id)
  const near = momentAt(await lastFuneralDay(died(6)), '09:00')
  const { first } = await todayFor(staff, decisionsFor(staff, near), near)
  expect(first).toMatchObject({ id, waitsFor: 'silent' })
})

test('a colleague who works for the member has no say', async () => {
  await waitingRequest(boss, asked())
  await owner`insert into user_roles (user_id, role) values (${boss.id}, 'staff')`
  expect(await todayOf(actorOf(boss, 'staff', 'franchise'))).toMatchObject({
    first: null,
    others: [{ waitsFor: 'colleague' }],
  })
  await owner`delete from user_roles where user_id = ${boss.id} and role = 'staff'`
})

test('an application, cards and a begun conversation wait too', async () => {
  await applyForMembership({
    companyName: 'Rouwzorg Hof',
    contactName: 'Piet Hof',
    email: newEmail(),
    phone: '06-12345678',
    street: 'Dorp',
    houseNumber: '1',
    postalCode: '1234 AB',
    city: 'Zwolle',
  })
  await askForCards(person)
  await finish(person)
  expect((await kindsOf(staff)).toSorted()).toEqual(['application', 'cards'])
  const client = await testUser()
  const agreed = { consent: 'phone', days: '1', agreed: true } as const
  await giveMandate(staff, { who: client.email, lastName: 'Proef', ...agreed })
  const { conversations } = await todayOf(staff)
  expect(conversations).toEqual([expect.objectContaining({ kind: 'begun' })])
  expect((await todayOf(admin)).conversations).toEqual([])
})

test('a batch waits for who prints it, others see when it waits long, and any of them posts what is printed', async () => {
  const contact = randomUUID()
  const mieke = await testUser('staff')
  const printsCards = actorOf(mieke, 'staff')
  await createContact(printsCards, contact, {
    firstName: 'Gerda',
    lastName: 'Vries',
    email: newEmail(),
    phone: '06-12345678',
  })
  const qrUrl = 'https://example.nl'
  const sender = {
    companyName: 'Wensenregister',
    street: 'Postbus 1',
    city: 'Zwolle',
    postalCode: '8000 AA',
    qrUrl,
  }
  await changeSender(printsCards, sender, 0)
  await assignAreas(printsCards, [{ start: 1200, from: null, to: contact }])
  await askForCards(person)
  await finish(person)
  const made = await makeBatch(printsCards, contact)
  const number = made.ok ? made.number : 0
  const batchFor = async (actor: Actor) => {
    const { first, rest } = await todayOf(actor)
    return [...(first ? [first] : []), ...rest].find(({ kind }) => kind === 'batch')
  }
  const othersFor = async (actor: Actor) => (await todayOf(actor)).otherBatches
  const printer = { isOwn: false, name: 'Tess Proef' }
  expect(await batchFor(printsCards)).toMatchObject({ number, printer: { isOwn: true } })
  expect(await othersFor(staff)).toEqual([])
  await owner`update card_batches set changed_at = now() - interval '8 days' where number = ${number}`
  expect(await batchFor(staff)).toBeUndefined()
  expect(await othersFor(staff)).toEqual([{ number, printer, since: expect.any(Date) }])
  expect(await batchFor(printsCards)).toMatchObject({ number, printer: { isOwn: true } })
  expect(await othersFor(printsCards)).toEqual([])
  await owner`
    with batch as (update card_batches set state = 'printed' where number = ${number} returning id)
    update card_orders set state = 'printed' where batch_id = (select id from batch)`
  expect(await batchFor(staff)).toMatchObject({ number, state: 'printed', printer })
  expect(await othersFor(staff)).toEqual([])
})

test('nobody sees what their role does not let them: not in the page, nor in the database', async () => {
  await strandedMail()
  await callback('Zorg')
  const other = await testUser('admin')
  await owner`insert into reading_requests (id, reader_id) values (${randomUUID()}, ${other.id})`
  expect((await kindsOf(admin)).toSorted()).toEqual(['attention', 'callback', 'reading'])
  expect(await kindsOf(staff)).toEqual(['callback'])
  await waitingRequest(boss, asked())
  // Who lost the role since, and who says to have one.
  expect(await todayOf({ ...staff, roles: [] })).toEqual(NOTHING)
  expect(await todayOf(actorOf(await testUser(), 'admin'))).toEqual(NOTHING)
})
