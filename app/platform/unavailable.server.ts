/**
 * The database is away, hangs or takes too long. Nobody's mistake: what was asked may succeed a
 * moment later.
 */
export class Unavailable extends Error {
  override name = 'Unavailable'
  /** The code of what PostgreSQL or the system said, for the log. */
  readonly code: string | undefined

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
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

/** An error of the database as what it means to who asked. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Unavailable) return error
  const { code, severity, syscall } = error as Error & Record<string, unknown>
  const ofServer = severity === 'FATAL' || syscall !== undefined || OF_SERVER.test(String(code))
  return ofServer ? new Unavailable(error.message, error) : error
}
