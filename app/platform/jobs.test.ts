/** The queue, on the database. */
import { expect, test, vi } from 'vitest'
import { owner } from '#tests/setup/database.ts'
import { startJobs } from './jobs.server.ts'
import { asSystem, enqueue, withActor } from './database/sql.server.ts'

test('a job for which somebody waits is done while all places of the others are taken', async () => {
  const { promise: end, resolve: endLong } = Promise.withResolvers<void>()
  const long = vi.fn<() => Promise<void>>(() => end)
  const done = vi.fn<() => Promise<void>>(async () => {})
  const worker = await startJobs({
    long: { run: long },
    short: { run: done },
    mail: { run: done, queue: 'mail' },
  })
  try {
    const add = (task: string, key: string) =>
      withActor(asSystem('mail'), (sql) => enqueue(sql, task, {}, key))
    for (const key of ['1', '2', '3']) await add('long', key)
    await vi.waitFor(() => expect(long).toHaveBeenCalledTimes(2), 10_000)
    await add('mail', 'mail')
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), 10_000)
    expect(long).toHaveBeenCalledTimes(2)
    await add('short', 'short')
    endLong()
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2), 10_000)
    await vi.waitFor(
      async () => expect(await owner`select 1 from graphile_worker.jobs`).toEqual([]),
      10_000,
    )
  } finally {
    endLong()
    await worker.stop()
  }
})

test('a job that runs alone is put off while it runs, in another process too, and others go on', async () => {
  const { promise: end, resolve: endFirst } = Promise.withResolvers<void>()
  const alone = vi.fn<() => Promise<void>>(() => end)
  const other = vi.fn<() => Promise<void>>(async () => {})
  const jobs = { alone: { run: alone, alone: true }, other: { run: other } } as const
  const workers = [await startJobs(jobs), await startJobs(jobs)]
  try {
    const add = (task: string, key: string) =>
      withActor(asSystem('mail'), (sql) => enqueue(sql, task, {}, key))
    for (const key of ['1', '2', '3', '4', '5']) await add('alone', key)
    for (const key of ['6', '7']) await add('other', key)
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2), 10_000)
    await vi.waitFor(
      async () =>
        expect(
          await owner`select key from graphile_worker.jobs where locked_at is null`,
        ).toMatchObject([{ key: 'again alone' }]),
      10_000,
    )
    expect(alone).toHaveBeenCalledTimes(1)
    endFirst()
    await vi.waitFor(() => expect(alone).toHaveBeenCalledTimes(2), 10_000)
    await vi.waitFor(
      async () => expect(await owner`select 1 from graphile_worker.jobs`).toEqual([]),
      10_000,
    )
    // It lets go of its lock, on a connection that others use after it.
    const locks = () => owner`
      select 1 from pg_locks join pg_database d on d.oid = pg_locks.database
       where locktype = 'advisory' and datname = current_database()
         and (classid::bigint << 32 | objid::bigint) = hashtextextended('job alone', 0)`
    await vi.waitFor(async () => expect(await locks()).toEqual([]), 10_000)
  } finally {
    endFirst()
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}, 40_000)
