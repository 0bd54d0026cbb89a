import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { askForFile } from '#app/features/release/request.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { fullRequest, paidRequest } from '#tests/fixtures/people/access-requests.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { ownFigures, ownGuildMember } from './member.server.ts'
import { listedMembers } from './public-list/listed.server.ts'
import { markRead, noticesOf, unreadNotices } from './notices.server.ts'
import { changeOwnBusiness, ownBusiness, ownBusinessFingerprint } from './own-business.server.ts'

let boss: TestUser
let member: string

beforeEach(async () => {
  boss = await testUser('franchise')
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${boss.id}`
  member = row?.id ?? ''
})

async function link(at: string) {
  const { id } = await testUser()
  await owner`
    update profiles set referred_by_franchise_id = ${member}, referral_tracked_at = ${at}
     where user_id = ${id}`
}

test('a member sees how many files are linked to it, by the Dutch month, and no more than that', async () => {
  for (const at of ['2026-02-28T23:30Z', '2026-03-01T12:00Z', '2025-01-01T12:00Z']) await link(at)
  const { months, totals } = await ownFigures(boss, new Date('2026-03-15'))
  expect([months.length, months.at(-1)]).toEqual([12, '2026-03-01'])
  expect(totals.linked.slice(-2)).toEqual([0, 2])
  expect(await ownGuildMember(boss)).toMatchObject({ linked: 3 })
  expect(await ownGuildMember(await testUser('franchise'))).toMatchObject({ linked: 0 })
  const rows = await readOnly(asPerson(boss.id), (sql) => sql`select user_id from profiles`)
  expect(rows.map(({ user_id: id }) => id)).toEqual([boss.id])
})

test('a member sees how many files it asked for and paid', async () => {
  const asked = fullRequest({ number: 'WR00000001', contact: newEmail() })
  await askForFile(boss.id, asked)
  expect((await ownFigures(boss)).totals.requests.at(-1)).toBe(0)
  await paidRequest(boss, asked)
  expect((await ownFigures(boss)).totals.requests.at(-1)).toBe(1)
  expect((await ownFigures(await testUser('franchise'))).totals.requests.at(-1)).toBe(0)
})

test('the figures of a member read no table from its first row to its last', async () => {
  const plans = await owner.begin(async (sql) => {
    await sql`select set_config('enable_seqscan', 'off', true)`
    return Promise.all(
      [
        sql`explain select count(*) from access_requests
             where member_id = ${member} and created_at >= '2026-01-01'`,
        sql`explain select count(*) from profiles
             where referred_by_franchise_id = ${member} and referral_tracked_at >= '2026-01-01'`,
        sql`explain select count(*) from profiles where referred_by_franchise_id = ${member}`,
        sql`explain select count(*) from franchise_notifications
             where franchise_id = ${member} and read_at is null`,
      ].map(async (plan) => (await plan).map((row) => row['QUERY PLAN']).join('\n')),
    )
  })
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
})

describe('notices', () => {
  const tell = async (to: string, count: number) => {
    for (let nr = 0; nr < count; nr += 1)
      await owner`
        insert into franchise_notifications (id, franchise_id, type, title, message)
        values (${randomUUID()}, ${to}, 'info', 'Nieuw dossier gekoppeld', 'Dossier WR00000001')`
  }

  test('are read one by one, or all, by their own member alone', async () => {
    await tell(member, 3)
    const [first] = (await noticesOf(boss)).rows
    const other = await testUser('franchise')
    await markRead(other, first?.id)
    await markRead(other)
    expect([await unreadNotices(boss), await unreadNotices(other)]).toEqual([3, 0])
    expect((await noticesOf(other)).rows).toEqual([])
    await markRead(boss, first?.id)
    expect(await unreadNotices(boss)).toBe(2)
    expect((await noticesOf(boss)).rows.map(({ isRead }) => isRead)).toEqual([true, false, false])
    await markRead(boss)
    expect(await unreadNotices(boss)).toBe(0)
  })

  test('go on where a page ended', async () => {
    await tell(member, 21)
    const first = await noticesOf(boss)
    const second = await noticesOf(boss, first.next)
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 1, undefined])
  })
})

describe('the business of a member', () => {
  const changed = {
    contactName: 'Noor de Wit',
    phone: '06-12345678',
    street: 'Dorpsstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Zwolle',
    website: 'www.delinde.nl',
  }

  type Changed = Parameters<typeof changeOwnBusiness>[2]
  const seenBy = async (person: { id: string }) => {
    const business = await ownBusiness(person)
    return business ? ownBusinessFingerprint(business) : ''
  }
  const change = async (person: { id: string }, wanted: Changed) =>
    changeOwnBusiness(actorOf(person), await seenBy(person), wanted)

  test('is changed by its owner, but for what is up to the office', async () => {
    expect(await change(boss, changed)).toEqual({ ok: true })
    expect(await ownBusiness(boss)).toEqual({
      ...changed,
      postalCode: '1234 AB',
      companyName: 'Uitvaartzorg Proef',
      email: boss.email,
      kvk: null,
      reference: null,
      listed: false,
      isOwner: true,
    })
    const [row] = await owner`
      select name, (select action from audit_log where subject_id = ${member}) as noted
        from guild_memberships where member_id = ${member}`
    expect(row).toEqual({ name: 'Noor de Wit', noted: 'member.change' })
  })

  test('is not changed unseen by who opened it before, at once or after another', async () => {
    const seen = await seenBy(boss)
    const other = { ...changed, city: 'Kampen' }
    const both = [changed, other].map((one) => changeOwnBusiness(actorOf(boss), seen, one))
    const done = await Promise.all(both)
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(done).toContainEqual({ ok: false, reason: 'changed' })
    const { city } = (await ownBusiness(boss)) ?? {}
    expect(city).toBe(done[0]?.ok ? 'Zwolle' : 'Kampen')
    const late = { ...changed, reference: 'PO 7', listed: true }
    expect(await changeOwnBusiness(actorOf(boss), seen, late)).toEqual({
      ok: false,
      reason: 'changed',
    })
    expect(await ownBusiness(boss)).toMatchObject({ reference: null, listed: false })
  })

  test('waits for the office that changes it', async () => {
    const seen = await seenBy(boss)
    const { done } = await owner.begin(async (sql) => {
      await sql`update franchise_partners set city = 'Urk' where id = ${member}`
      const waiting = changeOwnBusiness(actorOf(boss), seen, changed)
      await isHeldUp()
      return { done: waiting }
    })
    expect(await done).toEqual({ ok: false, reason: 'changed' })
    expect(await ownBusiness(boss)).toMatchObject({ city: 'Urk' })
  })

  test('is changed by nobody else', async () => {
    const { id } = await testUser()
    await owner`
      insert into guild_memberships (member_id, user_id, part, name, email)
      values (${member}, ${id}, 'colleague', 'Bram', ${newEmail()})`
    expect(await change({ id }, changed)).toEqual({ ok: false, reason: 'notOwner' })
    expect(await change(await testUser(), changed)).toEqual({ ok: false, reason: 'notOwner' })
    expect(await ownBusiness({ id })).toMatchObject({ contactName: 'Tess Proef', isOwner: false })
  })

  const noted = async () => {
    const rows = await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${member} and action <> 'member.change'
       order by number`
    return rows.map(({ action }) => action)
  }

  test('stands on the public list while its owner wants it, with no more than how to reach it', async () => {
    const ours = { ...changed, phone: '038-7654321' }
    const shown = async () => (await listedMembers()).filter(({ phone }) => phone === ours.phone)
    expect(await change(boss, ours)).toEqual({ ok: true })
    expect(await shown()).toEqual([])
    await change(boss, { ...ours, listed: true })
    await change(boss, { ...ours, listed: true })
    const { contactName: _contact, ...facts } = ours
    expect(await shown()).toEqual([
      { ...facts, postalCode: '1234 AB', companyName: 'Uitvaartzorg Proef' },
    ])
    await owner`update franchise_partners set status = 'inactive' where id = ${member}`
    expect(await shown()).toEqual([])
    await owner`update franchise_partners set status = 'active' where id = ${member}`
    expect(await shown()).toHaveLength(1)
    await change(boss, ours)
    expect(await shown()).toEqual([])
    expect(await noted()).toEqual(['member.list', 'member.unlist'])
  })

  test('is put on the public list by nobody else', async () => {
    const { id } = await testUser()
    await owner`
      insert into guild_memberships (member_id, user_id, part, name, email)
      values (${member}, ${id}, 'colleague', 'Bram', ${newEmail()})`
    await owner`
      update franchise_partners set postal_code = '1234 AB', city = 'Zwolle' where id = ${member}`
    for (const one of [{ id }, await testUser()]) await change(one, { ...changed, listed: true })
    expect(await ownBusiness(boss)).toMatchObject({ listed: false })
    expect(await noted()).toEqual([])
  })
})
