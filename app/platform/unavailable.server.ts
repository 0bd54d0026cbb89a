import { AsyncLocalStorage } from 'node:async_hooks'
import { sqlCode } from './database/sql-code.server.ts'
import { StorageFullError } from './storage/storage-full.server.ts'
import { TooBusy } from './work-queue.server.ts'

const request = new AsyncLocalStorage<{ away: boolean; outage: boolean; frozen: boolean }>()

/** Answers one request: what is found out of the database meanwhile goes for that request only. */
export const answering = <T>(run: () => T): T =>
  request.run({ away: false, outage: false, frozen: false }, run)

/** Whether the database was away in this request; false outside of one. */
export const isAway = (): boolean => request.getStore()?.away ?? false

/** Keeps of this request that something the site needs failed it. */
export function noteOutage() {
  const answered = request.getStore()
  if (answered) answered.outage = true
}

/** Whether this request failed by what the site needs, and not by a bug. */
export const hadOutage = (): boolean => isAway() || (request.getStore()?.outage ?? false)

/** Keeps of this request that it was refused because the file stays as it is. */
export function noteFrozen() {
  const answered = request.getStore()
  if (answered) answered.frozen = true
}

/** Whether this request was refused because the file it writes in stays as it is. */
export const wasFrozen = (): boolean => request.getStore()?.frozen ?? false

/** Whether the database refused a change because the file is being released (migration 0050). */
export const isFrozen = (error: unknown): boolean => sqlCode(error) === 'WR001'

/** The database is away or too slow. Not asked again within the request, so that nobody waits twice. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  readonly code: string | undefined

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    const answered = request.getStore()
    if (answered) answered.away = true
    const { code } = Object(cause) as { code?: unknown }
    this.code = typeof code === 'string' ? code : undefined
  }
}

/** PostgreSQL's codes (manual, appendix A) about the server, not the query. */
const OF_SERVER = /^(08\w{3}|53\w{3}|57P0\d|57014|CONNECT\w*)$/

/** What the driver of the queue says of a connection that it lost or could not make: it has no codes. */
const OF_DRIVER =
  /^(Connection terminated|Client (has|was)\b.+ not queryable|timeout exceeded when)/

/**
 * Asks the database no more once it was away.
 *
 * @throws Unavailable when that was found before in this request
 */
export function unlessAway() {
  if (isAway()) throw new Unavailable('The database was away before in this request.')
}

/**
 * @returns `Unavailable` for an error about the database server or the way to it; any other as it
 *  is
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Unavailable) return error
  const { message, code, severity, syscall } = error as Error & Record<string, unknown>
  const ofServer = severity === 'FATAL' || syscall !== undefined || OF_SERVER.test(String(code))
  return ofServer || OF_DRIVER.test(message) ? new Unavailable(error.message, error) : error
}

/**
 * What says that the database itself failed, also when it is there: a transaction that lost to
 * another, a lock that is held, a disk that cannot be read, an error within PostgreSQL.
 */
const OF_DATABASE = /^(08|40|53|55|57|58|XX)\w{3}$/

/** Whether an error is that of something the site needs (the database, the storage), and no bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isKnown = [Unavailable, StorageFullError, TooBusy].some((kind) => error instanceof kind)
  if (isKnown) return true
  const { name, code, syscall, $fault } = error as Error & Record<string, unknown>
  const ofStorage = $fault === 'server' || name === 'TimeoutError'
  return syscall !== undefined || ofStorage || OF_DATABASE.test(String(code))
}
