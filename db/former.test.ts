import type postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { owner } from '#tests/setup/database.ts'
import { formerDatabase } from '#tests/setup/release/former.ts'
import { describeSchema } from '#tests/setup/schema.ts'
import { migrate } from './migrate.ts'
import { APP_ROLE } from '../app/platform/database/database-roles.ts'

describe('a database that the former migrations made', () => {
  let former: Awaited<ReturnType<typeof formerDatabase>>
  let sql: postgres.Sql
  let addresses: typeof former.addresses
  const migrated = () => migrate(addresses)

  beforeEach(async () => {
    former = await formerDatabase()
    ;({ sql, addresses } = former)
  })
  afterEach(() => former.drop())

  test('becomes the same as a new one', async () => {
    expect(await migrate(addresses, { dryRun: true })).toEqual(await migrated())
    expect(await describeSchema(sql)).toEqual(await describeSchema(owner))
    const names = (from: postgres.Sql) => from`select name, checksum from migrations order by name`
    expect([...(await names(sql))]).toEqual([...(await names(owner))])
    expect(await migrated()).toEqual([])
  })

  test('keeps the history of what moved, which goes on', async () => {
    const [made] = await sql<DbRow<'release_cases', 'id'>[]>`
      insert into release_cases default values returning id`
    const id = made?.id ?? ''
    await sql`update release_cases set state = 'waiting' where id = ${id}`
    await sql`update release_history set told_at = '2026-11-23T09:00Z' where case_id = ${id}`
    await migrated()
    await sql`update release_cases set state = 'approved' where id = ${id}`
    const steps = await sql<{ step: string; told: boolean }[]>`
      select concat_ws(' ', former, next) as step, told_at is not null as told from history
       where machine = 'release_cases' and row_id = ${id} order by id`
    expect(steps.map(({ step, told }) => [step, told])).toEqual([
      ['reported', true],
      ['reported waiting', true],
      ['waiting approved', false],
    ])
  })

  test('keeps its rows, which their owner can read', async () => {
    await migrated()
    const [anna] = await sql<
      DbRow<'users', 'id'>[]
    >`select id from users where email = 'anna@example.nl'`
    const id = anna?.id ?? ''
    const read = await sql.begin('read only', async (tx) => {
      await tx`select set_config('role', ${APP_ROLE}, true), set_config('app.actor_id', ${id}, true)`
      const sections = [
        await readSection(tx as unknown as Sql, id, 'rituelen'),
        await readSection(tx as unknown as Sql, id, 'secret'),
      ]
      const [versions] = await tx`select count(*)::int from wish_versions`
      const [others] = await tx`select count(*)::int from callback_requests`
      return { texts: sections.map(({ data }) => data), versions, others }
    })
    expect(read).toEqual({
      texts: [
        { personalAdditions: 'Witte tulpen, en een lied dat iedereen kent.' },
        { caution: 'Mijn dagboeken zijn voor niemand.' },
      ],
      versions: { count: 1 },
      others: { count: 0 },
    })
  })

  test.each([
    ['misses the last of them', `delete from migrations where name like '0062%'`],
    ['had one that was changed', `update migrations set checksum = '' where name like '0026%'`],
  ])('and that %s is refused and left as it is', async (_what, change) => {
    await sql.unsafe(change)
    const before = await describeSchema(sql)
    await expect(migrated()).rejects.toThrow('some of the migrations of before')
    expect(await describeSchema(sql)).toEqual(before)
  })
})
