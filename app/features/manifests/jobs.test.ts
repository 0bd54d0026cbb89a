/** Every job, with people in the register of whom something lacks. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { clientWithoutAddress, type TestClient } from '#tests/fixtures/people/clients.ts'
import { openForSystem } from '#app/platform/keys/crypto.server.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { removeMember } from '#app/features/guild/change.server.ts'
import { state } from '#app/features/operator/texts.nl.ts'
import { removeGone } from '#app/features/guild/remove.server.ts'
import { jobs } from './jobs.server.ts'

let client: TestClient

/** A client without an address of whom every job has something to do. */
beforeAll(async () => {
  const staff = await testUser('staff')
  client = await clientWithoutAddress(staff)
  const boss = await testUser('franchise')
  const [member] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${boss.id}`
  await owner`
    update profiles
       set referred_by_franchise_id = ${member?.id ?? ''}, referral_tracked_at = now(),
           reminder_frequency = 'yearly', reminder_interval_months = 12,
           reminder_set_at = now() - interval '3 years'
     where user_id = ${client.id}`
  await owner`
    update wishes set created_at = now() - interval '3 years', updated_at = now() - interval '3 years'
     where user_id = ${client.id}`
  await removeMember(actorOf(await testUser('admin')), member?.id ?? '')
  await removeGone({ id: member?.id })
})

const addressees = async () => {
  const rows = await owner<DbRow<'mails', 'id' | 'sealed!'>[]>`
    select id, sealed from mails where sealed is not null`
  return rows.map(({ id, sealed }) => openForSystem<{ to: unknown }>(sealed, `mails ${id}`).to)
}

test('the member of a client without an address is removed, and nobody is mailed for them', async () => {
  const [row] = await owner`
    select referred_by_franchise_id as member from profiles where user_id = ${client.id}`
  expect(row?.member).toBeNull()
  expect(await addressees()).not.toContain(null)
})

test.each(Object.keys(jobs).filter((name) => jobs[name]?.at))(
  '%s goes on with a client without an address',
  async (name) => {
    await jobs[name]?.run({ id: randomUUID() })
    expect(await addressees()).not.toContain(null)
    expect(await owner`select 1 from users where id = ${client.id}`).toHaveLength(1)
  },
  60_000,
)

test('the office knows every job by a name in Dutch', () => {
  expect(Object.keys(state.tasks).toSorted()).toEqual(Object.keys(jobs).toSorted())
})

test('somebody waits for every mail, which has places that no other job takes', () => {
  const soon = Object.keys(jobs).filter((name) => jobs[name]?.queue === 'mail')
  expect(soon.toSorted()).toEqual(['answer-mail-request', 'answer-visit-request', 'send-mail'])
})

test('who is deleted without an address is told nothing', async () => {
  await owner`
    insert into account_deletions (user_id, token_hash, execute_after)
    values (${client.id}, ${Buffer.from(client.id)}, now() - interval '1 day')`
  await jobs['delete-accounts']?.run({})
  expect(await owner`select 1 from users where id = ${client.id}`).toHaveLength(0)
  expect(await addressees()).not.toContain(null)
})
