import { run, type Runner, type Task } from 'graphile-worker'
import { Logger } from '@graphile/logger'
import { JOBS_ROLE, roleUrl } from '#db/roles.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'

/** A background job: gets the payload that was queued; throwing means "try again later". */
export type Job = (payload: unknown) => Promise<void>

/** Job payloads hold ids only; still, of a failure only what the log's serializer allows is logged. */
const quiet = new Logger(() => (level, _message, meta) => {
  if (level === 'error')
    log().error({ err: (meta as { error?: unknown } | undefined)?.error }, 'job failed')
})

/**
 * Starts the worker for queued jobs. It retries a failed job with exponential backoff, 25 times.
 *
 * @param jobs the tasks by name
 * @param crontab when tasks start by themselves, a line each (UTC)
 */
export function startJobs(jobs: Record<string, Job>, crontab: string): Promise<Runner> {
  const taskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]): [string, Task] => [name, (payload) => job(payload)]),
  )
  return run({
    connectionString: roleUrl(env().DATABASE_URL, JOBS_ROLE, env().DATABASE_ROLE_SECRET),
    taskList,
    crontab,
    concurrency: 2,
    maxPoolSize: 3,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quiet,
  })
}
