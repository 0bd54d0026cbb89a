/** How people of a member go by themselves, and who may not. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { stopDelivery } from '#app/features/release/stops/stop-delivery.server.ts'
import {
  approvedRequest,
  fullRequest,
  livingWillRequest,
  signWill,
  unpaidRequest,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterRequests } from '../release/job.server.ts'
import { ownBusiness } from './own-business.server.ts'
import { deliveriesOf, removeMember } from './change.server.ts'
import {
  endOwnMembership,
  leaveMember,
  passOnOwnership,
  requestsToFinish,
  requestsToStop,
} from './leave.server.ts'
import { stoppedAccess, stoppedCompany } from './member.server.ts'
import { ownPeople, removeColleague } from './people.server.ts'
import { removeAllGone, removeGone } from './remove.server.ts'

let boss: TestUser
let colleague: TestUser
let membership: string
let member: string

beforeEach(async () => {
  boss = await testUser('franchise')
  colleague = await testUser()
  const [row] = await owner<DbRow<'guild_memberships', 'id' | 'member_id as member'>[]>`
    insert into guild_memberships (member_id, user_id, part, name, email)
    select member_id, ${colleague.id}, 'colleague', 'Bram Proef', ${colleague.email}
      from guild_memberships where user_id = ${boss.id}
    returning id, member_id as member`
  ;[membership, member] = [row?.id ?? '', row?.member ?? '']
  await owner`update franchise_partners set activated_at = now() where id = ${member}`
})

const partsOf = async () =>
  Object.fromEntries((await ownPeople(boss)).map(({ email, part }) => [email, part]))

const noted = async () =>
  (
    await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${member} order by id`
  ).map(({ action }) => action)

const got = (request: string) => owner`
  insert into delivery_downloads (delivery_id, part, person_id, on_behalf)
  select d.id, f.part, ${boss.id}, false from deliveries d join delivery_files f on f.delivery_id = d.id
   where d.request_id = ${request}`

const isThere = async () =>
  (await owner`select 1 from franchise_partners where id = ${member}`).length > 0

const withPasskey = (id: string) => owner`
  insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
  values (gen_random_uuid(), ${id}, ${Buffer.from(id)}, ''::bytea, 0, '{}', ''::bytea)`

const LEFT = 'Een collega stopte de eigen toegang'

const leaves = async (one: TestUser) => (await stoppedCompany(one))?.leaves

describe('a colleague', () => {
  test('leaves, is signed out everywhere, and both sides are mailed', async () => {
    const token = await newSession(colleague.id)
    expect(await leaveMember(actorOf(colleague))).toBe(true)
    expect(await findSession(token)).toBeNull()
    expect(await partsOf()).toEqual({ [boss.email]: 'owner' })
    const [toOwner] = await letters(boss.email)
    expect(toOwner?.subject).toBe(LEFT)
    expect(toOwner?.text).toContain('Naam: Bram Proef')
    expect(toOwner?.text).toContain('/franchise/collegas')
    expect(await subjectsTo(colleague.email)).toEqual([
      'Uw toegang tot het gildedashboard is gestopt',
    ])
    expect(await noted()).toEqual(['colleague.leave'])
    expect(await leaveMember(actorOf(colleague))).toBe(false)
  })

  test('leaves a company whose membership was stopped too, and both sides are mailed', async () => {
    await owner`update franchise_partners set status = 'inactive' where id = ${member}`
    expect([await leaves(colleague), await leaves(boss)]).toEqual([true, false])
    const token = await newSession(colleague.id)
    expect(await leaveMember(actorOf(colleague))).toBe(true)
    expect([await findSession(token), await stoppedCompany(colleague)]).toEqual([null, null])
    const [toOwner] = await letters(boss.email)
    expect(toOwner?.subject).toBe(LEFT)
    expect(toOwner?.text).toContain('Naam: Bram Proef')
    expect(toOwner?.text).not.toContain('/franchise/collegas')
    expect(await subjectsTo(colleague.email)).toContain(
      'Uw toegang tot het gildedashboard is gestopt',
    )
    expect(await noted()).toEqual(['colleague.leave'])
    expect(await leaveMember(actorOf(boss))).toBe(false)
  })

  /** While somebody becomes the owner. @returns whether they left */
  async function leavesWhile(becomes: string): Promise<boolean | undefined> {
    let leaving: Promise<boolean> | undefined
    await owner.begin(async (tx) => {
      await tx`select set_config('app.actor_id', ${boss.id}, true)`
      const [row] = await tx<DbRow<'pass_on_ownership', 'pass_on_ownership as how'>[]>`
        select pass_on_ownership(${becomes}, '0badcafe') as how`
      expect(row?.how).toBe('done')
      leaving = leaveMember(actorOf(colleague))
      await isHeldUp()
    })
    return leaving
  }

  test('who leaves while another becomes the owner is told of to that one', async () => {
    const next = await testUser()
    await withPasskey(next.id)
    const [row] = await owner<DbRow<'guild_memberships', 'id'>[]>`
      insert into guild_memberships (member_id, user_id, part, name, email)
      values (${member}, ${next.id}, 'colleague', 'Nog Een', ${next.email}) returning id`
    expect(await leavesWhile(row?.id ?? '')).toBe(true)
    expect([await subjectsTo(next.email), await subjectsTo(boss.email)]).toEqual([[LEFT], []])
  })

  test('who becomes the owner meanwhile does not leave', async () => {
    await withPasskey(colleague.id)
    expect(await leavesWhile(membership)).toBe(false)
    expect(await partsOf()).toEqual({ [colleague.email]: 'owner', [boss.email]: 'colleague' })
    expect(await subjectsTo(boss.email)).toEqual([])
  })

  test('passes on and ends nothing', async () => {
    await withPasskey(colleague.id)
    expect(await passOnOwnership(actorOf(colleague), membership)).toBe('refused')
    expect(await endOwnMembership(actorOf(colleague))).toBeNull()
    expect(await partsOf()).toMatchObject({ [boss.email]: 'owner' })
    expect(await noted()).toEqual([])
  })
})

