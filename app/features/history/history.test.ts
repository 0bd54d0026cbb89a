/** Whatever is tried, in whatever order: nothing gets anywhere by a way that is not in the table. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { fullRequest, ownerOfFile, paidRequest } from '#tests/fixtures/people/access-requests.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { machines, transitions } from '#app/features/manifests/manifests.server.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { steps } from './export.server.ts'

let member: TestUser
let memberId = ''
let colleagues: TestUser[] = []
let file = ''
let subject = ''

beforeAll(async () => {
  member = await testUser('franchise')
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${member.id}`
  memberId = row?.id ?? ''
  // Who got the right after the payment does not count.
  colleagues = [await testUser('staff'), await testUser('admin')]
  ;({ number: file, id: subject } = await ownerOfFile())
})

/** A person with wishes, who has a living will and an order of their own, at its beginning. */
async function newPerson() {
  const [person, id] = [await testUser(), randomUUID()]
  const number = `WR${String(Math.random()).slice(2, 10).padEnd(8, '0')}`
  await owner`insert into wish_file_numbers (number) values (${number})`
  await owner`
    insert into wishes (id, user_id, wish_file_number, title) values (${id}, ${person.id}, ${number}, '')`
  await owner`
    insert into card_orders (id, user_id, wish_id, variant, sealed)
    values (${id}, ${person.id}, ${id}, 'standard', '')`
  await owner`insert into wilsverklaringen (id, user_id, sealed) values (${id}, ${person.id}, '')`
  return { ...person, thing: id }
}

async function newCase() {
  const id = randomUUID()
  await owner`insert into release_cases (id) values (${id})`
  return id
}

async function newPayment() {
  const id = randomUUID()
  await owner`
    insert into payments (id, member_id, amount_cents, vat_percent) values (${id}, ${memberId}, 1, 21)`
  return id
}

async function newRequest() {
  const id = await paidRequest(member, fullRequest({ number: file, contact: 'a@example.nl' }))
  for (const one of colleagues)
    await owner`
      insert into access_request_approvals (request_id, colleague_id) values (${id}, ${one.id})`
  await owner`update access_requests set subject_id = ${subject} where id = ${id}`
  return id
}

async function newRelative() {
  const [person, id] = [await testUser(), randomUUID()]
  const bytes = Buffer.from(id)
  await owner`
    insert into relatives (id, owner_id, contact_hash, sealed)
    values (${id}, ${person.id}, ${bytes}, ${bytes})`
  return id
}

async function newReport() {
  const id = randomUUID()
  await owner`
    insert into death_reports (id, died_on, way, waits_until) values (${id}, now(), 'contact', now())`
  return id
}

/** Makes a row near its beginning. @returns its id */
const NEW: Record<string, () => Promise<string>> = {
  release_cases: newCase,
  access_requests: newRequest,
  payments: newPayment,
  card_orders: async () => (await newPerson()).thing,
  wilsverklaringen: async () => (await newPerson()).thing,
  relatives: newRelative,
  death_reports: newReport,
}

const stepsOf = async (table: string, id: string) =>
  (
    await owner<DbRow<'history', 'next'>[]>`
      select next from history where machine = ${table} and row_id = ${id} order by id`
  ).map(({ next }) => next)

test('the database lets rows go where the manifests say, and nowhere else', async () => {
  const stored = await owner<{ line: string }[]>`
    select concat_ws(' ', machine, coalesce(former, '-'), next) as line from transitions`
  const said = transitions.map(({ machine, former, next }) => `${machine} ${former ?? '-'} ${next}`)
  expect(stored.map(({ line }) => line).toSorted()).toEqual(said.toSorted())
})

