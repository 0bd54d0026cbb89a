import { AsyncLocalStorage } from 'node:async_hooks'

const request = new AsyncLocalStorage<{ away: boolean }>()

/** Answers a request, within which `isAway` is known. */
export const answering = <T>(run: () => T): T => request.run({ away: false }, run)

/** Whether the database was found to be away while the request under way is answered. */
export const isAway = (): boolean => request.getStore()?.away ?? false

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
