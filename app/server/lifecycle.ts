import { env } from '#app/platform/env.server.ts'
import { flushReports } from '#app/platform/errors.server.ts'
import { tellOfProcess } from '#app/features/manifests/processes.server.ts'
import { keepMasterKeys } from '#app/platform/keys/kms.server.ts'
import { log } from '#app/platform/log.server.ts'
import { closeDatabase, refuseSuperuser } from '#app/platform/database/sql.server.ts'
import { serveMetrics } from './http/metrics-server.ts'
import type { Command } from './http/state-readings.ts'
import { asUnavailable, Unavailable } from '#app/platform/unavailable.server.ts'

/**
 * Checks the settings and the role in the database, and lets what watches see how it is.
 *
 * @returns how serving ends: last reports sent, connections closed
 */
export async function startServing(command: Command): Promise<() => Promise<void>> {
  env()
  process.on('unhandledRejection', surviveLostConnection)
  await refuseSuperuser()
  const forgetKeys = await keepMasterKeys()
  const endTelling = await tellOfProcess(command)
  const endMetrics = await serveMetrics(command)
  return async () => {
    await endTelling()
    forgetKeys()
    await endMetrics()
    await flushReports()
    process.off('unhandledRejection', surviveLostConnection)
    await closeDatabase()
  }
}

/** postgres.js 3.4 queries each new connection unheard: losing one must not end the process. */
function surviveLostConnection(error: unknown) {
  if (!(asUnavailable(error) instanceof Unavailable)) throw error
  log().warn({ err: error }, 'database connection lost')
}
