/** Jobs that a process had in hand when it was killed. */
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { owner } from '#tests/setup/database.ts'
import { env } from './env.server.ts'
import { freeWhatTheGoneHave, watchWorkers } from './gone-workers.server.ts'

const pool = new pg.Pool({ connectionString: env().JOBS_DATABASE_URL, max: 3 })
afterAll(() => pool.end())

const workers = async () =>
  (await owner`select locked_by from graphile_worker.jobs order by id`).map((row) => row.locked_by)

test('are free once their worker was found gone twice, and those of one that lives are not', async () => {
  const end = watchWorkers(pool, ['here'])
  await expect
    .poll(async () => (await owner`select 1 from pg_locks where locktype = 'advisory'`).length)
    .toBe(1)
  for (const worker of ['here', 'gone']) {
    await owner`select graphile_worker.add_job('nothing')`
    await owner`
      update graphile_worker._private_jobs
         set locked_by = ${worker}, locked_at = now() - interval '1 minute' where locked_by is null`
  }
  const suspects = await freeWhatTheGoneHave(pool, [])
  expect(suspects).toEqual(['gone'])
  expect(await workers()).toEqual(['here', 'gone'])
  await freeWhatTheGoneHave(pool, suspects)
  expect(await workers()).toEqual(['here', null])
  await end()
  // The server notices a moment later.
  await expect.poll(() => freeWhatTheGoneHave(pool, [])).toEqual(['here'])
})

test('are left alone when their worker took them a moment ago', async () => {
  await owner`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now()`
  expect(await freeWhatTheGoneHave(pool, ['gone'])).toEqual([])
  expect(await workers()).toEqual(['gone', 'gone'])
})
