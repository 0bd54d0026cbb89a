import { run, type Task } from 'graphile-worker'
import { Logger } from '@graphile/logger'
import { env } from './env.server.ts'
import { reportError } from './errors.server.ts'
import { log } from './log.server.ts'
import { driverPool } from './sql.server.ts'

/** Throwing means "try again later". */
export type Job = (payload: unknown) => Promise<void>

/** Of a failure only what the log's serializer allows is logged. */
const quiet = new Logger(() => (level, _message, meta) => {
  if (level !== 'error') return
  const error = (meta as { error?: unknown } | undefined)?.error
  log().error({ err: error }, 'job failed')
  reportError(error, { route: 'job' })
})

export type Jobs = {
  stop: () => Promise<void>
}

/**
 * A failed job is tried 25 times.
 *
 * @param crontab a line for each job that starts by itself (UTC)
 */
export async function startJobs(jobs: Record<string, Job>, crontab: string): Promise<Jobs> {
  const taskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]): [string, Task] => [name, (payload) => job(payload)]),
  )
  const { JOBS_DATABASE_URL } = env()
  if (!JOBS_DATABASE_URL) throw new Error('JOBS_DATABASE_URL: is not set (see .env.example)')
  const pool = driverPool(JOBS_DATABASE_URL, 3)
  const worker = await run({
    pgPool: pool,
    taskList,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quiet,
  })
  return {
    stop: async () => {
      await worker.stop()
      await pool.end()
    },
  }
}
