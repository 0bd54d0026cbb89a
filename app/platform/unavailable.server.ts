import { AsyncLocalStorage } from 'node:async_hooks'
import { sqlCode } from './database/sql-code.server.ts'
import { StorageFullError } from './storage/storage-full.server.ts'
import { TooBusy } from './work-queue.server.ts'

type Answered = { away: boolean; outage: boolean; frozen: boolean; waits: Waits }

/** For how long the database was waited for, in ms: up to `since`, and since then by so many at once. */
type Waits = { ms: number; since: number; open: number }

const request = new AsyncLocalStorage<Answered>()

/**
 * No request waits longer for the database, in however many turns: with what else there is to do, its
 * visitor has an answer within ten seconds.
 */
const REQUEST_MS = 8_000

/** Answers one request: what is found out of the database meanwhile goes for that request only. */
export const answering = <T>(run: () => T): T =>
  request.run(
    { away: false, outage: false, frozen: false, waits: { ms: 0, since: 0, open: 0 } },
    run,
  )

/**
 * Begins to wait for the database.
 *
 * @param ms for so long at most
 * @returns for how long then, as this request has waited before; call `end` when it is over
 * @throws Unavailable when this request has waited long enough
 */
export function beginWaiting(ms: number): { ms: number; end: () => void } {
  const waits = request.getStore()?.waits
  if (!waits) return { ms, end: () => {} }
  const now = performance.now()
  const before = waits.ms + (waits.open > 0 ? now - waits.since : 0)
  if (before >= REQUEST_MS) throw new Unavailable('The database was waited for long enough.')
  if (waits.open === 0) waits.since = now
  waits.open += 1
  return { ms: Math.min(ms, REQUEST_MS - before), end: () => endWaiting(waits) }
}

function endWaiting(waits: Waits) {
  waits.open -= 1
  if (waits.open === 0) waits.ms += performance.now() - waits.since
}

/**
 * Waits for something of the database, as long as this request still may.
 *
 * @param ms for so long at most
 * @throws Unavailable when it takes longer
 */
export async function waitInTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const wait = beginWaiting(ms)
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Unavailable('The database did not answer in time.')),
    wait.ms,
  )
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
    wait.end()
  }
}

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

/** Whether the database refused a change because the file is being released, or read after a death (`refuse_while_frozen`). */
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

/** The operating system's codes about the network; a socket that is not there fails in `connect`. */
const OF_NETWORK = /^(ECONN[A-Z]+|E(HOST|NET)(DOWN|UNREACH)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_[A-Z]+)$/

const isOfNetwork = ({ code, syscall }: Record<string, unknown>): boolean =>
  syscall === 'connect' || OF_NETWORK.test(String(code))

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
  const facts = error as Error & Record<string, unknown>
  const ofServer = facts.severity === 'FATAL' || OF_SERVER.test(String(facts.code))
  const tellsOfIt = ofServer || isOfNetwork(facts) || OF_DRIVER.test(error.message)
  return tellsOfIt ? new Unavailable(error.message, error) : error
}

/** PostgreSQL's code for a change where nothing may be changed. */
const READ_ONLY = '25006'

/**
 * A database that led until a moment ago, and follows another now, changes nothing: it is away, until the
 * proxy has found the one that leads.
 *
 * @param error of what may change something
 * @returns `Unavailable` where a change was refused for that; any other error as it is
 */
export const awayIfFollowing = (error: unknown): unknown =>
  sqlCode(error) === READ_ONLY
    ? new Unavailable('The database does not lead any more.', error)
    : error

/**
 * What says that the database itself failed, also when it is there: a transaction that lost to
 * another, a lock that is held, a disk that cannot be read, an error within PostgreSQL.
 */
const OF_DATABASE = /^(08|40|53|55|57|58|XX)\w{3}$/

/** The operating system's codes about a disk that fails. A file that is not there may be a bug. */
const OF_DISK = /^(EIO|EROFS|ENOSPC|EDQUOT|EMFILE|ENFILE|ESTALE|ENODEV|ENXIO)$/

/** Whether an error is that of something the site needs (the database, the storage), and no bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isKnown = [Unavailable, StorageFullError, TooBusy].some((kind) => error instanceof kind)
  if (isKnown) return true
  const facts = error as Error & Record<string, unknown>
  const ofStorage = facts.$fault === 'server' || error.name === 'TimeoutError'
  const code = String(facts.code)
  return ofStorage || isOfNetwork(facts) || OF_DISK.test(code) || OF_DATABASE.test(code)
}
