import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { copyTemplate } from '#tests/setup/databases.ts'
import { databaseSettings } from '#tests/setup/settings.ts'

// A database of its own: what other tests leave behind hangs on other keys.
const url = await copyTemplate(inject('templateUrl'), 'rotation')
Object.assign(process.env, databaseSettings(url))
const owner = postgres(url, { max: 1, onnotice: () => {} })
afterAll(() => owner.end())

const [OLD, NEW] = [1, 2].map((byte) => `k${byte}:${Buffer.alloc(32, byte).toString('base64')}`)

/** The application as it starts with these master keys. */
async function startedWith(keys: string) {
  vi.resetModules()
  process.env.MASTER_KEYS = keys
  const crypto = await import('#app/platform/crypto.server.ts')
  const { rotateKeys } = await import('./rotation.server.ts')
  const { closeDatabase } = await import('#app/platform/sql.server.ts')
  return { ...crypto, rotateKeys, closeDatabase }
}

describe('replacing the master key', () => {
  test('leaves what the application sealed for itself readable without the old one', async () => {
    const id = randomUUID()
    const before = await startedWith(OLD ?? '')
    await owner`
      insert into callback_requests (id, company_name, contact_name, email, phone, message)
      values (${id}, 'a', 'b', 'c', 'd',
              ${before.sealForSystem('Bel mij', `callback_requests ${id}`)})`
    await owner`
      insert into appointments (id, appointment_type, scheduled_date, duration_minutes, ends_at,
                                notes, token_hash)
      values (${id}, 'online_consultation', '2098-01-06T09:00Z', 30, '2098-01-06T09:30Z',
              ${before.sealForSystem({ name: 'Anna' }, `appointments ${id}`)}, ${Buffer.from(id)})`
    await owner`insert into users (id, email, password_hash) values (${id}, 'a@example.nl', '')`
    await owner`insert into wish_file_numbers (number) values ('WR00000001')`
    await owner`
      insert into wishes (id, user_id, wish_file_number, title) values (${id}, ${id}, 'WR00000001', '')`
    await owner`
      insert into card_orders (id, user_id, wish_id, variant, sealed, sealed_for_post)
      values (${id}, ${id}, ${id}, 'standard', '',
              ${before.sealForSystem({ city: 'Zwolle' }, `card_orders ${id}`)})`
    await owner`
      insert into cards (id, order_id, number, token_hash, sealed_for_print)
      values (${id}, ${id}, 1, '', ${before.sealForSystem('geheim', `cards ${id}`)})`
    await before.closeDatabase()

    const during = await startedWith(`${NEW},${OLD}`)
    expect(await during.rotateKeys()).toBe(4)
    expect(await during.rotateKeys()).toBe(0)
    await during.closeDatabase()

    const after = await startedWith(NEW ?? '')
    for (const [table, column, value] of [
      ['appointments', 'notes', { name: 'Anna' }],
      ['callback_requests', 'message', 'Bel mij'],
      ['card_orders', 'sealed_for_post', { city: 'Zwolle' }],
      ['cards', 'sealed_for_print', 'geheim'],
    ] as const) {
      const [row] = await owner<{ sealed: Buffer }[]>`
        select ${owner(column)} as sealed from ${owner(table)} where id = ${id}`
      expect(after.openForSystem(row?.sealed as Buffer, `${table} ${id}`)).toEqual(value)
    }
  })
})
