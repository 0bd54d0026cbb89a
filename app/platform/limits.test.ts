import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { pgPool } from './database/sql.server.ts'
import '#tests/setup/database.ts'
import { countAttempt } from './limits.server.ts'
import { answering, isAway, Unavailable } from './unavailable.server.ts'

const limit = { name: 'proof', points: 2, seconds: 60 }

/** What is thrown when attempts are counted, and whether the database counts as away from then on. */
async function counted() {
  const thrown = await countAttempt(limit, randomUUID()).catch((error: unknown) => error)
  return { thrown, away: isAway() }
}

async function whileFailing(error: Error) {
  const query = vi.spyOn(pgPool(), 'query').mockRejectedValue(error as never)
  try {
    return await answering(counted)
  } finally {
    query.mockRestore()
  }
}

test('what is beyond the limit waits', async () => {
  const subject = randomUUID()
  const tries = [1, 2, 3].map(() => countAttempt(limit, subject))
  const waits = await Promise.all(tries)
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(2)
  expect(waits).toContainEqual(expect.any(Number))
})

test('a database that is away while attempts are counted is an outage', async () => {
  const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const failed = await whileFailing(away)
  expect(failed).toEqual({ thrown: expect.any(Unavailable), away: true })
})

test('so is one that does not lead any more', async () => {
  // The pool gives out next what came back last.
  const nextIsReadOnly = async (is: 'on' | 'off') => {
    const client = await pgPool().connect()
    await client.query(`set default_transaction_read_only = ${is}`)
    client.release()
  }
  await nextIsReadOnly('on')
  const failed = await answering(counted)
  await nextIsReadOnly('off')
  expect(failed).toEqual({ thrown: expect.any(Unavailable), away: true })
})

test.each([
  ['a mistake in the code', new TypeError('x')],
  ['a query that is wrong', Object.assign(new Error('x'), { code: '42P01', severity: 'ERROR' })],
])('%s while attempts are counted is no outage', async (_, bug) => {
  expect(await whileFailing(bug)).toEqual({ thrown: bug, away: false })
})
