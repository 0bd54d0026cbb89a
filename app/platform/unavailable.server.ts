import { AsyncLocalStorage } from 'node:async_hooks'
import { StorageFullError } from './storage-full.server.ts'

const request = new AsyncLocalStorage<{ away: boolean; outage: boolean }>()

/** Answers a request, within which `isAway` is known. */
export const answering = <T>(run: () => T): T => request.run({ away: false, outage: false }, run)

/** Whether the database was found to be away while the request under way is answered. */
export const isAway = (): boolean => request.getStore()?.away ?? false

/** Keeps that something which the site needs failed while the request under way was answered. */
export function noteOutage() {
  const answered = request.getStore()
  if (answered) answered.outage = true
}

/** Whether something that the site needs failed while the request under way was answered. */
export const hadOutage = (): boolean => isAway() || (request.getStore()?.outage ?? false)

/**
 * The database is away, hangs or takes too long. Nobody's mistake: what was asked may succeed a
 * moment later. Within the same request it is not asked again, so that nobody waits twice.
 */
export class Unavailable extends Error {
  override name = 'Unavailable'
  /** The code of what PostgreSQL or the system said, for the log. */
  readonly code: string | undefined

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    const answered = request.getStore()
    if (answered) answered.away = true
    const { code } = Object(cause) as { code?: unknown }
    this.code = typeof code === 'string' ? code : undefined
  }
}

/**
 * Codes of PostgreSQL (its manual, appendix A) that speak of the server and not of the query: a
 * connection that failed, too many connections, a disk that is full, a server that is stopping or
 * starting, a query that was given up because it took too long.
 */
const OF_SERVER = /^(08\w{3}|53\w{3}|57P0\d|57014|CONNECT\w*)$/

/** @throws Unavailable at once, when that was found before in the request under way */
export function unlessAway() {
  if (isAway()) throw new Unavailable('The database was away before in this request.')
}

/** An error of the database as what it means to who asked. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Unavailable) return error
  const { code, severity, syscall } = error as Error & Record<string, unknown>
  const ofServer = severity === 'FATAL' || syscall !== undefined || OF_SERVER.test(String(code))
  return ofServer ? new Unavailable(error.message, error) : error
}

/**
 * What says that the database itself failed, also when it is there: a transaction that lost to
 * another, a lock that is held, a disk that cannot be read, an error within PostgreSQL.
 */
const OF_DATABASE = /^(08|40|53|55|57|58|XX)\w{3}$/

/** Whether an error is that of something the site needs (the database, the storage), and no bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Unavailable || error instanceof StorageFullError) return true
  const { code, syscall, $fault } = error as Error & Record<string, unknown>
  return syscall !== undefined || $fault === 'server' || OF_DATABASE.test(String(code))
}
