import { describe, expect, test } from 'vitest'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import { clientWithoutAddress } from '#tests/fixtures/people/clients.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { cleanUp } from './cleaning.server.ts'

describe('the nightly cleaning', () => {
  test('goes on after a table that cannot be cleaned, and says so at the end', async () => {
    await owner`
      insert into rate_limits (key, points, expire)
      values ('of long ago', 1, extract(epoch from now() - interval '2 days') * 1000)`
    await owner`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`
    await owner`
      create trigger refuse before delete on mails for each statement execute function refuse()`
    await expect(cleanUp()).rejects.toThrow('1 cleanings failed')
    await owner`drop function refuse cascade`
    expect(await owner`select 1 from rate_limits where key = 'of long ago'`).toEqual([])
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

  test('leaves wishes that somebody told a colleague, whatever became of the account', async () => {
    const staff = await testUser('staff')
    const clients = {
      'with a letter of long ago': await clientWithoutAddress(staff),
      'that nobody can take over any more': await clientWithoutAddress(staff),
      'without wishes': await clientWithoutAddress(staff),
    }
    const [old, lost, empty] = Object.values(clients).map(({ id }) => id)
    for (const { id } of Object.values(clients))
      await owner`update users set created_at = now() - interval '5 years' where id = ${id}`
    await owner`
      update prepared_accounts
         set made_at = now() - interval '5 years', code_until = now() - interval '2 years'`
    await owner`delete from prepared_accounts where user_id = ${lost ?? ''}`
    await owner`delete from wishes where user_id = ${empty ?? ''}`
    await cleanUp()
    const left = await owner`
      select id from users where id in ${owner(Object.values(clients).map(({ id }) => id))}`
    expect(left.map(({ id }) => id).toSorted()).toEqual([old, lost].toSorted())
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
})
