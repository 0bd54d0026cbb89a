import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import postgres from 'postgres'
import { APP_ROLE, roleUrl } from '#db/roles.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'

export type Sql = postgres.ReservedSql

/** Parts of the application that act without a signed-in person; policies name them. */
export type SystemName =
  | 'accounts'
  | 'appointments'
  | 'callbacks'
  | 'cleaning'
  | 'content'
  | 'deletion'
  | 'keys'
  | 'mail'
  | 'reminders'
  | 'versions'

/** On whose behalf a transaction runs. The database's policies decide what that one may see. */
export type Actor = { kind: 'person'; id: string } | { kind: 'system'; name: SystemName }

/** A person, who reaches what is theirs. */
export const asPerson = (id: string): Actor => ({ kind: 'person', id })
/** A part of the application that works without one, and reaches what its task needs. */
export const asSystem = (name: SystemName): Actor => ({ kind: 'system', name })

let pool: postgres.Sql | undefined
let limitsPool: pg.Pool | undefined

const url = () => roleUrl(env().DATABASE_URL, APP_ROLE, env().DATABASE_ROLE_SECRET)

/** The connection pool, signed in as a role that owns nothing. For queries that need no actor. */
export function database(): postgres.Sql {
  pool ??= postgres(url(), { max: 10, onnotice: () => {}, connect_timeout: 5 })
  return pool
}

/** The same database through the `pg` driver, for libraries that speak only that one. */
export function pgPool(): pg.Pool {
  limitsPool ??= driverPool(url(), 4)
  return limitsPool
}

/**
 * A pool of the `pg` driver. It lives on when the database ends a connection: a query under way
 * fails, the next one makes a new connection.
 */
export function driverPool(connectionString: string, max: number): pg.Pool {
  const lost = (error: Error) => log().warn({ err: error }, 'database connection lost')
  return new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5000 })
    .on('error', lost)
    .on('connect', (client) => client.on('error', lost))
}

/** Waits for its turn among the transactions that give the same name, and holds it until the end. */
export const takeTurns = (sql: Sql, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/** Runs queries in one transaction on behalf of an actor; rolls back when `run` throws. */
export function as<T>(actor: Actor, run: (sql: Sql) => Promise<T>): Promise<T> {
  return transaction(actor, 'read write', run)
}

/**
 * Like `as`, for reading only. It does not wait for the commit, so a page that reads once waits for
 * one round trip: opening, setting the actor and the first query travel together.
 */
export function reading<T>(actor: Actor, run: (sql: Sql) => Promise<T>): Promise<T> {
  return transaction(actor, 'read only', run)
}

async function transaction<T>(
  actor: Actor,
  access: 'read write' | 'read only',
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  const sql = await reserve()
  const line = watchedLine()
  try {
    return await Promise.race([carryOut(sql, line, actor, access, run), line.loss])
  } catch (error) {
    void giveBack(sql, line, error)
    throw error
  }
}

/** Longer than this nobody waits for a connection, be they all in use. */
const PATIENCE_MS = 10_000

/**
 * A connection of the pool for one transaction. The driver forgets one of those who wait for one
 * when a connection is lost; that one hears of it after a while.
 */
async function reserve(): Promise<Sql> {
  const wanted = database().reserve()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      wanted.then((sql) => sql.release()).catch(() => {})
      reject(new Error('No connection to the database came free.'))
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([wanted, late])
  } finally {
    clearTimeout(timer)
  }
}

async function carryOut<T>(
  sql: Sql,
  line: Line,
  actor: Actor,
  access: 'read write' | 'read only',
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  const opened = open(sql, line, actor, access)
  opened.catch(() => {}) // reported by the first query or by the await below
  const result = await run(guarded(sql, line))
  await opened
  if (line.lost) throw lostConnection()
  if (access === 'read only') {
    sql`commit`.then(sql.release, (error: unknown) => giveBack(sql, line, error))
    return result
  }
  const { command } = await sql`commit`
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
  sql.release()
  return result
}

function open(sql: Sql, line: Line, actor: Actor, access: 'read write' | 'read only') {
  const person = actor.kind === 'person' ? actor.id : ''
  const system = actor.kind === 'system' ? actor.name : ''
  return Promise.all([
    watch(access === 'read only' ? sql`begin read only` : sql`begin`, line),
    sql`select set_config('app.actor_id', ${person}, true), set_config('app.actor_system', ${system}, true)`,
  ])
}

/**
 * The connection of a transaction, as far as it can be lost. The driver (postgres.js 3.4) does not
 * look before it writes: a query on a reserved connection that is gone throws where nobody can catch
 * it and ends the process, and one that waits for its turn is never answered.
 */
type Line = { lost: boolean; loss: Promise<never>; cut: (error: Error) => void }

function watchedLine(): Line {
  let fail: (error: Error) => void = () => {}
  const loss = new Promise<never>((_, reject) => (fail = reject))
  loss.catch(() => {})
  const line: Line = {
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

const lostConnection = () => new Error('The connection to the database was lost.')

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
  const { code, severity, syscall } = Object(error) as Record<string, unknown>
  const isOfConnection =
    severity === 'FATAL' || syscall !== undefined || String(code).startsWith('CONNECTION_')
  if (isOfConnection && !line.lost) await wait(KNOWN_MS, undefined, { ref: false })
  if (line.lost) return
  await sql`rollback`.catch(() => {})
  if (!line.lost) sql.release()
}

/**
 * Queues a background job in the caller's transaction.
 *
 * @param key jobs with the same key replace each other while they wait
 */
export async function enqueue(sql: Sql, task: string, payload: object, key: string) {
  await sql`select enqueue_job(${task}, ${sql.json(payload as postgres.JSONValue)}::json, ${key})`
}

/**
 * Stops the start when the application's role could pass by row-level security.
 *
 * @throws when the role is a superuser, bypasses row-level security or owns a table
 */
export async function refuseMightyRole() {
  const [row] = await database()<{ mighty: boolean; owns: boolean }[]>`
    select r.rolsuper or r.rolbypassrls as mighty,
           exists (select from pg_class c where c.relowner = r.oid and c.relkind = 'r') as owns
      from pg_roles r where r.rolname = current_user`
  if (!row || row.mighty || row.owns)
    throw new Error(
      'The application role must not be a superuser, bypass row security or own tables.',
    )
}

/** Closes the pools; waits for running queries. */
export async function closeDatabase() {
  await Promise.all([pool?.end({ timeout: 5 }), limitsPool?.end()])
  pool = undefined
  limitsPool = undefined
}
