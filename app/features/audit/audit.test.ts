import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { confirmByLink } from '#app/features/release/links.server.ts'
import { lookAfterRequests } from '#app/features/release/job.server.ts'
import { log } from '#app/platform/log.server.ts'
import { asPerson, asSystem, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { fullRequest, paidRequest, tokenFor } from '#tests/fixtures/people/access-requests.ts'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { chainAudit } from './chain.server.ts'
import { noteNewest } from './newest.server.ts'
import { searchAudit } from './search.server.ts'
import { verifyAudit } from './verify.server.ts'

let admin: TestUser
let user: TestUser

beforeAll(async () => {
  ;[admin, user] = [await testUser('admin'), await testUser()]
})

const REQUEST = '0badcafe'
const actor = ({ id }: TestUser) => ({ id, roles: [], request: REQUEST })
const note = (sql: Sql) =>
  noteAudit(sql, actor(admin), { action: 'role.give', subject: user.id, detail: 'staff' })
const noted = () => withActor(asPerson(admin.id), note)
/** With a place in the chain, as a minute later. */
async function chained(rows = 1) {
  for (let count = 0; count < rows; count += 1) await noted()
  await chainAudit()
}

afterEach(() => owner`truncate audit_log`)

type Place = DbRow<'audit_log', 'number!'> & { day: string }
const places = () => owner<Place[]>`select day::text, number from audit_log order by day, number`

describe('a row', () => {
  test('says who, in which role, what, whose, when and in which request', async () => {
    await noted()
    const [row] = await owner`
      select actor_id, acted_as, action, subject_id, detail, reason, request,
             at between now() - interval '1 minute' and now() as recent
        from audit_log`
    expect(row).toEqual({
      actor_id: admin.id,
      acted_as: 'admin',
      action: 'role.give',
      subject_id: user.id,
      detail: 'staff',
      reason: null,
      request: REQUEST,
      recent: true,
    })
  })

  test.each([
    ['an action', 'role.give to Gerda', 'staff', 'asked', REQUEST],
    ['a part', 'role.give', 'Gerda de Vries', 'asked', REQUEST],
    ['a reason', 'role.give', 'staff', 'Zij belde over haar man', REQUEST],
    ['a request', 'role.give', 'staff', 'asked', 'gerda@example.nl'],
  ])('has no room for words as %s', async (_what, action, detail, reason, request) => {
    const attempt = withActor(
      asPerson(admin.id),
      (sql) => sql`select note_audit(${action}, ${user.id}, ${detail}, ${reason}, ${request})`,
    )
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
  })

  test('is there if and only if what it is about was done', async () => {
    const failing = withActor(asPerson(admin.id), async (sql) => {
      await note(sql)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await places()).toEqual([])
  })

  test('needs someone who acts', async () => {
    const attempt = withActor(asPerson(''), note)
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })
})

test.each([
  ['changed', (sql: Sql) => sql`update audit_log set detail = 'admin'`],
  ['chained by hand', (sql: Sql) => sql`update audit_log set day = now(), number = 1, hash = ''`],
  ['taken away', (sql: Sql) => sql`delete from audit_log`],
  ['emptied', (sql: Sql) => sql`truncate audit_log`],
  [
    'added past the function',
    (sql: Sql) => sql`
      insert into audit_log (day, number, at, acted_as, action, request, transaction_id, hash)
      values (now(), 9, now(), 'admin', 'role.give', ${REQUEST}, '1', '')`,
  ],
])('a row cannot be %s by the application, whoever acts', async (_what, attempt) => {
  await noted()
  for (const who of [asPerson(admin.id), asSystem('audit'), asSystem('cleaning')])
    await expect(withActor(who, attempt)).rejects.toMatchObject({ code: '42501' })
  expect(await places()).toHaveLength(1)
})

describe('the chain', () => {
  test('is whole after many wrote at once', async () => {
    await Promise.all(Array.from({ length: 30 }, noted))
    await chainAudit()
    expect(await verifyAudit()).toMatchObject({ rows: 30, problems: [] })
    expect((await places()).map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })

  test('counts from 1 every day, and each day follows on the one before', async () => {
    await chained()
    await backDate()
    await chained(2)
    expect((await places()).map(({ number }) => number)).toEqual([1, 1, 2])
    expect(await verifyAudit()).toMatchObject({ rows: 3, problems: [] })
  })

  test('goes on from the newest day when the clock goes back', async () => {
    await chained()
    await owner`update audit_log set day = day + 1`
    await chained()
    expect((await places()).map(({ number }) => number)).toEqual([1, 2])
  })

  test.each([
    ['another person', sqlOf`update audit_log set subject_id = actor_id where number = 2`],
    ['another actor', sqlOf`update audit_log set actor_id = subject_id where number = 2`],
    ['another role', sqlOf`update audit_log set acted_as = 'staff' where number = 2`],
    ['another action', sqlOf`update audit_log set action = 'role.take' where number = 2`],
    ['another part', sqlOf`update audit_log set detail = 'admin' where number = 2`],
    ['a reason', sqlOf`update audit_log set reason = 'asked' where number = 2`],
    ['another moment', sqlOf`update audit_log set at = at - interval '1 ms' where number = 2`],
    ['another request', sqlOf`update audit_log set request = '00000000' where number = 2`],
    ['another place', sqlOf`update audit_log set number = 9 where number = 2`],
    ['another day', sqlOf`update audit_log set day = day - 1 where number = 2`],
  ])('shows a row with %s', async (_what, tamper) => {
    await chained(3)
    await tamper()
    const { problems } = await verifyAudit()
    expect(problems).toContainEqual(expect.objectContaining({ problem: 'changed' }))
  })

  test.each([
    ['in the middle', [2]],
    ['at the beginning of a day', [1]],
    ['of several in a row', [2, 3]],
  ])('shows that rows are gone %s', async (_what, gone) => {
    await chained(4)
    await owner`delete from audit_log where number in ${owner(gone)}`
    expect((await verifyAudit()).problems).toMatchObject([{ problem: 'gap' }])
  })

  test('shows that a whole day is gone', async () => {
    for (let count = 0; count < 3; count += 1) {
      await chained()
      await backDate()
    }
    await owner`
      delete from audit_log where day = (select min(day) + 1 from audit_log)`
    expect((await verifyAudit()).problems).toMatchObject([{ problem: 'gap' }])
  })

  test('shows that two rows were swapped, their hashes with them', async () => {
    await chained(3)
    await owner.begin((sql) => [
      sql`update audit_log set number = 9 where number = 1`,
      sql`update audit_log set number = 1 where number = 2`,
      sql`update audit_log set number = 2 where number = 9`,
    ])
    expect((await verifyAudit()).problems.length).toBeGreaterThan(1)
  })

  test('is whole when the oldest days have expired', async () => {
    for (let count = 0; count < 3; count += 1) {
      await chained()
      await backDate()
    }
    await owner`delete from audit_log where day = (select min(day) from audit_log)`
    expect(await verifyAudit()).toMatchObject({ rows: 2, problems: [] })
  })

  test('has rows a moment after they are committed, and checking it counts the others', async () => {
    expect(await verifyAudit()).toMatchObject({ rows: 0, unchained: { rows: 0, since: null } })
    await chained()
    await noted()
    await noted()
    expect(await verifyAudit()).toMatchObject({
      rows: 1,
      problems: [],
      unchained: { rows: 2, since: expect.any(Date) },
    })
    await chainAudit()
    expect(await verifyAudit()).toMatchObject({ rows: 3, problems: [], unchained: { rows: 0 } })
  })

  test('has the rows in the order of their commits, also one that was added before others', async () => {
    await withActor(asPerson(admin.id), async (sql) => {
      await note(sql)
      await chained(2)
      expect(await places()).toMatchObject([{ number: 1 }, { number: 2 }])
    })
    await chainAudit()
    await chained()
    expect(await owner`select number from audit_log order by id`).toMatchObject([
      { number: 3 },
      { number: 1 },
      { number: 2 },
      { number: 4 },
    ])
    expect(await verifyAudit()).toMatchObject({ rows: 4, problems: [], unchained: { rows: 0 } })
  })

  test('is one when two make it at once, and a row is committed in between', async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = await withActor(asPerson(admin.id), async (sql) => {
      await note(sql)
      await noted()
      const chaining = withActor(asSystem('audit'), async (other) => {
        await other`select chain_audit(10)`
        begun.resolve()
        await end.promise
      })
      await begun.promise
      return { chaining }
    })
    const second = chainAudit()
    await Promise.race([second, isHeldUp()]).finally(end.resolve)
    await Promise.all([first.chaining, second])
    expect(await verifyAudit()).toMatchObject({ rows: 2, problems: [], unchained: { rows: 0 } })
  })

  test('is made of more rows than go in one transaction', async () => {
    await withActor(
      asPerson(admin.id),
      (sql) => sql`
        select note_audit('role.give', ${user.id}, 'staff', null, ${REQUEST})
          from generate_series(1, 2001)`,
    )
    await chainAudit()
    expect(await verifyAudit()).toMatchObject({ rows: 2001, problems: [], unchained: { rows: 0 } })
  })

  test('is made by its own part of the application alone', async () => {
    await noted()
    for (const who of [asPerson(admin.id), asSystem('cleaning')]) {
      const attempt = withActor(who, (sql) => sql`select chain_audit(1)`)
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
    expect(await verifyAudit()).toMatchObject({ rows: 0, unchained: { rows: 1 } })
  })

  test('has its newest row in the log of the site, whatever was added since', async () => {
    const line = vi.spyOn(log(), 'info')
    await chained(2)
    const { last } = await verifyAudit()
    await noted()
    await noteNewest()
    expect(line.mock.calls).toMatchObject([
      [{ audit: { number: 2, hash: last?.hash } }, 'newest row of the audit log'],
    ])
    line.mockRestore()
  })
})

/** Makes the newest row, and all before it, of a day earlier, as if it had been written then. */
async function backDate() {
  await owner`update audit_log set day = day - 1, at = at - interval '1 day'`
  await rehash()
}

/** What only the owner of the database could do, to arrange a past: all hashes anew. */
async function rehash() {
  const rows = await places()
  let previous: Buffer | null = null
  for (const { day, number } of rows) {
    const [row]: { hash: Buffer }[] = await owner<DbRow<'audit_log', 'hash!'>[]>`
      update audit_log a set previous = ${previous}, hash = sha256(convert_to(concat_ws(E'\n',
        to_char(a.day, 'YYYY-MM-DD'), number,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
        actor_id, acted_as, action, subject_id, detail, coalesce(reason, ''), request,
        transaction_id, coalesce(encode(${previous}::bytea, 'hex'), '')), 'UTF8'))
       where a.day = ${day} and number = ${number} returning hash`
    previous = row?.hash ?? null
  }
}

/** A change by the owner of the database, later. */
function sqlOf(statement: TemplateStringsArray) {
  return () => owner(statement)
}

test('what has expired goes, and nothing else', async () => {
  await chained()
  await owner`update audit_log set day = now() - interval '5 years 2 days'`
  await noted()
  await withActor(asSystem('cleaning'), (sql) => sql`select forget_audit_days()`)
  expect(await places()).toHaveLength(1)
})

describe('searching', () => {
  const all = () => searchAudit(actor(admin), {})

  test.each([
    ['the address of who acted', () => ({ wie: admin.email }), 1],
    ['the address of whose it is', () => ({ wie: user.email.toUpperCase() }), 1],
    ['an address that nobody has', () => ({ wie: 'niemand@example.nl' }), 0],
    ['what was done', () => ({ wat: 'role.give' as const }), 1],
    ['what was not done', () => ({ wat: 'role.take' as const }), 0],
    ['days until long ago', () => ({ tot: '2020-01-01' }), 0],
    ['days from long ago', () => ({ van: '2020-01-01' }), 1],
    ['days to come', () => ({ van: '2999-01-01' }), 0],
  ])('by %s', async (_what, wanted, count) => {
    await noted()
    expect((await searchAudit(actor(admin), wanted())).rows).toHaveLength(count)
  })

  test('by the number of a file', async () => {
    await noted()
    await owner`insert into wish_file_numbers (number) values ('WR00000007') on conflict do nothing`
    await owner`
      insert into wishes (id, user_id, wish_file_number, title)
      values (${user.id}, ${user.id}, 'WR00000007', '') on conflict do nothing`
    const { rows } = await searchAudit(actor(admin), { wie: 'wr00000007' })
    expect(rows).toMatchObject([{ subject: { email: user.email, fileNumber: 'WR00000007' } }])
  })

  test('says of a step of a request which company asked, and that its trusted person answered', async () => {
    const [member, other] = [await testUser('franchise'), await testUser('franchise')]
    const [person, also] = [await ownerOfFile(), await ownerOfFile()]
    for (const [by, { number, trusted }] of [
      [other, also],
      [member, person],
    ] as const)
      await paidRequest(by, fullRequest({ number, contact: trusted }))
    await lookAfterRequests()
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    await owner`
      update franchise_partners set company_name = 'Uitvaartzorg Smit'
       where id = (select member_id from guild_memberships where user_id = ${member.id})`
    const { rows } = await searchAudit(actor(admin), { wie: person.number })
    expect(rows.map(({ action, company, answered }) => [action, company, answered])).toEqual([
      ['access.confirm', 'Uitvaartzorg Smit', true],
      ['access.ask', 'Uitvaartzorg Smit', false],
    ])
    const byOther = withActor(
      asPerson(user.id),
      (sql) => sql`select * from companies_of_log(${rows.map(({ id }) => id)}::bigint[])`,
    )
    expect(await byOther).toEqual([])
    // Two at once are told apart by nobody.
    await owner`update access_requests set subject_id = ${person.id} where subject_id = ${also.id}`
    const [, asked] = (await searchAudit(actor(admin), { wie: person.number })).rows
    expect(asked?.company).toBeNull()
    // Nor once one of them is gone.
    await owner`update audit_log set subject_id = ${person.id} where subject_id = ${also.id}`
    await owner`
      delete from franchise_partners where id = (
        select member_id from guild_memberships where user_id = ${other.id})`
    const { rows: left } = await searchAudit(actor(admin), { wie: person.number })
    expect(
      left.flatMap(({ action, company }) => (action === 'access.ask' ? [company] : [])),
    ).toEqual([null, null])
  })

  test('names who has no account any more no more', async () => {
    const gone = await testUser()
    await withActor(asPerson(admin.id), (sql) =>
      noteAudit(sql, actor(admin), { action: 'role.give', subject: gone.id }),
    )
    await owner`delete from users where id = ${gone.id}`
    expect((await all()).rows).toMatchObject([{ subject: null, actor: { email: admin.email } }])
  })

  test('goes page by page, the newest first, and misses none', async () => {
    await chained(26)
    const first = await all()
    const second = await searchAudit(actor(admin), {}, first.next)
    const numbers = [...first.rows, ...second.rows].map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 26 }, (_, index) => 26 - index))
    expect(second.next).toBeUndefined()
  })

  test('shows what is not chained yet, the newest first', async () => {
    await chained()
    await noted()
    expect((await all()).rows).toMatchObject([{ number: null }, { number: 1 }])
  })

  test('shows who may not search only what is about themselves, without names', async () => {
    await noted()
    expect((await searchAudit(actor(user), {})).rows).toMatchObject([{ actor: null }])
    const staff = await testUser('staff')
    expect((await searchAudit(actor(staff), {})).rows).toEqual([])
  })
})
