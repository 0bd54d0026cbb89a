/**
 * Brings a database up to date, while the release of before serves (docs/decisions/0047).
 *
 * `migrations/` has tables, columns and data, in numbered files that never change. `functions/` and
 * `policies/` say what is so now, and are applied after those, when they changed.
 */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { changeWhileServing } from './change-while-serving.ts'
import { checksumOf } from './checksum.ts'
import { type SqlDefinition, readDefinitions } from './definitions.ts'
import { ensureRoles } from './ensure-roles.ts'
import { type Applied, booksOfFormer } from './former.ts'
import { type Addresses, APP_ROLE } from '../app/platform/database/database-roles.ts'

const LOCK = 7_245_118
const TURN_MS = 100

/** The first line of a numbered file with one statement that cannot be in a transaction. */
const CONCURRENTLY = '-- concurrently\n'

type Numbered = Applied & { text: string }
type Release = { numbered: Numbered[]; definitions: SqlDefinition[] }

/**
 * One process at a time does this.
 *
 * @param options.folder holds `migrations`, `functions` and `policies`
 * @param options.dryRun changes nothing
 * @returns what was applied now, or would be, in that order
 * @throws when a numbered file has changed since it was applied
 */
export async function migrate(
  addresses: Addresses,
  { folder = import.meta.dirname, dryRun = false } = {},
): Promise<string[]> {
  const release = await readRelease(folder)
  const sql = postgres(addresses.owner, { max: 1, onnotice: () => {} })
  try {
    await takeTurn(sql)
    const pending = await pendingDefinitions(sql, release)
    if (dryRun) return namesOf(pending)
    await ensureRoles(sql, addresses)
    // Only here: what only asks whether a migration is missing starts sooner without it.
    const { runMigrations: migrateJobs } = await import('graphile-worker')
    await migrateJobs({ connectionString: addresses.jobs })
    await makeBooks(sql, release)
    for (const file of pending.numbered) await applyNumbered(sql, file)
    for (const definition of pending.definitions) await applyDefinition(sql, definition)
    return namesOf(pending)
  } finally {
    await sql.end()
  }
}

/**
 * A database of a later release is not behind: what this one needs was applied once.
 *
 * @param appUrl as the application's own role, which must be able to sign in
 */
export async function missingMigrations(appUrl: string): Promise<string[]> {
  const { numbered, definitions } = await readRelease(import.meta.dirname)
  // Nothing is asked twice, and behind a pooler the second time would be on another connection.
  const sql = postgres(appUrl, { max: 1, prepare: false, onnotice: () => {} })
  try {
    const names = new Set((await appliedNumbered(sql)).map(({ name }) => name))
    const known = new Set((await appliedDefinitions(sql)).map(keyOf))
    return namesOf({
      numbered: numbered.filter(({ name }) => !names.has(name)),
      definitions: definitions.filter((one) => !known.has(keyOf(bookOf(one)))),
    })
  } finally {
    await sql.end()
  }
}

async function readRelease(folder: string): Promise<Release> {
  const within = join(folder, 'migrations')
  const names = (await readdir(within)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbered = names.map(async (name) => {
    const text = await readFile(join(within, name), 'utf8')
    return { name, text, checksum: checksumOf(text) }
  })
  return { numbered: await Promise.all(numbered), definitions: await readDefinitions(folder) }
}

/** Not by waiting for the lock: a statement that waits keeps an index from being built concurrently. */
async function takeTurn(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const [row] = await sql`select pg_try_advisory_lock(${LOCK}) as mine`
    if (row?.mine) return
    await pause(TURN_MS)
  }
}

async function makeBooks(sql: postgres.Sql, { numbered }: Release): Promise<void> {
  await sql.unsafe(`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists definitions (
      name text not null,
      checksum text not null,
      applied_at timestamptz not null,
      primary key (name, checksum)
    );
    grant select on migrations, definitions to ${APP_ROLE}`)
  const books = booksOfFormer(await appliedNumbered(sql), numbered)
  if (!books) return
  await sql.begin(async (tx) => {
    await tx`delete from migrations`
    for (const { name, checksum } of books)
      await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
  })
}

async function pendingDefinitions(
  sql: postgres.Sql,
  { numbered, definitions }: Release,
): Promise<Release> {
  const applied = await appliedNumbered(sql)
  const books = booksOfFormer(applied, numbered) ?? applied
  const done = new Map(books.map(({ name, checksum }) => [name, checksum]))
  const changed = numbered.find(
    ({ name, checksum }) => done.has(name) && done.get(name) !== checksum,
  )
  if (changed) throw new Error(`Migration ${changed.name} was changed after it was applied.`)
  const latest = new Map(
    (await appliedDefinitions(sql)).map(({ name, checksum }) => [name, checksum]),
  )
  return {
    numbered: numbered.filter(({ name }) => !done.has(name)),
    definitions: definitions.filter(
      (one) => latest.get(definitionName(one)) !== checksumOf(one.text),
    ),
  }
}

/** Of each name the one that was applied last comes last. */
const appliedDefinitions = (sql: postgres.Sql): Promise<Applied[]> =>
  appliedRows(sql, 'definitions', 'order by applied_at')

const appliedNumbered = (sql: postgres.Sql): Promise<Applied[]> => appliedRows(sql, 'migrations')

async function appliedRows(sql: postgres.Sql, table: string, order = ''): Promise<Applied[]> {
  const [found] = await sql`select to_regclass(${table}) as found`
  if (!found?.found) return []
  return [...(await sql.unsafe<Applied[]>(`select name, checksum from ${table} ${order}`))]
}

async function applyNumbered(sql: postgres.Sql, { name, text, checksum }: Numbered) {
  const note = (tx: postgres.Sql | postgres.TransactionSql) =>
    tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
  if (text.startsWith(CONCURRENTLY)) {
    await dropBrokenIndexes(sql)
    await sql.unsafe(text)
    await note(sql)
    return
  }
  await changeWhileServing(sql, async (tx) => {
    await tx.unsafe(text)
    await note(tx)
  })
}

/** What was being built when a try before this ended. */
async function dropBrokenIndexes(sql: postgres.Sql) {
  const broken = await sql<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid`
  for (const { name } of broken) await sql.unsafe(`drop index concurrently ${name}`)
}

/** A table has the policies of its file and no others. */
async function applyDefinition(sql: postgres.Sql, definition: SqlDefinition) {
  const { name, checksum } = bookOf(definition)
  await changeWhileServing(sql, async (tx) => {
    if (definition.kind === 'policies') await dropPolicies(tx, definition.name)
    await tx.unsafe(definition.text)
    await tx`
      insert into definitions (name, checksum, applied_at)
      values (${name}, ${checksum}, clock_timestamp())
      on conflict (name, checksum) do update set applied_at = excluded.applied_at`
  })
}

async function dropPolicies(tx: postgres.TransactionSql, table: string) {
  const statements = await tx<{ statement: string }[]>`
    select format('drop policy %I on %I', policyname, tablename) as statement
      from pg_policies where schemaname = 'public' and tablename = ${table}`
  for (const { statement } of statements) await tx.unsafe(statement)
}

const definitionName = ({ kind, name }: SqlDefinition) => `${kind} ${name}`
const bookOf = (one: SqlDefinition): Applied => ({
  name: definitionName(one),
  checksum: checksumOf(one.text),
})
const keyOf = ({ name, checksum }: Applied) => `${name} ${checksum}`
const namesOf = ({ numbered, definitions }: Release): string[] => [
  ...numbered.map(({ name }) => name),
  ...definitions.map(definitionName),
]
