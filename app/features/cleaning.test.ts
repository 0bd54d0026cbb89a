import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withActor, asSystem } from '#app/platform/sql.server.ts'
import { findSession } from '#app/features/accounts/sessions.server.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { cleanUp } from './cleaning.server.ts'

describe('the nightly cleaning', () => {
  test('removes ended sessions and keeps those in use', async () => {
    const [ended, inUse] = [await testUser(), await testUser()]
    await owner`
      update sessions set expires_at = now() - interval '2 days' where user_id = ${ended.id}`
    await cleanUp()
    expect(await owner`select 1 from sessions where user_id = ${ended.id}`).toHaveLength(0)
    expect(await findSession(inUse.token)).not.toBeNull()
  })

  test('removes the trace of mails sent long ago, never one that waits', async () => {
    const [old, waiting] = [randomUUID(), randomUUID()]
    await owner`
      insert into mails (id, kind, status, sent_at, created_at)
      values (${old}, 'verify', 'sent', now() - interval '31 days', now() - interval '31 days'),
             (${waiting}, 'verify', 'queued', null, now() - interval '31 days')`
    await cleanUp()
    const left = await owner`select id from mails where id in (${old}, ${waiting})`
    expect(left.map(({ id }) => id)).toEqual([waiting])
  })

  test('removes requests for a mail that could not be answered in a day', async () => {
    const [old, recent] = [randomUUID(), randomUUID()]
    await owner`
      insert into mail_requests (id, sealed, created_at)
      values (${old}, 'x', now() - interval '25 hours'),
             (${recent}, 'x', now() - interval '23 hours')`
    await cleanUp()
    const left = await owner`select id from mail_requests where id in (${old}, ${recent})`
    expect(left.map(({ id }) => id)).toEqual([recent])
  })

  test('removes appointments half a year after they took place, not those before', async () => {
    const [old, recent] = [randomUUID(), randomUUID()]
    for (const [id, start] of [
      [old, '2020-01-06T09:00Z'],
      [recent, new Date(Date.now() - 86_400_000).toISOString()],
    ] as const)
      await owner`
        insert into appointments (id, appointment_type, scheduled_date, duration_minutes, ends_at,
                                  notes, token_hash)
        values (${id}, 'online_consultation', ${start}::timestamptz, 30,
                ${start}::timestamptz + interval '30 minutes', 'x', ${Buffer.from(id)})`
    await cleanUp()
    const left = await owner`select id from appointments where id in (${old}, ${recent})`
    await owner`delete from appointments where id = ${recent}`
    expect(left.map(({ id }) => id)).toEqual([recent])
  })

  test('removes accounts that were not confirmed in 30 days, unless a link still works', async () => {
    const days = { recent: 29, old: 31, confirmed: 31, withLink: 31, withUsedLink: 31 }
    const ids = new Map<string, string>()
    for (const [name, age] of Object.entries(days)) {
      const { id } = await testUser()
      ids.set(name, id)
      await owner`
        update users set created_at = now() - make_interval(days => ${age}),
                         email_verified_at = ${name === 'confirmed' ? new Date() : null}
         where id = ${id}`
    }
    for (const [name, used] of [
      ['withLink', null],
      ['withUsedLink', new Date()],
    ] as const)
      await owner`
        insert into tokens (id, user_id, purpose, expires_at, used_at)
        values (${Buffer.from(name)}, ${ids.get(name) ?? ''}, 'verify', now() + interval '1 hour', ${used})`
    await cleanUp()
    const left = await owner`select id from users where id in ${owner([...ids.values()])}`
    const names = [...ids].flatMap(([name, id]) =>
      left.some((row) => row.id === id) ? [name] : [],
    )
    expect(names).toEqual(['recent', 'confirmed', 'withLink'])
    const keys = await owner`select 1 from person_keys where user_id = ${ids.get('old') ?? ''}`
    expect(keys).toHaveLength(0)
  })

  test('can reach no account but those', async () => {
    const [confirmed, recent] = [await testUser(), await testUser()]
    await owner`update users set email_verified_at = null where id = ${recent.id}`
    for (const { id } of [confirmed, recent])
      expect(
        await withActor(asSystem('cleaning'), (sql) => sql`delete from users where id = ${id}`),
      ).toMatchObject({
        count: 0,
      })
  })

  test('removes requests to be called back half a year after they were made', async () => {
    const [old, recent] = [randomUUID(), randomUUID()]
    for (const [id, ago] of [
      [old, '7 months'],
      [recent, '5 months'],
    ] as const)
      await owner`
        insert into callback_requests (id, company_name, contact_name, email, phone, created_at)
        values (${id}, 'a', 'b', 'c', 'd', now() - ${ago}::interval)`
    await cleanUp()
    const left = await owner`select id from callback_requests where id in (${old}, ${recent})`
    expect(left.map(({ id }) => id)).toEqual([recent])
  })
})
