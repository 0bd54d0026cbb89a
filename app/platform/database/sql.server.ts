import pg from 'pg'
import type postgres from 'postgres'
import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { type PoolCounts, watchPool } from '../metrics.server.ts'
import { closeConnections, type Sql, STATEMENT_MS } from './connections.server.ts'
import { traceHeaders } from '../trace.server.ts'
import { ask, DEADLINE_MS, IDLE_MS, transaction } from './transaction.server.ts'

export type { Sql, SqlPart } from './connections.server.ts'
export { ask, lastly } from './transaction.server.ts'

/** Each feature declares its own here, in its manifest. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Systems {}

/** They act without a signed-in person; policies name them. */
export type SystemName = keyof Systems

/** On whose behalf a transaction runs; policies decide what that one sees. */
export type TransactionActor =
  | { kind: 'person'; id: string }
  | { kind: 'system'; name: SystemName }
  /** A contact of someone, by the row that says what they may read; with an account or without. */
  | { kind: 'relative'; id: string }

/** A signed-in person: sees their own, and what was granted to them. */
export const asPerson = (id: string): TransactionActor => ({ kind: 'person', id })
/** @param id of the row that says what this contact may read */
export const asRelative = (id: string): TransactionActor => ({ kind: 'relative', id })
/** A part of the system, which sees what its policies name it for. */
export const asSystem = (name: SystemName): TransactionActor => ({ kind: 'system', name })

let limitsPool: pg.Pool | undefined

/** Connections of the application for libraries that want `pg`, four at most. */
export function pgPool(): pg.Pool {
  limitsPool ??= env().DATABASE_POOLER
    ? pooledPool(env().APP_DATABASE_URL, 4, { query_timeout: DEADLINE_MS })
    : driverPool(env().APP_DATABASE_URL, 4, {
        query_timeout: DEADLINE_MS,
        statement_timeout: STATEMENT_MS,
      })
  watchPool('limits', countsOf(limitsPool))
  return limitsPool
}

/** How many connections of the driver's pool are used, for who watches. */
export const countsOf = (pool: pg.Pool) => (): PoolCounts => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
  most: pool.options.max,
})

const WAITS = { connectionTimeoutMillis: 5000 }

/**
 * The driver's pool, which lives on when the database ends a connection: the query fails, the next
 * one makes a new one.
 */
export function driverPool(connectionString: string, max: number, limits = {}): pg.Pool {
  const session = { idle_in_transaction_session_timeout: IDLE_MS }
  return lasting(new pg.Pool({ connectionString, max, ...WAITS, ...session, ...limits }))
}

/** One through a pooler, which sets those limits, and where no statement has a name. */
function pooledPool(connectionString: string, max: number, limits = {}): pg.Pool {
  return lasting(new NamelessPool({ connectionString, max, ...WAITS, ...limits }))
}

/** Libraries name what they ask again and again; behind a pooler that name is on another connection. */
class NamelessPool extends pg.Pool {
  override query = ((what: unknown, ...rest: unknown[]) => {
    const asked = typeof what === 'object' ? { ...what, name: undefined } : what
    return Reflect.apply(pg.Pool.prototype.query, this, [asked, ...rest]) as unknown
  }) as pg.Pool['query']
}

function lasting(pool: pg.Pool): pg.Pool {
  const lost = (error: Error) => log().warn({ err: error }, 'database connection lost')
  return pool.on('error', lost).on('connect', (client) => client.on('error', lost))
}

/** Waits until this transaction is the only one with that name, until its end. */
export const takeTurns = (sql: Sql, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/** For jobs, commands and imports: nobody waits on a page. */
export const PATIENT_SECONDS = 10 * 60

/** Carries an answer out of a transaction that is rolled back. */
class Refusal<T> extends Error {
  override name = 'Refusal'
  readonly answer: T

  constructor(answer: T) {
    super('A refusal left its transaction.')
    this.answer = answer
  }
}

/**
 * Runs what is stored if and only if `run` returns.
 *
 * `refuse` is for an answer that comes after something was written: nothing of that is kept, and the
 * answer is what `withActor` returns. A plain `return` there would keep half of it.
 *
 * @throws Unavailable when the database is away, hangs or takes too long
 */
export async function withActor<T>(
  actor: TransactionActor,
  run: (sql: Sql, refuse: (answer: T) => never) => Promise<T>,
  seconds = DEADLINE_MS / 1000,
): Promise<T> {
  let refusal: Refusal<T> | undefined
  const refuse = (answer: T): never => {
    throw (refusal = new Refusal(answer))
  }
  try {
    const what = { ...namesOf(actor), access: 'read write', seconds } as const
    return await transaction(what, (sql) => run(sql, refuse))
  } catch (error) {
    // Only its own: one of a transaction inside this one was answered there.
    if (refusal && error === refusal) return refusal.answer
    throw error
  }
}

/**
 * Runs queries that change nothing, and does not wait for the commit: opening, actor and first
 * query travel in one round trip.
 */
export const readOnly = <T>(
  actor: TransactionActor,
  run: (sql: Sql) => Promise<T>,
  seconds = DEADLINE_MS / 1000,
): Promise<T> => transaction({ ...namesOf(actor), access: 'read only', seconds }, run)

/** The settings by which policies know who acts. */
export const namesOf = (actor: TransactionActor) => ({
  person: actor.kind === 'person' ? actor.id : '',
  system: actor.kind === 'system' ? actor.name : '',
  relative: actor.kind === 'relative' ? actor.id : '',
})

/**
 * Adds a job in the caller's transaction, as a part of the same trace. Jobs with the same key replace
 * each other while they wait.
 */
export async function enqueue(sql: Sql, task: string, payload: object, key: string) {
  await sql`select enqueue_job(${task}, ${sql.json({ ...payload, ...traceHeaders() } as postgres.JSONValue)}::json, ${key})`
}

/** @throws when the role is a superuser, bypasses row-level security or owns a table */
export async function refuseSuperuser() {
  const [row] = await ask(
    (sql) => sql<{ mighty: boolean; owns: boolean }[]>`
    select r.rolsuper or r.rolbypassrls as mighty,
           exists (select from pg_class c where c.relowner = r.oid and c.relkind = 'r') as owns
      from pg_roles r where r.rolname = current_user`,
  )
  if (!row || row.mighty || row.owns)
    throw new Error(
      'The application role must not be a superuser, bypass row security or own tables.',
    )
}

/** Ends all connections; the next query would make new ones. */
export async function closeDatabase() {
  await Promise.all([closeConnections(), limitsPool?.end()])
  limitsPool = undefined
}
