/** The next release changes the database while this one serves. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { ask, asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { addressesOf } from '#tests/setup/settings.ts'
import { migrate, missingMigrations } from './migrate.ts'

const addresses = addressesOf(process.env.DATABASE_URL ?? '')
const other = postgres(addresses.owner, { max: 1, onnotice: () => {} })

let folder: string
beforeAll(() => migrate(addresses))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'next-release-'))
  for (const part of ['migrations', 'functions', 'policies'])
    await cp(join('db', part), join(folder, part), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => other.end())

const write = (path: string, text: string) => writeFile(join(folder, path), text)
const toNext = () => migrate(addresses, { folder })

/** Does it until that is over, and says how often. Throws what it throws. */
async function over(running: Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  const ended = Symbol()
  const end = running.then(
    () => ended,
    () => ended,
  )
  for (let times = 1; ; times += 1) {
    await work()
    if ((await Promise.race([end, Promise.resolve()])) === ended) return times
  }
}

describe('the next release', () => {
  test('is applied whole, and goes back, while people read and write', async () => {
    const { id } = await testUser()
    await write('migrations/9000_words.sql', 'alter table wishes add column words integer;')
    await write(
      'migrations/9001_words.sql',
      '-- concurrently\ncreate index concurrently wishes_words on wishes (words);',
    )
    await write(
      'functions/wishes/total_wishes_count.sql',
      `create or replace function total_wishes_count() returns bigint
         language sql stable security definer set search_path = public, pg_temp
         as $$ select 0::bigint $$;`,
    )
    await write('policies/rate_limits.sql', 'create policy nobody on rate_limits using (false);')
    const would = await migrate(addresses, { folder, dryRun: true })
    expect(would).toEqual([
      '9000_words.sql',
      '9001_words.sql',
      'function total_wishes_count',
      'policies rate_limits',
    ])
    const running = toNext()
    const reading = over(running, () =>
      withActor(asPerson(id), (sql) => readSection(sql, id, 'rituelen')),
    )
    const counting = over(running, () => ask((sql) => sql`select total_wishes_count()`))
    expect(await running).toEqual(would)
    expect(Math.min(await reading, await counting)).toBeGreaterThan(0)
    const total = () => ask((sql) => sql`select total_wishes_count()::int as total, 1 as one`)
    expect((await total())[0]?.total).toBe(0)
    // What still runs, or is started again, goes on with what is there.
    expect(await missingMigrations(addresses.app)).toEqual([])
    await owner`drop policy nobody on rate_limits`
    expect(await migrate(addresses)).toEqual(['function total_wishes_count'])
    expect(await migrate(addresses)).toEqual([])
    await owner`alter table wishes drop column words`
    await owner`delete from migrations where name like '9%'`
  })

  test('keeps nobody waiting behind a table that somebody holds, and comes when it is free', async () => {
    await write('migrations/9002_longer.sql', 'alter table users add column longer integer;')
    const { id } = await testUser()
    let running: Promise<string[]> | undefined
    await owner.begin(async (tx) => {
      await tx`select from users limit 1`
      running = toNext()
      await untilSomeoneWaits()
      const seen = await withActor(asPerson(id), (sql) => sql`select from users where id = ${id}`)
      expect(seen).toHaveLength(1)
    })
    expect(await running).toEqual(['9002_longer.sql'])
    await owner`alter table users drop column longer`
    await owner`delete from migrations where name like '9%'`
  })

  test('builds an index anew that a try before it left broken', async () => {
    await owner`create table made_up (one integer)`
    await owner`insert into made_up values (1), (1)`
    const index = (unique: string) =>
      `-- concurrently\ncreate ${unique} index concurrently made_up_one on made_up (one);`
    await write('migrations/9003_index.sql', index('unique'))
    await expect(toNext()).rejects.toThrow('could not create unique index')
    await write('migrations/9003_index.sql', index(''))
    expect(await toNext()).toEqual(['9003_index.sql'])
    const [found] = await owner`
      select indisvalid as valid from pg_index where indexrelid = 'made_up_one'::regclass`
    expect(found?.valid).toBe(true)
    await owner`drop table made_up`
    await owner`delete from migrations where name like '9%'`
  })

  test('is said to be missing before it was applied', async () => {
    await owner`delete from definitions where name = 'function total_wishes_count'`
    expect(await missingMigrations(addresses.app)).toEqual(['function total_wishes_count'])
    expect(await migrate(addresses)).toEqual(['function total_wishes_count'])
  })
})

async function untilSomeoneWaits() {
  for (;;) {
    const rows = await other`
      select from pg_locks where not granted and relation = 'users'::regclass`
    if (rows.length > 0) return
  }
}
