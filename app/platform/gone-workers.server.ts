/**
 * What a process had in hand when it was killed is free again within a minute. The queue itself waits four
 * hours, and somebody may be waiting for a mail.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { log } from './log.server.ts'

/** How often is looked. One that was found gone twice is gone. */
const TICK_MS = 10_000
/** A job that was taken a moment ago may be of one that has not said yet that it is there. */
const LATELY = '20 seconds'

/**
 * Shows that these workers live, by locks that end with their connection, and frees what the gone have.
 *
 * @param ids of the workers of this process
 * @returns what ends it
 */
export function watchWorkers(pool: Pool, ids: readonly string[]): () => Promise<void> {
  let held: PoolClient | undefined
  let suspects: string[] = []
  let isOver = false

  async function hold() {
    if (held) return void (await held.query('select 1'))
    const client = await pool.connect()
    // Another database may lead now, which knows nothing of our locks.
    client.once('error', () => letGo(client))
    held = client
    await client.query('select pg_advisory_lock(lock) from unnest($1::bigint[]) as lock', [
      await locksOf(client, ids),
    ])
  }

  async function look() {
    await hold()
    return freeWhatTheGoneHave(pool, suspects)
  }

  function letGo(client = held) {
    if (!client || client !== held) return
    held = undefined
    client.release(true)
  }

  async function tick() {
    try {
      const late = pause(TICK_MS, undefined, { ref: false }).then(() => {
        throw new Error('The database did not answer in time.')
      })
      suspects = await Promise.race([look(), late])
    } catch (error) {
      letGo()
      suspects = []
      log().warn({ err: error }, 'jobs of workers that are gone were not looked for')
    }
  }

  let ticking = tick()
  const timer = setInterval(() => {
    if (!isOver) ticking = ticking.then(tick)
  }, TICK_MS)
  return async () => {
    isOver = true
    clearInterval(timer)
    await ticking
    letGo()
  }
}

const LOCK = `hashtextextended('worker ' || id, 0)`

async function locksOf(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ lock: string }>(
    `select ${LOCK}::text as lock from unnest($1::text[]) as id`,
    [ids],
  )
  return rows.map(({ lock }) => lock)
}

/**
 * Frees the jobs of workers that were found gone before, and are now.
 *
 * @param suspects found gone the time before
 * @returns those that are gone now, for the next time
 */
export async function freeWhatTheGoneHave(pool: Pool, suspects: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    with workers as materialized (
      select distinct locked_by as id from graphile_worker._private_jobs
       where locked_at < now() - interval '${LATELY}')
    select id from workers where pg_try_advisory_xact_lock(${LOCK})`)
  const gone = rows.map(({ id }) => id)
  const free = gone.filter((id) => suspects.includes(id))
  if (free.length > 0) {
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [free])
    log().warn({ workers: free.length }, 'jobs of workers that are gone are free again')
  }
  return gone
}
