import { expect, test } from 'vitest'
import { noteAudit } from '#app/access/audit.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { byTask, recentState, registerState, stateForColleague } from './state.server.ts'

const colleague = async (role: 'admin' | 'staff') => ({
  id: (await testUser(role)).id,
  roles: [role],
  request: 'test',
})

test('what waits and failed is counted, by task and state, with the oldest', async () => {
  const add = (task: string, key: string) =>
    withActor(asSystem('mail'), (sql) => sql`select enqueue_job(${task}, '{}'::json, ${key})`)
  await add('state-test', 'one')
  await add('state-test', 'two')
  await owner`
    update graphile_worker._private_jobs set attempts = max_attempts where key = 'two'`
  const { numbers } = await registerState()
  const [task] = byTask(numbers?.jobs ?? []).filter((one) => one.task === 'state-test')
  expect(task).toMatchObject({ waiting: 1, failed: 1, running: 0 })
  expect(task?.oldest).toBeInstanceOf(Date)
})

test('mails that are not sent are counted, those that were are not', async () => {
  const add = (status: string) => owner`
    insert into mails (id, kind, status) values (gen_random_uuid(), 'test', ${status})`
  const before = (await registerState()).numbers?.mails ?? []
  await Promise.all(['queued', 'needs_review', 'needs_review', 'sent'].map(add))
  const after = (await registerState()).numbers?.mails ?? []
  const more = (state: string) => {
    const total = (rows: typeof after) => rows.find((row) => row.state === state)?.total ?? 0
    return total(after) - total(before)
  }
  expect(['queued', 'needs_review', 'sent'].map(more)).toEqual([1, 2, 0])
})

test('the versions of the database and of its newest migration are told', async () => {
  const { versions } = (await registerState()).numbers ?? {}
  expect(versions?.database).toMatch(/^\d+/)
  expect(versions?.migration).toMatch(/^\d{4}_\w+/)
  expect(versions?.migratedAt).toBeInstanceOf(Date)
})

test('the last backup is told by when it was finished, and without one since when there is a register', async () => {
  const before = (await registerState()).numbers
  const noted = await owner`select 1 from audit_log where action = 'backup.make'`
  expect(before?.backup.made).toBe(noted.length > 0)
  expect(before?.backup.since).toBeInstanceOf(Date)
  await withActor(asSystem('operator'), (sql) =>
    noteAudit(sql, { request: '0badcafe' }, { action: 'backup.make' }),
  )
  const { backup } = (await registerState()).numbers ?? {}
  expect(backup?.made).toBe(true)
  expect(Date.now() - Number(backup?.since)).toBeLessThan(60_000)
})

test('an administrator sees the numbers, a colleague and a person none', async () => {
  expect((await stateForColleague(await colleague('admin'))).numbers).toBeDefined()
  expect((await stateForColleague(await colleague('staff'))).numbers).toBeUndefined()
  const { id } = await testUser()
  expect((await stateForColleague({ id, roles: [], request: 'test' })).numbers).toBeUndefined()
})

test('however often somebody asks, the database is asked once in ten seconds', async () => {
  const [one, other] = await Promise.all([recentState(), recentState()])
  expect(other).toBe(one)
  expect(await recentState()).toBe(one)
})