describe('an owner', () => {
  test('does not leave a member without one', async () => {
    expect(await leaveMember(actorOf(boss))).toBe(false)
    expect(await partsOf()).toMatchObject({ [boss.email]: 'owner' })
  })

  test('passes that on to a colleague with a second factor, once, and both are mailed', async () => {
    expect(await passOnOwnership(actorOf(boss), membership)).toBe('factor')
    await withPasskey(colleague.id)
    expect(await passOnOwnership(actorOf(boss), membership)).toBe('done')
    expect(await partsOf()).toEqual({ [colleague.email]: 'owner', [boss.email]: 'colleague' })
    expect((await ownBusiness(colleague))?.contactName).toBe('Bram Proef')
    expect(await subjectsTo(colleague.email)).toEqual(['U bent nu eigenaar op het gildedashboard'])
    const [toFormer] = await letters(boss.email)
    expect(toFormer?.subject).toBe('U bent geen eigenaar meer op het gildedashboard')
    expect(toFormer?.text).toContain('Naam: Bram Proef')
    expect(await passOnOwnership(actorOf(boss), membership)).toBe('refused')
    expect(await noted()).toEqual(['member.pass'])
    expect(
      await owner`
        select actor_id as actor from audit_log
         where action = 'member.own' and subject_id = ${colleague.id}`,
    ).toEqual([{ actor: boss.id }])
  })

  test('passes it on to nobody of another member, and to nobody who is only invited', async () => {
    await withPasskey(colleague.id)
    const other = await testUser('franchise')
    expect(await passOnOwnership(actorOf(other), membership)).toBe('gone')
    const [invited] = await owner<DbRow<'guild_memberships', 'id'>[]>`
      insert into guild_memberships (member_id, part, name, email)
      values (${member}, 'colleague', 'Nog Niet', ${newEmail()}) returning id`
    expect(await passOnOwnership(actorOf(boss), invited?.id ?? '')).toBe('gone')
    expect(await partsOf()).toMatchObject({ [boss.email]: 'owner' })
  })
})

