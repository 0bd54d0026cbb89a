import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { copyTemplate } from '#tests/setup/databases.ts'
import { databaseSettings } from '#tests/setup/settings.ts'

// A database of its own: what other tests leave behind hangs on other keys.
const url = await copyTemplate(inject('templateUrl'), 'rotation')
Object.assign(process.env, databaseSettings(url))
const owner = postgres(url, { max: 2, onnotice: () => {} })
afterAll(() => owner.end())

const [OLD, NEW] = [1, 2].map((byte) => `k${byte}:${Buffer.alloc(32, byte).toString('base64')}`)

/** The application as it starts with these master keys. */
async function startedWith(keys: string) {
  vi.resetModules()
  process.env.MASTER_KEYS = keys
  const crypto = await import('#app/platform/keys/crypto.server.ts')
  const { rotateKeys } = await import('./rotation.server.ts')
  const { closeDatabase } = await import('#app/platform/database/sql.server.ts')
  const { createPerson, newEmail } = await import('#tests/fixtures/people/people.ts')
  const { saveSection } = await import('#app/features/wishes/saving/save.server.ts')
  return { ...crypto, rotateKeys, closeDatabase, createPerson, newEmail, saveSection }
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
    expect(await during.rotateKeys()).toEqual({ wrapped: 4, broken: [] })
    expect(await during.rotateKeys()).toEqual({ wrapped: 0, broken: [] })
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

describe('a row that cannot be read', () => {
  /** Too few bytes to have the name of a key, a name that nobody has, and a key that was changed. */
  const broken = (sealed: Buffer) => {
    const changed = Buffer.from(sealed)
    changed[12] = (changed[12] ?? 0) ^ 1
    return [Buffer.alloc(0), Buffer.of(0), Buffer.of(0, 40, 3, 1, 2, 3), changed]
  }

  test('is told and passed over, and those beside it are wrapped anew', async () => {
    await owner`delete from callback_requests`
    const before = await startedWith(OLD ?? '')
    const id = randomUUID()
    const whole = before.sealForSystem('Bel mij', `callback_requests ${id}`)
    const rows = [whole, ...broken(whole)].map((message, index) => ({
      id: index === 0 ? id : randomUUID(),
      company_name: 'c',
      contact_name: '',
      email: '',
      phone: '',
      message,
    }))
    await owner`insert into callback_requests ${owner(rows)}`
    await before.closeDatabase()
    const during = await startedWith(`${NEW},${OLD}`)
    for (const wrapped of [1, 0]) {
      const done = await during.rotateKeys()
      expect({ ...done, broken: done.broken.toSorted() }).toEqual({
        wrapped,
        broken: rows
          .slice(1)
          .map((row) => `callback_requests ${row.id}`)
          .toSorted(),
      })
    }
    await during.closeDatabase()
    await owner`delete from callback_requests`
  })
})

describe('replacing the master key while the site is used', () => {
  /** More than two batches. */
  const REQUESTS = 1100

  /** How many requests to be called back each master key wraps. */
  const wrapped = async () => {
    const rows = await owner<{ name: string; count: number }[]>`
      select convert_from(substring(message from 4 for get_byte(message, 2)), 'UTF8') as name,
             count(*)::int as count
        from callback_requests where company_name = 'batch' group by name`
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }

  async function sealedBefore() {
    await owner`delete from callback_requests`
    const before = await startedWith(OLD ?? '')
    const person = await before.createPerson(before.newEmail())
    const rows = Array.from({ length: REQUESTS }, () => {
      const id = randomUUID()
      const message = before.sealForSystem('Bel mij', `callback_requests ${id}`)
      return { id, company_name: 'batch', contact_name: '', email: '', phone: '', message }
    })
    await owner`insert into callback_requests ${owner(rows)}`
    await before.closeDatabase()
    return { person, held: rows[0]?.id ?? '' }
  }

  /** Holds a row until it is let go. */
  async function hold(id: string) {
    const holding = await owner.reserve()
    await holding`begin`
    await holding`select 1 from callback_requests where id = ${id} for update`
    return async () => {
      await holding`rollback`
      holding.release()
    }
  }

  test('goes past rows that someone else holds, stops nobody, and ends when they are free', async () => {
    const { person, held } = await sealedBefore()
    const during = await startedWith(`${NEW},${OLD}`)
    const letGo = await hold(held)
    const rotation = during.rotateKeys()
    await expect.poll(wrapped, WAITING).toEqual({ k1: 1, k2: REQUESTS - 1 })
    const save = { section: 'veer', id: randomUUID(), revision: 0, final: false } as const
    const saved = await during.saveSection(person, { ...save, data: { energy: 'De zee' } })
    expect(saved).toMatchObject({ ok: true, revision: 1 })
    expect(await Promise.race([rotation, 'not yet'])).toBe('not yet')
    await letGo()
    // Both keys of the person besides.
    expect(await rotation).toEqual({ wrapped: REQUESTS + 2, broken: [] })
    expect(await wrapped()).toEqual({ k2: REQUESTS })
    await during.closeDatabase()
  })

  test('goes on where it was when it is broken off', async () => {
    const { held } = await sealedBefore()
    const during = await startedWith(`${NEW},${OLD}`)
    const letGo = await hold(held)
    const broken = during.rotateKeys().catch((error: unknown) => String(error))
    const waiting = () => owner`
      select pid from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await waiting()).length, WAITING).toBe(1)
    await owner`
      select pg_terminate_backend(pid) from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`
    expect(await broken).toMatch(/terminat|CONNECTION/)
    await letGo()
    expect(await wrapped()).toEqual({ k1: 1, k2: REQUESTS - 1 })
    expect(await during.rotateKeys()).toEqual({ wrapped: 1, broken: [] })
    expect(await wrapped()).toEqual({ k2: REQUESTS })
    await during.closeDatabase()
  })
})

const WAITING = { timeout: 15_000 }
