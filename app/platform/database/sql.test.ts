import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { env } from '../env.server.ts'
import {
  withActor,
  ask,
  asPerson,
  asSystem,
  driverPool,
  enqueue,
  lastly,
  readOnly,
  type Sql,
} from './sql.server.ts'
import { tokenHash } from '../keys/crypto.server.ts'
import { asUnavailable, Unavailable } from '../unavailable.server.ts'

let user: TestUser

beforeAll(async () => {
  user = await testUser()
})

const number = () => `WR${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const insert = (sql: Sql, value: string) => sql`select issue_file_number(${[value]})`
const exists = async (value: string) =>
  (await owner`select 1 from wish_file_numbers where number = ${value}`).length > 0

/** Whom the database takes for the actor. */
const actorOf = async (sql: Sql) => {
  const [row] = await sql<
    (DbRow<'actor_id', 'actor_id as id'> & DbRow<'actor_system', 'actor_system as system'>)[]
  >`
    select actor_id() as id, actor_system() as system`
  return row
}

const DOORS = { withActor, readOnly }

describe.each(Object.entries(DOORS))('%s', (_, door) => {
  test('runs on behalf of a person or a part of the application, never both', async () => {
    expect(await door(asPerson(user.id), actorOf)).toEqual({ id: user.id, system: null })
    expect(await door(asSystem('accounts'), actorOf)).toEqual({ id: null, system: 'accounts' })
  })

  test('gives back what was made of it', async () => {
    expect(await door(asPerson(user.id), async () => 'klaar')).toBe('klaar')
  })

  test('lets errors through and goes on working', async () => {
    const failing = door(asPerson(user.id), async (sql) => {
      await sql`select 1`
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await expect(
      door(asPerson(user.id), (sql) => sql`select nothing from nowhere`),
    ).rejects.toThrow('nowhere')
    await expect(
      door(asPerson(user.id), () => {
        throw new Error('at once')
      }),
    ).rejects.toThrow('at once')
    expect(await door(asPerson(user.id), actorOf)).toMatchObject({ id: user.id })
  })

  test('refuses an actor that is no id', async () => {
    await expect(door(asPerson("x' or true"), actorOf)).rejects.toThrow('uuid')
    expect(await door(asPerson(user.id), actorOf)).toMatchObject({ id: user.id })
  })

  test('leaves no actor behind on the connection', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_one, index) =>
        door(asPerson(user.id), actorOf).then(() =>
          index % 3 ? undefined : door(asPerson(user.id), () => Promise.reject(new Error('x'))),
        ),
      ),
    ).catch(() => {})
    const left = await Promise.all(
      Array.from({ length: 30 }, () =>
        ask((sql) => sql`select actor_id() as id, actor_system() as system`),
      ),
    )
    expect(left.flat()).toEqual(Array.from({ length: 30 }, () => ({ id: null, system: null })))
    expect(await ask((sql) => sql`select 1 from users`)).toHaveLength(0)
  })

  test('never mixes the actors of many transactions at once', async () => {
    const actors = Array.from({ length: 200 }, (_one, index) =>
      index % 4 === 0 ? asSystem('accounts') : asPerson(randomUUID()),
    )
    const seen = await Promise.all(
      actors.map((actor) =>
        door(actor, async (sql) => {
          const before = await actorOf(sql)
          await sql`select pg_sleep(${Math.random() / 200})`
          return [before, await actorOf(sql)]
        }),
      ),
    )
    const wanted = actors.map((actor) =>
      actor.kind === 'person'
        ? { id: actor.id, system: null }
        : { id: null, system: actor.kind === 'system' ? actor.name : null },
    )
    expect(seen).toEqual(wanted.map((one) => [one, one]))
  })

  test('lets no query through afterwards, when the connection is someone else’s', async () => {
    const kept: Sql[] = []
    await door(asPerson(user.id), async (sql) => void kept.push(sql))
    const failing = door(asPerson(user.id), async (sql) => {
      kept.push(sql)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    for (const sql of kept) expect(() => sql`select 1`).toThrow('came after its transaction')
    expect(kept).toHaveLength(2)
  })

  test('gives every connection back', async () => {
    for (let round = 0; round < 40; round += 1)
      await door(asPerson(user.id), async (sql) => {
        if (round % 2) throw new Error('on purpose')
        return actorOf(sql)
      }).catch(() => {})
    expect(await door(asPerson(user.id), actorOf)).toMatchObject({ id: user.id })
  })
})

describe('a transaction that writes', () => {
  test('keeps what it did', async () => {
    const value = number()
    await withActor(asPerson(user.id), (sql) => insert(sql, value))
    expect(await exists(value)).toBe(true)
  })

  test('is rolled back whole when it refuses, and answers with why', async () => {
    const value = number()
    const refused = await withActor<string>(asPerson(user.id), async (sql, refuse) => {
      await insert(sql, value)
      return refuse('te laat')
    })
    expect(refused).toBe('te laat')
    expect(await exists(value)).toBe(false)
  })

  test('is not stopped by the refusal of another', async () => {
    const [one, other] = [number(), number()]
    const answers = await withActor<string>(asPerson(user.id), async (sql) => {
      await insert(sql, one)
      const inner = await withActor<string>(asPerson(user.id), async (own, refuse) => {
        await insert(own, other)
        return refuse('binnen')
      })
      return `${inner}, en door`
    })
    expect(answers).toBe('binnen, en door')
    expect([await exists(one), await exists(other)]).toEqual([true, false])
  })

  test('is rolled back whole when something throws', async () => {
    const [one, other] = [number(), number()]
    const failing = withActor(asPerson(user.id), async (sql) => {
      await insert(sql, one)
      await insert(sql, other)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect([await exists(one), await exists(other)]).toEqual([false, false])
  })

  test('is rolled back when a query fails, also one that nobody waited for', async () => {
    const value = number()
    const failing = withActor(asPerson(user.id), async (sql) => {
      await insert(sql, value)
      await Promise.all([insert(sql, value), sql`select 1`])
    })
    await expect(failing).rejects.toThrow('no free wish file number')
    expect(await exists(value)).toBe(false)
  })

  test('does not pass for done when a failure was swallowed', async () => {
    const value = number()
    const swallowed = withActor(asPerson(user.id), async (sql) => {
      await insert(sql, value)
      await insert(sql, value).catch(() => {})
      return 'done'
    })
    await expect(swallowed).rejects.toThrow('The transaction was rolled back.')
    expect(await exists(value)).toBe(false)
  })

  test('queues a job with what it did, or not at all', async () => {
    const key = randomUUID()
    const queued = async () =>
      (await owner`select 1 from graphile_worker.jobs where key = ${key}`).length
    const failing = withActor(asSystem('mail'), async (sql) => {
      await enqueue(sql, 'sendMail', { id: key }, key)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await queued()).toBe(0)
    await withActor(asSystem('mail'), (sql) => enqueue(sql, 'sendMail', { id: key }, key))
    await withActor(asSystem('mail'), (sql) => enqueue(sql, 'sendMail', { id: key }, key))
    expect(await queued()).toBe(1)
    await owner`select graphile_worker.remove_job(${key})`
  })
})

describe('a database that does not lead any more', () => {
  const follows = (sql: Sql) => sql`set transaction read only`

  test('is away for who writes, and asked no more over that connection', async () => {
    const value = number()
    const writing = withActor(asPerson(user.id), async (sql) => {
      await follows(sql)
      await insert(sql, value)
    })
    await expect(writing).rejects.toThrow(Unavailable)
    const lastOfAll = withActor(asPerson(user.id), async (sql) => {
      await follows(sql)
      lastly(sql, insert(sql, value))
    })
    await expect(lastOfAll).rejects.toThrow(Unavailable)
    await withActor(asPerson(user.id), (sql) => insert(sql, value))
    expect(await exists(value)).toBe(true)
  })

  test('is away too for a query by itself that changes something', async () => {
    await owner`update sessions set last_seen_at = now() - interval '1 hour' where user_id = ${user.id}`
    const asking = ask(async (sql) => {
      await sql`set session characteristics as transaction read only`
      return sql`select user_id from session_user_of(${tokenHash(user.token)}, '1 day')`
    })
    await expect(asking).rejects.toThrow(Unavailable)
  })
})

describe('a transaction that reads', () => {
  test.each([
    ['insert', (sql: Sql) => insert(sql, number())],
    ['update', (sql: Sql) => sql`update profiles set updated_at = now()`],
    ['delete', (sql: Sql) => sql`delete from sessions`],
  ])('refuses %s', async (_, write) => {
    await expect(readOnly(asPerson(user.id), (sql) => write(sql))).rejects.toThrow(
      'read-only transaction',
    )
    expect(await owner`select 1 from sessions where user_id = ${user.id}`).not.toHaveLength(0)
  })

  test('cannot make itself write', async () => {
    const trying = readOnly(asPerson(user.id), async (sql) => {
      await sql`set transaction read write`
      await insert(sql, number())
    })
    await expect(trying).rejects.toThrow('read-write mode')
  })

  test('does not pass for a database that is away when it changes something', async () => {
    const trying = readOnly(asPerson(user.id), (sql) => insert(sql, number()))
    await expect(trying).rejects.toThrow(/read-only transaction/)
    await expect(trying).rejects.not.toThrow(Unavailable)
  })
})

describe('a connection that the database ends', () => {
  /** Ends the connection of a transaction, as a restart of the database does. */
  const end = async (sql: Sql) => {
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    await owner`select pg_terminate_backend(${row?.pid ?? 0}, 5000)`
  }

  test.each(Object.entries(DOORS))(
    'fails the transaction and nothing else: %s',
    async (_, door) => {
      for (let count = 0; count < 12; count += 1) {
        const lost = door(asPerson(user.id), async (sql) => {
          await end(sql)
          return sql`select 1`
        })
        await expect(lost).rejects.toThrow(/CONNECTION_CLOSED|terminating connection/)
        expect(await door(asPerson(user.id), actorOf)).toEqual({ id: user.id, system: null })
      }
    },
  )

  test('is known for what it is in the driver of the queue too', async () => {
    const pool = driverPool(env().APP_DATABASE_URL, 1)
    const client = await pool.connect()
    const failing = () => client.query('select pg_backend_pid() as pid').catch(asUnavailable)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await owner`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`
    for (let turn = 0; turn < 3; turn += 1) expect(await failing()).toBeInstanceOf(Unavailable)
    client.release(true)
    expect(await client.query('select 1').catch(asUnavailable)).toBeInstanceOf(Unavailable)
    await pool.end()
  })

  test.each(Object.entries(DOORS))(
    'since it was left in the midst of a transaction, fails it: %s',
    async (_, door) => {
      const paused = (ms: number) =>
        door(
          asPerson(user.id),
          async (sql) => {
            await sql`select 1`
            // Nothing of this process goes on, as when it is stopped.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
            return sql`select 1`
          },
          4,
        )
      await expect(paused(2500)).rejects.toThrow(/CONNECTION_CLOSED|terminating connection/)
      await expect(paused(500)).resolves.toHaveLength(1)
    },
  )

  test('in the queue is left in the midst of a transaction no longer than a minute', async () => {
    const pool = driverPool(env().APP_DATABASE_URL, 1)
    const { rows } = await pool.query('show idle_in_transaction_session_timeout')
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
    await pool.end()
  })

  test('leaves those alone who wait for one', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_one, count) =>
        withActor(asPerson(user.id), async (sql) => {
          if (count % 4 === 0) await end(sql)
          return actorOf(sql)
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    for (let count = 0; count < 12; count += 1)
      expect(await withActor(asPerson(user.id), actorOf)).toEqual({ id: user.id, system: null })
  })
})

describe('what is sent lastly', () => {
  const names = () => [number(), number()] as const

  test('is stored with the rest', async () => {
    const [one, other] = names()
    await withActor(asPerson(user.id), async (sql) => {
      await insert(sql, one)
      lastly(sql, insert(sql, other))
    })
    expect([await exists(one), await exists(other)]).toEqual([true, true])
  })

  test('comes before any query that follows after all', async () => {
    const set = (sql: Sql, value: string) => sql`select set_config('app.told', ${value}, true)`
    const [row] = await withActor(asPerson(user.id), async (sql) => {
      lastly(sql, set(sql, 'one'))
      lastly(sql, set(sql, 'two'))
      return sql<{ told: string }[]>`select current_setting('app.told') as told`
    })
    expect(row?.told).toBe('two')
  })

  test('fails the transaction when it fails, and nothing is kept; the next one works', async () => {
    const [one] = names()
    const failing = withActor(asPerson(user.id), async (sql) => {
      await insert(sql, one)
      lastly(sql, sql`select 1 / 0`)
      return 'done'
    })
    await expect(failing).rejects.toThrow('division by zero')
    expect(await exists(one)).toBe(false)
    expect(await withActor(asPerson(user.id), async () => 'works')).toBe('works')
  })

  test('is not sent where the transaction is refused', async () => {
    const [one] = names()
    const refused = await withActor<string>(asPerson(user.id), async (sql, refuse) => {
      lastly(sql, insert(sql, one))
      return refuse('no')
    })
    expect([refused, await exists(one)]).toEqual(['no', false])
  })

  test('belongs to a transaction', () => {
    expect(() => lastly(owner, owner`select 1`)).toThrow('of no transaction')
  })
})