describe('a membership that its owner ends', () => {
  const ended = () => endOwnMembership(actorOf(boss))

  test('is over for all of its people at once; the office and all of them are mailed', async () => {
    const tokens = [await newSession(boss.id), await newSession(colleague.id)]
    expect(await ended()).toBe('Uitvaartzorg Proef')
    for (const token of tokens) expect(await findSession(token)).toBeNull()
    expect(await ended()).toBeNull()
    expect(await noted()).toEqual(['member.leave'])
    const notes = await letters(officeEmail())
    const note = notes.find(({ text }) => text.includes(`E-mailadres: ${boss.email}`))
    expect(note?.subject).toBe('Een uitvaartondernemer stopte als gildelid')
    expect(note?.text).toContain('Aanvragen die liepen en nu stoppen: 0')
    await removeGone({ id: member })
    expect(await isThere()).toBe(false)
    expect(await subjectsTo(boss.email)).toContain('Uw lidmaatschap is beëindigd')
    const [toColleague] = await letters(colleague.email)
    expect(toColleague?.subject).toBe('Uw bedrijf is geen gildelid meer')
    expect(toColleague?.text).toContain('Uw eigen account blijft')
  })

  test('has whoever is linked told, with wishes and account as they were', async () => {
    const client = await testUser()
    await owner`update profiles set referred_by_franchise_id = ${member} where user_id = ${client.id}`
    await ended()
    await removeGone({ id: member })
    expect(await subjectsTo(client.email)).toEqual([
      'Uw dossier is niet meer gekoppeld aan een uitvaartondernemer',
    ])
    const [left] = await owner`
      select referred_by_franchise_id as member from profiles where user_id = ${client.id}`
    expect(left?.member).toBeNull()
  })

  test('stops what runs, and goes only once everybody heard so', async () => {
    const person = await ownerOfFile()
    const asked = fullRequest({ number: person.number, contact: person.trusted })
    const [running, unpaid] = [await waitingRequest(boss, asked), await unpaidRequest(boss.id)]
    await ended()
    const [note] = (await letters(officeEmail())).filter(({ text }) => text.includes(boss.email))
    expect(note?.text).toContain('Aanvragen die liepen en nu stoppen: 1')
    await removeAllGone()
    expect(await isThere()).toBe(true)
    expect(
      await owner`select state, because from access_requests where id in (${running}, ${unpaid}) order by because`,
    ).toEqual([
      { state: 'expired', because: 'member-gone' },
      { state: 'expired', because: 'thrown-away' },
    ])
    await lookAfterRequests()
    await removeAllGone()
    expect(await isThere()).toBe(false)
    const [toContact] = await letters(person.trusted)
    expect(toContact?.subject).toBe('Niemand krijgt iets te lezen')
    expect(toContact?.text).toContain('De uitvaartondernemer is geen lid meer.')
    expect((await subjectsTo(person.email)).at(-1)).toBe(
      'Niemand krijgt iets te lezen: de aanvraag is ingetrokken',
    )
  })

  test.each([
    ['while its copy is made', async () => {}],
    ['while it waits to be got', () => deliverDue()],
    [
      'that was got, until its file is deleted',
      async (id: string) => {
        await deliverDue()
        await got(id)
      },
    ],
  ])('is refused for a delivery %s, and ends once the office ended that', async (_when, reach) => {
    const id = await approvedRequest(boss, await ownerOfFile())
    await reach(id)
    expect(await requestsToFinish(actorOf(boss))).toEqual([id])
    await expect(ended()).rejects.toThrow('a delivery to this member is not over')
    const admin = actorOf(await testUser('admin'))
    expect(await deliveriesOf(admin, member)).toMatchObject([{ id, kind: 'full' }])
    expect(await removeMember(admin, member)).toEqual({ ok: false, reason: 'delivers' })
    expect(await noted()).toEqual([])
    expect(await stopDelivery(admin, id, 'said-to-live')).toBe(true)
    expect(await requestsToFinish(actorOf(boss))).toEqual([])
    expect(await ended()).toBe('Uitvaartzorg Proef')
  })

  test('names every request that stops with it, also beyond the newest fifty', async () => {
    const id = await unpaidRequest(boss.id)
    await owner`
      insert into access_requests
      select (jsonb_populate_record(r, jsonb_build_object(
               'id', gen_random_uuid(), 'created_at', r.created_at + interval '1 minute'))).*
        from access_requests r, generate_series(1, 50) where r.id = ${id}`
    expect(await requestsToStop(boss)).toEqual([])
    await owner`
      update access_requests set state = 'waiting_contact', paid_at = now()
       where member_id = ${member}`
    const all = await requestsToStop(boss)
    expect([all.length, all.includes(id)]).toEqual([51, true])
    expect(await requestsToStop(await testUser('franchise'))).toEqual([])
    // Their copies cannot be opened by the job.
    await owner`delete from history where row_id = any(${all})`
    await owner`delete from access_requests where id = any(${all})`
  })

  test('is refused for a living will until somebody got that', async () => {
    const person = await ownerOfFile()
    await signWill(person)
    const id = await approvedRequest(boss, person, livingWillRequest)
    await deliverDue()
    expect(await requestsToFinish(actorOf(boss))).toEqual([id])
    for (const other of [colleague, await testUser('franchise'), await testUser('staff')])
      expect(await deliveriesOf(actorOf(other), member)).toEqual([])
    await got(id)
    expect(await ended()).toBe('Uitvaartzorg Proef')
  })

  test('waits with its row alone until what it asked is told: all hear so at once, and can work elsewhere', async () => {
    const person = await ownerOfFile()
    const id = await waitingRequest(
      boss,
      fullRequest({ number: person.number, contact: person.trusted }),
    )
    await ended()
    await removeGone({ id: member })
    await removeAllGone()
    expect(await isThere()).toBe(true)
    for (const [to, subject] of [
      [boss.email, 'Uw lidmaatschap is beëindigd'],
      [colleague.email, 'Uw bedrijf is geen gildelid meer'],
    ] as const)
      expect((await subjectsTo(to)).filter((one) => one === subject)).toHaveLength(1)
    expect(await owner`select 1 from guild_memberships where member_id = ${member}`).toEqual([])
    expect(await stoppedAccess(colleague)).toEqual({ company: 'Uitvaartzorg Proef', owner: null })
    await lookAfterRequests()
    await removeAllGone()
    expect(await isThere()).toBe(false)
    expect(await stoppedAccess(colleague)).toBeNull()
    expect(await owner`select 1 from access_requests where id = ${id}`).toEqual([])
  })
})

