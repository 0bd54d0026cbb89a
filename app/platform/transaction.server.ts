/**
 * The pool of connections, and transactions that always end: with a result, or with an error within
 * a known time, whatever happens to the database meanwhile.
 *
 * The driver's own `begin` cannot be used (postgres.js 3.4): when the database ends a connection, it
 * writes its rollback to a socket that is gone, which ends the process. So a transaction reserves a
 * connection, hears of its end, and writes nothing to it from then on.
 */
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { env } from './env.server.ts'
import { asUnavailable, Unavailable, unlessAway } from './unavailable.server.ts'

export type Sql = postgres.ReservedSql

/** Longer than this nobody waits for the database, be it for a connection or for an answer. */
export const DEADLINE_MS = 10_000
/** PostgreSQL ends a statement before that, so that only one that hangs reaches the deadline. */
export const STATEMENT_MS = 9_000
/** How long the transactions beside one that hangs may take to end. */
const LEAVE_SECONDS = 5

let pool: postgres.Sql | undefined

/** The connection pool. For queries that need no actor; those of a request go through `ask`. */
export function database(): postgres.Sql {
  pool ??= postgres(env().APP_DATABASE_URL, {
    max: 10,
    onnotice: () => {},
    connect_timeout: 5,
    connection: { statement_timeout: STATEMENT_MS },
  })
  return pool
}

/** Closes the pool; waits for running queries. */
export async function closePool() {
  const closing = pool
  pool = undefined
  await closing?.end({ timeout: LEAVE_SECONDS })
}

/** A connection that hangs tells of the way to the database: the next query makes a new one. */
function abandon(hanging: postgres.Sql) {
  if (pool === hanging) pool = undefined
  void hanging.end({ timeout: LEAVE_SECONDS })
}

const late = () => new Unavailable('The database did not answer in time.')

/**
 * One query without an actor, outside a transaction.
 *
 * @throws Unavailable when the database is away or does not answer in time
 */
export async function ask<T>(query: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  unlessAway()
  const asked = database()
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abandon(asked)
      reject(late())
    }, DEADLINE_MS)
  })
  try {
    return await Promise.race([query(asked), deadline])
  } catch (error) {
    throw asUnavailable(error)
  } finally {
    clearTimeout(timer)
  }
}

export type Transaction = {
  /** On whose behalf: the id of a person, or the name of a part of the application. */
  person: string
  system: string
  access: 'read write' | 'read only'
  /** How long it may take in all. */
  seconds: number
}

/**
 * Runs queries in one transaction; rolls back when `run` throws. One that only reads does not wait
 * for its commit.
 *
 * @throws Unavailable when the database is away, hangs or takes too long
 */
export async function transaction<T>(what: Transaction, run: (sql: Sql) => Promise<T>): Promise<T> {
  unlessAway()
  const from = database()
  const line = watchedLine()
  const deadline = setTimeout(() => {
    line.cut(late())
    if (line.reserved) abandon(from)
  }, what.seconds * 1000)
  try {
    return await Promise.race([reserveAndRun(from, line, what, run), line.loss])
  } catch (error) {
    throw asUnavailable(error)
  } finally {
    clearTimeout(deadline)
  }
}

async function reserveAndRun<T>(
  from: postgres.Sql,
  line: Line,
  what: Transaction,
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  const sql = await from.reserve()
  if (line.lost) {
    sql.release() // it came free after the deadline
    throw late()
  }
  line.reserved = true
  try {
    return await carryOut(sql, line, what, run)
  } catch (error) {
    void giveBack(sql, line, error)
    throw error
  }
}

async function carryOut<T>(
  sql: Sql,
  line: Line,
  what: Transaction,
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  const opened = open(sql, line, what)
  opened.catch(() => {}) // reported by the first query or by the await below
  const result = await run(guarded(sql, line))
  await opened
  if (line.lost) throw lostConnection()
  if (what.access === 'read only') {
    sql`commit`.then(sql.release, (error: unknown) => giveBack(sql, line, error))
    return result
  }
  const { command } = await sql`commit`
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
  sql.release()
  return result
}

function open(sql: Sql, line: Line, { access, person, system, seconds }: Transaction) {
  // A statement may take all of the time but for a second, in which PostgreSQL can say so itself.
  const statement = `${(seconds - 1) * 1000}`
  return Promise.all([
    watch(access === 'read only' ? sql`begin read only` : sql`begin`, line),
    sql`
      select set_config('app.actor_id', ${person}, true),
             set_config('app.actor_system', ${system}, true),
             set_config('statement_timeout', ${statement}, true)`,
  ])
}

/**
 * The connection of a transaction, as far as it can be lost: ended by the database, or given up
 * because it hangs.
 */
type Line = {
  reserved: boolean
  lost: boolean
  loss: Promise<never>
  cut: (error: Error) => void
}

function watchedLine(): Line {
  let fail: (error: Error) => void = () => {}
  const loss = new Promise<never>((_, reject) => (fail = reject))
  loss.catch(() => {})
  const line: Line = {
    reserved: false,
    lost: false,
    loss,
    cut: (error) => {
      line.lost = true
      fail(error)
    },
  }
  return line
}

type Watched = { options: { onexecute?: (connection: object) => boolean } }

/** Hears of the end of the connection that a query runs on, the way the driver's own `begin` does. */
function watch<Query extends object>(query: Query, line: Line): Query {
  const { options } = query as unknown as Watched
  options.onexecute = (connection) => {
    Object.assign(connection, { onclose: line.cut })
    return true // the next query may follow at once
  }
  return query
}

const lostConnection = () => new Unavailable('The connection to the database was lost.')

/** Refuses queries once the connection is lost. */
const guarded = (sql: Sql, line: Line): Sql =>
  new Proxy(sql, {
    apply(target, self, args) {
      if (line.lost) throw lostConnection()
      return Reflect.apply(target, self, args) as unknown
    },
  })

/** How long after the error of a connection that is lost the driver knows of it, at most. */
const KNOWN_MS = 1000

/** Ends a transaction that failed. The driver itself takes a connection back that was lost. */
async function giveBack(sql: Sql, line: Line, error: unknown) {
  if (asUnavailable(error) instanceof Unavailable && !line.lost)
    await wait(KNOWN_MS, undefined, { ref: false })
  if (line.lost) return
  await sql`rollback`.catch(() => {})
  if (!line.lost) sql.release()
}
