/** How people of a member go by themselves, and who may not. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { endDeliveries } from '#app/features/delivery/end.server.ts'
import {
  approvedRequest,
  fullRequest,
  unpaidRequest,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterRequests } from '../release/job.server.ts'
import { ownBusiness } from './own-business.server.ts'
import { endOwnMembership, leaveMember, passOnOwnership } from './leave.server.ts'
import { ownPeople } from './people.server.ts'
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

const isThere = async () =>
  (await owner`select 1 from franchise_partners where id = ${member}`).length > 0

const withPasskey = (id: string) => owner`
  insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
  values (gen_random_uuid(), ${id}, ${Buffer.from(id)}, ''::bytea, 0, '{}', ''::bytea)`

describe('a colleague', () => {
  test('leaves, is signed out everywhere, and both sides are mailed', async () => {
    const token = await newSession(colleague.id)
    expect(await leaveMember(actorOf(colleague))).toBe(true)
    expect(await findSession(token)).toBeNull()
    expect(await partsOf()).toEqual({ [boss.email]: 'owner' })
    const [toOwner] = await letters(boss.email)
    expect(toOwner?.subject).toBe('Een collega stopte de eigen toegang')
    expect(toOwner?.text).toContain('Naam: Bram Proef')
    expect(await subjectsTo(colleague.email)).toEqual([
      'Uw toegang tot het gildedashboard is gestopt',
    ])
    expect(await noted()).toEqual(['colleague.leave'])
    expect(await leaveMember(actorOf(colleague))).toBe(false)
  })

  test('passes on and ends nothing', async () => {
    await withPasskey(colleague.id)
    expect(await passOnOwnership(actorOf(colleague), membership)).toBe('refused')
    expect(await endOwnMembership(actorOf(colleague), { running: 0, ready: 0 })).toBeNull()
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
  const ended = () => endOwnMembership(actorOf(boss), { running: 1, ready: 0 })

  test('is over for all of its people at once; the office and all of them are mailed', async () => {
    const tokens = [await newSession(boss.id), await newSession(colleague.id)]
    expect(await ended()).toBe('Uitvaartzorg Proef')
    for (const token of tokens) expect(await findSession(token)).toBeNull()
    expect(await ended()).toBeNull()
    expect(await noted()).toEqual(['member.leave'])
    const [note] = await owner`select 1 from mails where kind = 'office-member-left'`
    expect(note).toBeTruthy()
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

  test('ends what is ready and nobody got: the file stays, and its trusted person hears so', async () => {
    const person = await ownerOfFile()
    const id = await approvedRequest(boss, person)
    await deliverDue()
    await ended()
    await removeAllGone()
    expect(await isThere()).toBe(true)
    await lookAfterRequests()
    await endDeliveries()
    expect(
      await owner`select state, because from release_cases where subject_id = ${person.id}`,
    ).toEqual([{ state: 'closed', because: 'not-fetched' }])
    expect(
      await owner`select 1 from delivery_files f join deliveries d on d.id = f.delivery_id where d.request_id = ${id}`,
    ).toEqual([])
    expect((await subjectsTo(person.trusted)).at(-1)).toContain('Wij verwijderen de wensen van')
    await removeAllGone()
    expect(await isThere()).toBe(false)
    expect(await owner`select 1 from users where id = ${person.id}`).toHaveLength(1)
  })
})
