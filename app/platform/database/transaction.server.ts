/** Everything here ends, with a result or an error, within a known time. */
import {
  type Connection,
  endIdle,
  giveBack,
  type Sql,
  takeConnection,
} from './connections.server.ts'
import {
  asUnavailable,
  awayIfFollowing,
  beginWaiting,
  Unavailable,
  unlessAway,
} from '../unavailable.server.ts'

/** Nobody waits longer for a connection or an answer. */
export const DEADLINE_MS = 10_000

/** No part of the application lets the database wait longer for its next query, or has lost its way. */
export const IDLE_MS = 60_000

export type Transaction = {
  person: string
  system: string
  relative: string
  access: 'read write' | 'read only'
  seconds: number
}

/**
 * Sends one query without an actor.
 *
 * @throws Unavailable when the database is away or does not answer in time
 */
export const ask = <T>(query: (sql: Sql) => Promise<T>): Promise<T> =>
  connected(DEADLINE_MS, async ({ sql }) => ({
    // It may call a function that changes something, as who looks a session up does.
    result: await query(sql).catch(failAsWriter),
  }))

/**
 * Runs queries in one transaction: all of them count, or none. One that only reads does not wait
 * for its commit.
 *
 * @throws Unavailable when the database is away, hangs or takes longer than `seconds`
 */
export const transaction = <T>(what: Transaction, run: (sql: Sql) => Promise<T>): Promise<T> =>
  connected(what.seconds * 1000, (connection, ms) => {
    const done = inTransaction(connection, { ...what, seconds: ms / 1000 }, run)
    // Where it only reads, a change is a bug.
    return what.access === 'read write' ? done.catch(failAsWriter) : done
  })

const failAsWriter = (error: unknown): never => {
  throw awayIfFollowing(error)
}

async function inTransaction<T>(
  connection: Connection,
  what: Transaction,
  run: (sql: Sql) => Promise<T>,
): Promise<QueryResult<T>> {
  const { sql } = connection
  const opened = beginTransaction(sql, what)
  // What the driver sends next would be asked outside of a transaction, in nobody's name.
  opened.catch((error: Error) => void connection.end(error))
  const { result, last } = await within(connection, run)
  await opened
  if (what.access === 'read only') return { result, rest: sql`commit` }
  const [{ command }] = await Promise.all([sql`commit`, ...last])
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
  return { result }
}

type Statement = () => Promise<unknown>

/** What is to be sent last, of each transaction. */
const held = new WeakMap<Sql, (statement: Statement) => void>()

/**
 * Sends a statement together with the commit of its transaction: one round trip less. Nothing is known
 * of it before, and what it fails by, the transaction fails by. A query that comes after all is sent
 * after it.
 *
 * @param sql of the transaction
 * @param check looks at what it did, when all of it is committed; what it throws is told
 */
export function lastly<T>(
  sql: Sql,
  statement: PromiseLike<T>,
  check: (done: T) => void = () => {},
): void {
  const hold = held.get(sql)
  if (!hold) throw new Error('A statement was to be the last of no transaction.')
  // Asked for as by `await`, or it would come before what was asked just now.
  hold(() => Promise.resolve(statement).then(check))
}

/** On a connection that is the caller's own, until its commit. */
export function beginTransaction(sql: Sql, what: Transaction): Promise<unknown> {
  const { access, person, system, relative, seconds } = what
  // All of the time but a second, in which PostgreSQL can say so itself.
  const statement = `${Math.round(Math.max(seconds - 1, seconds / 2) * 1000)}`
  // A process that was paused gives back what it holds: others wait for its rows.
  const idle = `${Math.round(Math.min(seconds * 500, IDLE_MS))}`
  return Promise.all([
    access === 'read only' ? sql`begin read only` : sql`begin`,
    sql`
      select set_config('app.actor_id', ${person}, true),
             set_config('app.actor_system', ${system}, true),
             set_config('app.actor_relative', ${relative}, true),
             set_config('statement_timeout', ${statement}, true),
             set_config('idle_in_transaction_session_timeout', ${idle}, true)`,
  ])
}

type Done<T> = { result: T; last: PromiseLike<unknown>[] }

/** Later the connection is someone else's, and for a lost one the driver would make another. */
async function within<T>(connection: Connection, run: (sql: Sql) => Promise<T>): Promise<Done<T>> {
  let isOver = false
  let waiting: Statement | undefined
  const last: PromiseLike<unknown>[] = []
  const send = () => {
    if (!waiting) return
    const sent = waiting()
    sent.catch(() => {}) // told with the commit
    last.push(sent)
    waiting = undefined
  }
  const sql = new Proxy(connection.sql, {
    apply(target, self, args) {
      if (connection.isLost()) throw new Unavailable('The connection to the database was lost.')
      if (isOver) throw new Error('A query came after its transaction.')
      send()
      return Reflect.apply(target, self, args) as unknown
    },
  })
  held.set(sql, (statement) => {
    send()
    waiting = statement
  })
  try {
    const result = await run(sql)
    send()
    return { result, last }
  } finally {
    isOver = true
  }
}

type QueryResult<T> = { result: T; rest?: Promise<unknown> }

const withoutLimit = (ms: number) => ({ ms, end: () => {} })

/** The time covers getting it, using it and leaving it as it was. */
async function connected<T>(
  most: number,
  use: (own: Connection, ms: number) => Promise<QueryResult<T>>,
): Promise<T> {
  unlessAway()
  // What may take longer has nobody waiting on a page.
  const { ms, end: endWaiting } = most > DEADLINE_MS ? withoutLimit(most) : beginWaiting(most)
  const { promise: failure, reject: fail } = Promise.withResolvers<never>()
  failure.catch(() => {})
  const timer = setTimeout(() => {
    const late = new Unavailable('The database did not answer in time.')
    fail(late)
    if (connection) closeBroken(connection, late)
  }, ms)
  let connection: Connection | undefined
  const taking = takeConnection()
  try {
    connection = await Promise.race([taking, failure])
    connection.onLost = fail
    const { result, rest } = await Promise.race([use(connection, ms), failure])
    void leave(rest)
    return result
  } catch (error) {
    const failed = asUnavailable(error)
    // The driver goes on with one that ended while it was made, but then reads lists as texts.
    if (connection && failed instanceof Unavailable) void connection.end(failed)
    void leave(connection && !connection.isLost() ? connection.sql`rollback` : undefined)
    throw failed
  } finally {
    endWaiting()
  }

  async function leave(rest?: Promise<unknown>) {
    await Promise.race([rest, failure]).catch(() => {})
    clearTimeout(timer)
    await taking.then(giveBack, () => {})
  }
}

/** One that hangs tells of the way to the database: the next query makes a new one. */
function closeBroken(connection: Connection, error: Error) {
  void connection.end(error)
  endIdle()
}
