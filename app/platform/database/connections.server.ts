/**
 * A pool of one each: `onclose` is about that very connection. Transactions of postgres.js (3.4)
 * write their rollback to a lost socket, which ends the process; ours do not.
 */
import postgres from 'postgres'
import { env } from '../env.server.ts'
import { watchPool } from '../metrics.server.ts'
import { gatheringSocket } from './gathering-socket.server.ts'
import { HOUR_MS } from '../durations.ts'

export type Sql = postgres.Sql
/** A part of a query, or all of one that was not sent yet. */
export type SqlPart = postgres.PendingQuery<postgres.Row[]>

export type Connection = {
  sql: Sql
  /** Ms. Replaced in the end, since PostgreSQL keeps what it once prepared. */
  until: number
  isLost: () => boolean
  /** Called when the connection was ended, by the database or by us. */
  onLost: (error: Error) => void
  end: (error: Error) => Promise<void>
}

export const STATEMENT_MS = 9_000
export const MAX_CONNECTIONS = 10
const LIFE_MS = HOUR_MS
const LEAVE_MS = 5_000

/**
 * Behind a pooler the next transaction is on another connection: what was prepared by a name is not
 * there, and what a connection asks when it begins is the pooler's to set (docs/cluster/pgbouncer.ini).
 */
const POOLED = { prepare: false }

const openConnections = new Set<Connection>()
let idle: Connection[] = []
const waiting: ((connection: Connection) => void)[] = []
let used = 0

watchPool('site', () => ({
  used,
  idle: idle.length,
  waiting: waiting.length,
  most: MAX_CONNECTIONS,
}))

/** Takes a connection, when one is free. Give it back. */
export async function takeConnection(): Promise<Connection> {
  if (used === MAX_CONNECTIONS) return new Promise((resolve) => waiting.push(resolve))
  used += 1
  return idle.pop() ?? newConnection()
}

/** Passes a connection on, or another in its place when it is lost. */
export function giveBack(connection: Connection) {
  connection.onLost = () => {}
  if (Date.now() > connection.until) void connection.end(closed())
  const next = waiting.shift()
  if (next) return next(connection.isLost() ? newConnection() : connection)
  used -= 1
  if (!connection.isLost()) idle.push(connection)
}

/** Ends the connections that nobody uses: one that broke tells of the others. */
export function endIdle() {
  for (const connection of idle.splice(0)) void connection.end(closed())
}

/** Waits for transactions under way, for five seconds; what still runs then fails. */
export async function closeConnections() {
  const hurry = setTimeout(() => {
    for (const connection of openConnections) void connection.end(closed())
  }, LEAVE_MS)
  const all = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, takeConnection))
  clearTimeout(hurry)
  await Promise.all(all.map((connection) => connection.end(closed())))
  all.forEach(giveBack)
}

/** Of several hosts, or a socket in a folder, the driver knows itself how to find the right one. */
const ownSocket = (url: string): object =>
  /^postgres(ql)?:\/\/[^/?,]+\//.test(url) && !/[?&]host=/.test(url)
    ? { socket: gatheringSocket }
    : {}

function newConnection(): Connection {
  let isLost = false
  const sql = postgres(env().APP_DATABASE_URL, {
    max: 1,
    max_lifetime: null, // it would end one in the middle of a transaction
    connect_timeout: 5,
    ...ownSocket(env().APP_DATABASE_URL),
    ...(env().DATABASE_POOLER ? POOLED : { connection: { statement_timeout: STATEMENT_MS } }),
    onnotice: (notice) => {
      // PostgreSQL says that it is committed, but whoever takes over may not know of it.
      if (notice.routine === 'SyncRepWaitForLSN') void end(notCopied())
    },
    onclose: () => void end(closed()),
  })

  async function end(error: Error) {
    isLost = true
    openConnections.delete(connection)
    connection.onLost(error)
    idle = idle.filter((one) => one !== connection)
    await sql.end({ timeout: 0 })
  }
  const until = Date.now() + LIFE_MS
  const connection: Connection = { sql, until, isLost: () => isLost, onLost: () => {}, end }
  openConnections.add(connection)
  return connection
}

/** Told as a failure, so that who sent it sends it again: what comes twice is known by its number. */
const notCopied = () =>
  Object.assign(new Error('CONNECTION_CLOSED: no copy of the database had it in time'), {
    code: 'CONNECTION_CLOSED',
  })

const closed = () =>
  Object.assign(new Error('CONNECTION_CLOSED by the database, or given up'), {
    code: 'CONNECTION_CLOSED',
  })