describe.each(Object.entries(machines))('%s', (table, { begins, ways }) => {
  const name = owner(table)
  const make = NEW[table] ?? newCase

  test('move as the table says, whatever is tried, and each step is in their history', async () => {
    const states = Object.keys(ways)
    const tried = fc.array(fc.constantFrom(...states), { minLength: 5, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(tried, async (targets) => {
        const id = await make()
        const [begun] = await owner<
          DbRow<'release_cases' | 'payments', 'state'>[]
        >`select state from ${name} where id = ${id}`
        const path = [begun?.state ?? '']
        for (const target of targets) {
          const now = path.at(-1) ?? ''
          const allowed = ways[now]?.includes(target) ?? false
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
        expect((await stepsOf(table, id)).slice(-path.length)).toEqual(path)
      }),
      { numRuns: 25 },
    )
  })

  test('begin where the table says', async () => {
    const id = await make()
    const [row] = await owner<{ json: object }[]>`
      select to_jsonb(t) as json from ${name} t where id = ${id}`
    await owner`delete from ${name} where id = ${id}`
    const begun: string[] = []
    for (const state of Object.keys(ways)) {
      const json = JSON.stringify({ ...row?.json, id: randomUUID(), state, is_completed: false })
      await owner
        .begin(async (sql) => {
          await sql`insert into ${name} select * from json_populate_record(null::${name}, ${json}::text::json)`
          throw new Error('undone')
        })
        .catch((error: { code?: string }) => {
          if (error.code === undefined) begun.push(state)
          else expect(error.code).toBe('23514')
        })
    }
    expect(begun).toEqual(begins)
  })

  test('take their history along when they go', async () => {
    const [id, other] = [await make(), await make()]
    await owner`delete from ${name} where id = ${id}`
    expect(await stepsOf(table, id)).toEqual([])
    expect(await stepsOf(table, other)).not.toEqual([])
  })
})

test('a step says who, in which role, and why', async () => {
  const [{ thing }, colleague] = [await newPerson(), colleagues[0]?.id ?? '']
  await owner.begin(async (sql) => {
    await sql`select set_config('app.actor_id', ${colleague}, true)`
    await sql`update card_orders set state = 'batched' where id = ${thing}`
    await sql`update card_orders set state = 'printed' where id = ${thing}`
    await sql`update card_orders set state = 'posted' where id = ${thing}`
    await sql`
      update card_orders set state = 'returned', returned_because = 'moved' where id = ${thing}`
  })
  const [step] = await owner`
    select former, next, actor_id, acted_as, because from history
     where machine = 'card_orders' and row_id = ${thing} order by id desc limit 1`
  expect(step).toEqual({
    former: 'posted',
    next: 'returned',
    actor_id: colleague,
    acted_as: 'staff',
    because: 'moved',
  })
})

describe('the history', () => {
  test('goes with the account of who ordered cards or made a living will', async () => {
    const { id, thing } = await newPerson()
    await owner`delete from users where id = ${id}`
    expect(await owner`select 1 from history where row_id = ${thing}`).toHaveLength(0)
  })

  test('of their own is for who ordered and made it, of a release for the office', async () => {
    const [{ id, thing }, stranger] = [await newPerson(), await testUser()]
    const [payment, request] = [await newPayment(), await newRequest()]
    const all = [thing, payment, request]
    const seenBy = async (actor: Parameters<typeof readOnly>[0]) =>
      (
        await readOnly(
          actor,
          (sql) => sql<DbRow<'history', 'machine'>[]>`
            select distinct machine from history where row_id = any(${all}) order by 1`,
        )
      ).map(({ machine }) => machine)
    expect(await seenBy(asPerson(id))).toEqual(['card_orders', 'wilsverklaringen'])
    expect(await seenBy(asPerson(colleagues[0]?.id ?? ''))).toEqual(['access_requests'])
    expect(await seenBy(asSystem('release'))).toEqual(['access_requests'])
    expect(await seenBy(asPerson(stranger.id))).toEqual([])
    expect(await seenBy(asPerson(member.id))).toEqual([])
    expect(await seenBy(asSystem('cleaning'))).toEqual([])
  })

  test('of their own is in an export, and nobody else’s', async () => {
    const [{ id, email, thing }] = [await newPerson(), await newPerson()]
    await owner`update wilsverklaringen set state = 'printed' where id = ${thing}`
    const read = await readOnly(asPerson(id), (sql) => steps.read(sql, { id, email }))
    expect(steps.schema.parse(read)).toMatchObject([
      { of: 'card order', state: 'requested' },
      { of: 'living will', state: 'draft' },
      { of: 'living will', state: 'printed' },
    ])
  })

  test('is not changed or taken away by the application', async () => {
    const [rights] = await owner`
      select has_table_privilege('wensenregister_app', 'history', 'delete') as d,
             has_table_privilege('wensenregister_app', 'history', 'insert') as c,
             has_column_privilege('wensenregister_app', 'history', 'next', 'update') as u`
    expect(rights).toEqual({ d: false, c: false, u: false })
  })
})

/** Until a later release drops the former names. */
describe('the release before', () => {
  test('finds a step that nobody was told of, and notes that it told it', async () => {
    const id = await newRequest()
    await withActor(asSystem('release'), async (sql) => {
      const [step] = await sql<DbRow<'release_history', 'id'>[]>`
        select h.id from release_history h join access_requests r on r.id = h.request_id
         where h.request_id = ${id} and h.next = 'waiting_contact' and h.told_at is null
           for update of h skip locked`
      await sql`update release_history set told_at = now() where id = ${step?.id ?? ''}`
    })
    const told = await owner`
      select 1 from history where row_id = ${id} and next = 'waiting_contact' and told_at is not null`
    expect(told).toHaveLength(1)
  })

  test('notes a step where its own triggers are there still, and once where those of now are too', async () => {
    const id = await newRequest()
    await owner.begin(async (sql) => {
      await sql`alter table access_requests disable trigger a_history_goes_on`
      await sql`update access_requests set state = 'pending_verification' where id = ${id}`
      for (let time = 0; time < 2; time += 1)
        await sql`
          insert into release_history (request_id, former, next, actor_id, acted_as, because)
          values (${id}, 'waiting_contact', 'pending_verification', null, 'release', null)`
      await sql`alter table access_requests enable trigger a_history_goes_on`
    })
    expect((await stepsOf('access_requests', id)).slice(-1)).toEqual(['pending_verification'])
    expect(await stepsOf('access_requests', id)).toHaveLength(3)
  })
})