describe('the address of the company, to which mail about requests goes', () => {
  const CHECK = 'Klopt het e-mailadres van dit bedrijf nog?'
  const toOffice = async () =>
    (await letters(officeEmail())).filter(
      ({ subject, text }) => subject === CHECK && text.includes(member),
    )
  const companyHas = (email: string) =>
    owner`update franchise_partners set email = ${email}, phone = '0612345678' where id = ${member}`

  test('stays with a new owner: both read so, and the office asks', async () => {
    await companyHas(boss.email)
    await withPasskey(colleague.id)
    await passOnOwnership(actorOf(boss), membership)
    for (const to of [boss.email, colleague.email]) {
      const text = (await letters(to)).at(0)?.text
      expect(text).toContain(`E-mailadres van het bedrijf: ${boss.email}`)
      expect(text).toContain('Telefoonnummer van het bedrijf: 06-12345678')
    }
    const [note, ...more] = await toOffice()
    expect(note?.text).toContain('Nu eigenaar en contactpersoon: Bram Proef')
    expect(note?.text).toContain(`E-mailadres van het bedrijf: ${boss.email}`)
    expect(more).toEqual([])
  })

  test.each([
    ['leaves', () => leaveMember(actorOf(colleague))],
    ['is stopped', () => removeColleague(actorOf(boss), membership)],
  ])('is asked after where a colleague who has it %s', async (_how, go) => {
    await companyHas(colleague.email)
    expect(await go()).toBe(true)
    const [note] = await toOffice()
    expect(note?.text).toContain('Heeft geen toegang meer: Bram Proef')
  })

  test.each([
    ['leaves', () => leaveMember(actorOf(colleague))],
    ['is stopped', () => removeColleague(actorOf(boss), membership)],
  ])('is not where one with another %s', async (_how, go) => {
    expect(await go()).toBe(true)
    expect(await toOffice()).toEqual([])
  })
})
