import { run, type RunnerOptions, type Task } from 'graphile-worker'
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

/** Places of the jobs for which somebody waits, and as many of all others. */
const PLACES = 2

/**
 * A failed job is tried 25 times.
 *
 * @param crontab a line for each job that starts by itself (UTC), none of `soon`
 * @param soon names of jobs with places of their own, which no other job takes
 */
export async function startJobs(
  jobs: Record<string, Job>,
  crontab: string,
  soon: readonly string[],
): Promise<Jobs> {
  const { JOBS_DATABASE_URL } = env()
  if (!JOBS_DATABASE_URL) throw new Error('JOBS_DATABASE_URL: is not set (see .env.example)')
  // Each of both listens on a connection of its own.
  const pool = driverPool(JOBS_DATABASE_URL, 2 * (PLACES + 1))
  const common = {
    pgPool: pool,
    concurrency: PLACES,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quiet,
  } satisfies RunnerOptions
  const tasks = (isSoon: boolean) =>
    Object.fromEntries(
      Object.entries(jobs)
        .filter(([name]) => soon.includes(name) === isSoon)
        .map(([name, job]): [string, Task] => [name, (payload) => job(payload)]),
    )
  // One after the other: each brings the tables of the queue up to date.
  const workers = [
    await run({ ...common, taskList: tasks(true) }),
    await run({ ...common, taskList: tasks(false), crontab }),
  ]
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
      await pool.end()
    },
  }
}
