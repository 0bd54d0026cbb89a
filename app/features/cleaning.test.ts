import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
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
})
