/** A database that leads and has a copy that must have everything: what is kept is on both. */
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { mortalDatabase } from '#tests/setup/mortal-database.ts'
import { addressesOf } from '#tests/setup/settings.ts'

const database = await mortalDatabase()
process.env.APP_DATABASE_URL = addressesOf(database.url).app
const { asSystem, closeDatabase, enqueue, withActor } = await import('./sql.server.ts')
const owner = postgres(database.url, { max: 1, onnotice: () => {} })

const SECONDS = 3
const put = (key: string) =>
  withActor(asSystem('accounts'), (sql) => enqueue(sql, 'nothing', {}, key), SECONDS)

const isThere = async (key: string) =>
  (await owner`select 1 from graphile_worker.jobs where key = ${key}`).length > 0

/** From now on a commit waits until this one has it. */
async function waitFor(copy: string) {
  await owner.unsafe(`alter system set synchronous_standby_names = '${copy}'`)
  await owner`select pg_reload_conf()`
  await expect
    .poll(async () => (await owner`show synchronous_standby_names`)[0]?.synchronous_standby_names)
    .toBe(copy)
}

afterAll(async () => {
  await Promise.all([closeDatabase(), owner.end()])
  await database.stop()
})

/** As somebody does who finds a query that hangs. */
async function cancelWaiting() {
  const cancelled = await owner`
    select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
  return cancelled.length
}

test('a commit of which the waiting was cancelled is not said to be kept, though this database has it', async () => {
  await waitFor('somewhere')
  const putting = put('one').catch((error: unknown) => error)
  await expect.poll(cancelWaiting).toBe(1)
  expect(await putting).toMatchObject({
    name: 'Unavailable',
    message: expect.stringContaining('no copy'),
  })
  // The server says so before others see what was kept.
  await expect.poll(() => isThere('one')).toBe(true)
})

test('one that waits too long is not said to be kept', async () => {
  expect(await put('two').catch((error: unknown) => error)).toMatchObject({ name: 'Unavailable' })
})

test('afterwards it goes on', async () => {
  await waitFor('')
  await put('three')
  expect(await isThere('three')).toBe(true)
})
