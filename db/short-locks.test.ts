/**
 * A release is applied while the one before serves: no migration may read a whole table while others
 * wait for it. How long that takes follows from the number of rows, so that nothing has to be timed.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formerDatabase } from '#tests/setup/release/former.ts'

/** The first file that keeps the rule; those before it were applied on tables that were small. */
const SINCE = '0129'
const FOLDER = join(import.meta.dirname, 'migrations')

/** Of the register itself: these do not grow with people. */
const SMALL = ['migrations', 'definitions', 'role_capabilities', 'choice_legal_status']

/** With these others cannot write, or cannot read either. */
const STRONG = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

/** Nobody on a page should wait longer for a lock. */
const MOST_MS = 1000
/** A slow machine is no slow migration: the fastest of so many counts. */
const TRIES = 3

type Touched = { table: string; strong: boolean; changed: boolean; scans: number; rows: number }

/** Tables whose lock is held, how often all of each was read, and how many of its rows were changed. */
const touched = (tx: postgres.TransactionSql, before: Before) => tx<Touched[]>`
  select c.relname as table, bool_or(l.mode = any(${STRONG})) as strong,
         bool_or(l.mode = 'RowExclusiveLock') as changed, max(coalesce(s.seq_scan, 0))::int as scans,
         max(s.n_tup_upd + s.n_tup_del)::int as rows
    from pg_locks l
    join pg_class c on c.oid = l.relation and c.relkind = 'r'
    join pg_stat_xact_user_tables s on s.relid = c.oid
   where l.pid = pg_backend_pid() and c.relname = any(${[...before.keys()]})
   group by c.relname order by c.relname`

/** Of each table: how often it was read and changed in this transaction, its last column, its links. */
type Before = Map<string, { scans: number; rows: number; column: number; links: string[] }>

async function stateIn(tx: postgres.TransactionSql): Promise<Before> {
  const rows = await tx<
    { table: string; scans: number; rows: number; column: number; links: string[] }[]
  >`
    select relname as table, coalesce(seq_scan, 0)::int as scans, (n_tup_upd + n_tup_del)::int as rows,
           (select max(attnum)::int from pg_attribute where attrelid = relid) as column,
           array(select conname::text from pg_constraint
                  where contype = 'f' and conrelid = relid and convalidated) as links
      from pg_stat_xact_user_tables where schemaname = 'public'`
  return new Map(rows.map(({ table, ...state }) => [table, state]))
}

/** A foreign key is looked up by an index. One of a column that is new and empty looks at nothing. */
async function readsForLinks(tx: postgres.TransactionSql, before: Before): Promise<string[]> {
  const rows = await tx<{ table: string; link: string; first: number; given: boolean }[]>`
    select r.relname as table, conname as link, (select min(n) from unnest(conkey) n)::int as first,
           exists (select from pg_attribute a
                    where attrelid = conrelid and attnum = any(conkey) and atthasdef) as given
      from pg_constraint join pg_class r on r.oid = conrelid
     where contype = 'f' and convalidated and r.relname = any(${[...before.keys()]})`
  return rows.flatMap(({ table, link, first, given }) => {
    const was = before.get(table)
    const isNew = was && !was.links.includes(link) && (first <= was.column || given)
    return isNew ? [table] : []
  })
}

/** Whether more than one row was changed, and no fewer than half of them: of few, one can be all. */
async function changesMost(
  tx: postgres.TransactionSql,
  { table, rows }: Touched,
  before: Before,
): Promise<boolean> {
  const changed = rows - (before.get(table)?.rows ?? 0)
  if (changed < 2) return false
  const [row] = await tx<{ count: number }[]>`select count(*)::int from ${tx(table)}`
  return changed * 2 >= (row?.count ?? 0)
}

/** Runs a file; one that took too long is taken back and run again, as the machine may be slow. */
async function runFast(tx: postgres.TransactionSql, text: string) {
  for (let left = TRIES; ; left -= 1) {
    await tx`savepoint tried`
    const before = await stateIn(tx)
    const began = performance.now()
    await tx.unsafe(text)
    const isLong = performance.now() - began > MOST_MS
    if (!isLong || left === 1) return { before, isLong }
    await tx`rollback to savepoint tried`
  }
}

/** What a file does that others would wait for; within a transaction, which is left as it is then. */
async function waitsOf(tx: postgres.TransactionSql, text: string): Promise<string[]> {
  // As on a table of many rows: one of them is found by its index.
  await tx`set local enable_seqscan = off`
  const { before, isLong } = await runFast(tx, text)
  const linked = await readsForLinks(tx, before)
  const waits: string[] = []
  for (const one of await touched(tx, before)) {
    const { table, strong, changed, scans } = one
    if (SMALL.includes(table)) continue
    const isRead = scans > (before.get(table)?.scans ?? 0)
    if (strong && (isRead || linked.includes(table)))
      waits.push(`reads all of ${table} while others wait for it`)
    else if (changed && (isRead || (await changesMost(tx, one, before))))
      waits.push(`changes all of ${table} at once`)
    else if (strong && isLong) waits.push(`holds ${table} longer than a second`)
  }
  return waits
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

  test('may not read a large table for a link from it', async () => {
    const text = 'alter table wishes add constraint l foreign key (user_id) references users'
    expect(await tried(text)).toEqual(['reads all of wishes while others wait for it'])
  })

  test.each([
    ['as it lies', 'update users set email = email'],
    [
      'by an index',
      "update users set email = email where id > '00000000-0000-0000-0000-000000000000'",
    ],
    ['by taking it away', "delete from sessions where expires_at > '2000-01-01'"],
  ])('may not change a large table in one go, %s', async (_what, text) => {
    expect(await tried(text)).toEqual([
      expect.stringMatching(/^changes all of (users|sessions) at once$/),
    ])
  })

  test('may not hold a large table while it waits for something else', async () => {
    expect(await tried('lock table users; select pg_sleep(1.5)')).toEqual([
      'holds users longer than a second',
    ])
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
    ['a link to come', 'alter table wishes add column u uuid references users'],
    [
      'a link not looked at yet',
      'alter table wishes add constraint l foreign key (user_id) references users not valid',
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
  const late = found.filter((one) => one >= SINCE)
  expect(late).toEqual([])
})
