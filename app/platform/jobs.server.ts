import { EventEmitter } from 'node:events'
import type { RunnerOptions, Task, WorkerEvents } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { Logger } from '@graphile/logger'
import { env } from './env.server.ts'
import { reportError } from './errors.server.ts'
import { log } from './log.server.ts'
import { countsOf, driverPool } from './database/sql.server.ts'
import { watchWorkers } from './gone-workers.server.ts'
import { countJob, watchPool } from './metrics.server.ts'
import { readTraceparent, withTrace } from './trace.server.ts'

/** Throwing means "try again later". */
export type Job = (payload: unknown) => Promise<void>

/** A job among others. `at`: when it starts by itself, as in a crontab (UTC). */
export type QueuedJob = {
  at?: string
  /** Somebody waits for it: it has places that no other job takes. */
  queue?: 'mail'
} & (
  | { run: Job; alone?: never }
  /** Never twice at once, in however many processes. It does all that there is to do, so its payload
   * says nothing. */
  | { run: () => Promise<void>; alone: true }
)

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

/** Of each queue. */
const PLACES = 2

/** For how long a job that runs alone is put off while it runs elsewhere. */
const PUT_OFF_MS = 2000

/** Starts the queues. A job that fails is tried 25 times. */
export async function startJobs(jobs: Record<string, QueuedJob>): Promise<Jobs> {
  const { JOBS_DATABASE_URL } = env()
  if (!JOBS_DATABASE_URL) throw new Error('JOBS_DATABASE_URL: is not set (see .env.example)')
  // Each queue listens on a connection of its own, and a job that runs alone holds another; one more
  // shows that this process lives.
  const pool = driverPool(JOBS_DATABASE_URL, 2 * (2 * PLACES + 1) + 1)
  watchPool('queue', countsOf(pool))
  // Only here: what serves pages starts sooner without it.
  const { run } = await import('graphile-worker')
  const all = Object.entries(jobs)
  const ids: string[] = []
  const start = (wanted: (job: QueuedJob) => boolean) => {
    const chosen = Object.fromEntries(all.filter(([, job]) => wanted(job)))
    const events: WorkerEvents = new EventEmitter()
    events.on('worker:create', ({ worker }) => ids.push(worker.workerId))
    return run({
      pgPool: pool,
      events,
      concurrency: PLACES,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: quiet,
      taskList: tasksOf(chosen, pool),
      crontab: crontabOf(chosen),
    } satisfies RunnerOptions)
  }
  // One after the other: each brings the tables of the queue up to date.
  const workers = [
    await start(({ queue }) => queue === 'mail'),
    await start(({ queue }) => queue === undefined),
  ]
  const endWatch = watchWorkers(pool, ids)
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
      await endWatch()
      await pool.end()
    },
  }
}

/** When jobs start by themselves, one a line, as the queue reads it. */
export const crontabOf = (jobs: Record<string, QueuedJob>): string =>
  Object.entries(jobs)
    .flatMap(([name, { at }]) => (at ? `${at} ${name}` : []))
    .join('\n')

const tasksOf = (jobs: Record<string, QueuedJob>, pool: Pool): Record<string, Task> =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]): [string, Task] => [
      name,
      job.alone ? aloneTask(name, job.run, pool) : noted(name, job.run),
    ]),
  )

/** Counts it, by its name, and does it as a part of what it follows from. */
const noted =
  (name: string, job: Job): Job =>
  async (payload) => {
    const { traceparent } = (payload ?? {}) as { traceparent?: unknown }
    try {
      await withTrace({ traceparent: readTraceparent(traceparent) }, () => job(payload))
      countJob(name, 'done')
    } catch (error) {
      countJob(name, 'failed')
      throw error
    }
  }

/** One that comes while it runs is not lost: what it is about may have come too late for that run. */
const aloneTask =
  (name: string, job: () => Promise<void>, pool: Pool): Task =>
  async (_payload, { addJob }) => {
    if (await runAlone(pool, name, noted(name, job))) return
    const runAt = new Date(Date.now() + PUT_OFF_MS)
    await addJob(name, {}, { jobKey: `again ${name}`, jobKeyMode: 'preserve_run_at', runAt })
  }

/**
 * By a lock that ends with its connection: a process that is killed lets go of it at once.
 *
 * @returns false when it runs already
 */
async function runAlone(pool: Pool, name: string, job: Job): Promise<boolean> {
  const client = await pool.connect()
  let mayHold = true
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [`job ${name}`],
    )
    mayHold = rows[0]?.mine ?? false
    if (mayHold) await job({})
    return mayHold
  } finally {
    client.release(mayHold && !(await letGo(client, name)))
  }
}

/** A new connection for each job would cost as much as a small job. @returns false to end this one */
async function letGo(client: PoolClient, name: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_advisory_unlock(hashtextextended($1, 0)) as free',
      [`job ${name}`],
    )
    return rows[0]?.free ?? false
  } catch {
    return false
  }
}
