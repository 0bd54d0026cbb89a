import { env } from '#app/platform/env.server.ts'
import { flushReports } from '#app/platform/errors.server.ts'
import { log } from '#app/platform/log.server.ts'
import { closeDatabase, refuseMightyRole } from '#app/platform/sql.server.ts'
import { asUnavailable, Unavailable } from '#app/platform/unavailable.server.ts'

/**
 * Begins a process that serves or works: checks the settings and the role in the database.
 *
 * @returns how it ends: with the last reports sent and its connections closed
 */
export async function begin(): Promise<() => Promise<void>> {
  env()
  process.on('unhandledRejection', surviveLostConnection)
  await refuseMightyRole()
  return async () => {
    await flushReports()
    process.off('unhandledRejection', surviveLostConnection)
    await closeDatabase()
  }
}

/**
 * postgres.js 3.4 asks something of its own on each new connection, and nobody hears of it when that
 * fails. A connection that is lost just then must not end the process; any other error does.
 */
function surviveLostConnection(error: unknown) {
  if (!(asUnavailable(error) instanceof Unavailable)) throw error
  log().warn({ err: error }, 'database connection lost')
}
