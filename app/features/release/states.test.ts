/** Whatever is tried, in whatever order: nothing gets anywhere by a way that is not in the table. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { fullRequest, ownerOfFile, paidRequest } from '#tests/fixtures/access-requests.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { CASE, REQUEST } from './states.ts'

const MACHINES = { case: CASE, request: REQUEST } as const

test('the database has the same table as the code', async () => {
  const stored = await owner<{ line: string }[]>`
    select machine || ' ' || former || ' ' || next as line from release_transitions`
  const said = Object.entries<Record<string, readonly string[]>>(MACHINES).flatMap(
    ([machine, table]) =>
      Object.entries(table).flatMap(([former, nexts]) =>
        nexts.map((next) => `${machine} ${former} ${next}`),
      ),
  )
  expect(stored.map(({ line }) => line).toSorted()).toEqual(said.toSorted())
})

/** Makes a row in its first state. @returns its id */
const NEW = {
  async case() {
    const [row] = await owner<
      { id: string }[]
    >`insert into release_cases default values returning id`
    return row?.id ?? ''
  },
  async request() {
    const id = await paidRequest(
      await member,
      fullRequest({ number: file, contact: 'a@example.nl' }),
    )
    for (const one of colleagues)
      await owner`
        insert into access_request_approvals (request_id, colleague_id) values (${id}, ${one.id})`
    await owner`update access_requests set subject_id = ${subject} where id = ${id}`
    return id
  },
}
const TABLE = { case: 'release_cases', request: 'access_requests' } as const

let member: Promise<TestUser>
let colleagues: TestUser[] = []
let file = ''
let subject = ''

beforeAll(async () => {
  member = testUser('franchise')
  // Who got the right after the payment does not count.
  colleagues = [await testUser('staff'), await testUser('admin')]
  ;({ number: file, id: subject } = await ownerOfFile())
})

describe.each(['case', 'request'] as const)('a %s', (machine) => {
  const table: Record<string, readonly string[]> = MACHINES[machine]
  const states = Object.keys(table)

  test('moves as the table says, whatever is tried, and each step is in its history', async () => {
    const name = owner(TABLE[machine])
    const key = owner(`${machine}_id`)
    const tried = fc.array(fc.constantFrom(...states), { minLength: 5, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(tried, async (targets) => {
        const id = await NEW[machine]()
        const [begun] = await owner<{ state: string }[]>`select state from ${name} where id = ${id}`
        const path = [begun?.state ?? '']
        for (const target of targets) {
          const now = path.at(-1) ?? ''
          const allowed = table[now]?.includes(target) ?? false
          const moved = await owner`update ${name} set state = ${target} where id = ${id}`.then(
            () => now !== target,
            (error: { code?: string }) => {
              expect(error.code).toBe('23514')
              return false
            },
          )
          expect({ now, target, moved }).toEqual({ now, target, moved: allowed })
          if (moved) path.push(target)
        }
        const steps = await owner<{ next: string }[]>`
          select next from release_history where ${key} = ${id} order by id`
        expect(steps.map(({ next }) => next).slice(-path.length)).toEqual(path)
      }),
      { numRuns: 25 },
    )
  })
})

test.each([
  ['a case', () => owner`insert into release_cases (state) values ('approved')`],
  [
    'a request',
    async () => owner`
      insert into access_requests (id, member_id, kind, state)
      select gen_random_uuid(), id, 'full', 'completed' from franchise_partners limit 1`,
  ],
])('%s begins at its beginning', async (_what, make) => {
  await expect(make()).rejects.toMatchObject({ code: '23514' })
})

test('of the history nothing is changed or taken away by the application', async () => {
  const [rights] = await owner`
    select has_table_privilege('wensenregister_app', 'release_history', 'delete') as d,
           has_table_privilege('wensenregister_app', 'release_history', 'insert') as c,
           has_column_privilege('wensenregister_app', 'release_history', 'next', 'update') as u`
  expect(rights).toEqual({ d: false, c: false, u: false })
})
