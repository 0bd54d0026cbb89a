/**
 * A release is applied while the one before serves: no migration may read a whole table while others
 * wait for it. How long that takes follows from the number of rows, so that nothing has to be timed.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formerDatabase } from '#tests/setup/former.ts'

/** The first file that keeps the rule; those before it were applied on tables that were small. */
const SINCE = '0129'
const FOLDER = join(import.meta.dirname, 'migrations')

/** Of the register itself: these do not grow with people. */
const SMALL = ['migrations', 'definitions', 'role_capabilities', 'choice_legal_status']

/** With these others cannot write, or cannot read either. */
const STRONG = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

type Touched = { table: string; strong: boolean; changed: boolean; scans: number }

const touched = (tx: postgres.TransactionSql, before: Map<string, number>) => tx<Touched[]>`
  select c.relname as table, bool_or(l.mode = any(${STRONG})) as strong,
         bool_or(l.mode = 'RowExclusiveLock') as changed, max(coalesce(s.seq_scan, 0))::int as scans
    from pg_locks l
    join pg_class c on c.oid = l.relation and c.relkind = 'r'
    join pg_stat_xact_user_tables s on s.relid = c.oid
   where l.pid = pg_backend_pid() and c.relname = any(${[...before.keys()]})
   group by c.relname order by c.relname`

async function scansIn(tx: postgres.TransactionSql): Promise<Map<string, number>> {
  const rows = await tx<{ table: string; scans: number }[]>`
    select relname as table, coalesce(seq_scan, 0)::int as scans from pg_stat_xact_user_tables
     where schemaname = 'public'`
  return new Map(rows.map(({ table, scans }) => [table, scans]))
}

/** What a file does that others would wait for; within a transaction, which is left as it is then. */
async function waitsOf(tx: postgres.TransactionSql, text: string): Promise<string[]> {
  // As on a table of many rows: one of them is found by its index.
  await tx`set local enable_seqscan = off`
  const before = await scansIn(tx)
  await tx.unsafe(text)
  const all = await touched(tx, before)
  return all
    .filter(({ table, scans }) => !SMALL.includes(table) && scans > (before.get(table) ?? 0))
    .flatMap(({ table, strong, changed }) => [
      ...(strong ? [`reads all of ${table} while others wait for it`] : []),
      ...(changed && !strong ? [`changes all of ${table} at once`] : []),
    ])
}

let former: Awaited<ReturnType<typeof formerDatabase>>
let sql: postgres.Sql

beforeAll(async () => {
  former = await formerDatabase()
  sql = former.sql
})
afterAll(() => former.drop())

/** Runs it, and takes it back. */
async function tried(text: string): Promise<string[]> {
  let found: string[] = []
  await sql
    .begin(async (tx) => {
      found = await waitsOf(tx, text)
      throw new Error('taken back')
    })
    .catch((error: Error) => {
      if (error.message !== 'taken back') throw error
    })
  return found
}

describe('a migration', () => {
  test.each([
    ['an index', 'create index on wishes (updated_at)'],
    ['a column of another type', 'alter table users alter column email type varchar(400)'],
    ['a value that each row needs', 'alter table users alter column email set not null'],
    ['a check of what is there', 'alter table users add constraint c check (id is not null)'],
    ['a default that differs', 'alter table users add column u uuid default gen_random_uuid()'],
  ])('may not read a large table for %s', async (_what, text) => {
    expect(await tried(text)).toEqual([expect.stringMatching(/^reads all of (wishes|users) /)])
  })

  test('may not change a large table in one go', async () => {
    expect(await tried('update users set email = email')).toEqual(['changes all of users at once'])
  })

  test.each([
    ['a column', 'alter table users add column u integer not null default 0'],
    [
      'a check of what comes',
      'alter table users add constraint c check (id is not null) not valid',
    ],
    [
      'a table of its own',
      'create table u (id uuid primary key references users); create index on u (id)',
    ],
    ['to one row', `update users set email = email where id = '${randomUUID()}'`],
  ])('may add %s', async (_what, text) => {
    expect(await tried(text)).toEqual([])
  })
})

test(`no migration since ${SINCE} lets people wait`, async () => {
  const applied = new Set((await sql`select name from migrations`).map((row) => String(row.name)))
  const files = (await readdir(FOLDER)).filter((file) => !applied.has(file)).toSorted()
  const found: string[] = []
  for (const file of files) {
    const text = await readFile(join(FOLDER, file), 'utf8')
    if (text.startsWith('-- concurrently\n')) continue
    await sql.begin(async (tx) => {
      const waits = await waitsOf(tx, text)
      found.push(...waits.map((one) => `${file} ${one}`))
    })
  }
  expect(found.filter((one) => one >= SINCE)).toEqual([])
})
