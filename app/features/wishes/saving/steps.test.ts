import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type TestUser, testUser } from '#tests/setup/database.ts'
import { goingOn, type StepStatuses } from '#app/features/interview/step-status.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { saveSection } from './save.server.ts'
import { markStep, passStep, readSteps, steps } from './steps.server.ts'

let user: TestUser

beforeEach(async () => {
  user = await testUser()
})

const statuses = ({ id } = user) => readOnly(asPerson(id), (sql) => readSteps(sql, id))

async function write(energy: string, revision = 0) {
  const save = {
    section: 'veer',
    id: randomUUID(),
    revision,
    data: { energy },
    final: false,
  } as const
  await saveSection(user, save)
}

describe('a step', () => {
  test('is open, begun by an answer, and done when one goes on', async () => {
    expect((await statuses()).veer).toBe('open')
    await passStep(user, 'veer')
    expect((await statuses()).veer).toBe('open')
    await write('zwemmen')
    expect((await statuses()).veer).toBe('begun')
    await passStep(user, 'veer')
    expect((await statuses()).veer).toBe('done')
  })

  test('that was left open on purpose is begun again by an answer, and done when one goes on', async () => {
    await write('zwemmen')
    await markStep(user, 'veer', 'skipped')
    await passStep(user, 'veer')
    expect((await statuses()).veer).toBe('skipped')
    await write('fietsen', 1)
    expect((await statuses()).veer).toBe('begun')
    await passStep(user, 'veer')
    expect((await statuses()).veer).toBe('done')
  })
})

test('what was said of the steps goes along to another account', async () => {
  await markStep(user, 'veer', 'done')
  await markStep(user, 'steen', 'skipped')
  const marks = steps.schema.parse(await steps.read(user.id, {} as never))
  const other = await testUser()
  await withActor(asPerson(other.id), (sql) =>
    steps.write({ sql, userId: other.id } as never, marks),
  )
  expect(await statuses(other)).toEqual(await statuses())
  expect(steps.schema.parse(undefined)).toEqual({})
})

test.each<[string, Partial<StepStatuses>, string]>([
  ['the first', {}, '/vragenlijst/veer'],
  ['one that was only begun', { veer: 'begun' }, '/vragenlijst/veer'],
  ['the first that is neither', { veer: 'done', steen: 'skipped' }, '/vragenlijst/kaars'],
])('one goes on with %s', (_, some, address) => {
  const open = Object.fromEntries(sectionKeys.map((key) => [key, 'open'])) as StepStatuses
  expect(goingOn({ ...open, ...some })).toBe(address)
})
