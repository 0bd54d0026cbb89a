import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations as migrateJobs } from 'graphile-worker'
import postgres from 'postgres'
import { type Applied, takeOverFormer } from './former.ts'
import { type Addresses, APP_ROLE, credentialsIn, JOBS_ROLE } from './roles.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const LOCK = 7_245_118

/**
 * Brings a database up to date: the two roles, the job queue's own tables, then every file of
 * db/migrations that was not applied before, each in a transaction. Safe to run from several
 * processes at once: an advisory lock lets one through at a time.
 *
 * @param addresses the owner's is of a role that may create roles and owns the database; the two
 *   roles get the passwords that are in theirs
 * @returns the names of the files that were applied now
 * @throws when a file that was applied before has been changed since
 */
export async function migrate(addresses: Addresses): Promise<string[]> {
  const sql = postgres(addresses.owner, { max: 1, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${LOCK})`
    await ensureRoles(sql, addresses)
    await migrateJobs({ connectionString: addresses.jobs })
    return await applyFiles(sql)
  } finally {
    await sql.end()
  }
}

/**
 * The migrations that a database has yet to get, by name.
 *
 * @param appUrl its address, as the application's own role
 * @throws when the role cannot sign in
 */
export async function missingMigrations(appUrl: string): Promise<string[]> {
  const sql = postgres(appUrl, { max: 1, onnotice: () => {} })
  try {
    const [table] = await sql`select to_regclass('migrations') as found`
    const applied = table?.found
      ? await sql<Pick<Applied, 'name'>[]>`select name from migrations`
      : []
    const names = new Set(applied.map(({ name }) => name))
    return (await readMigrations()).map(({ name }) => name).filter((name) => !names.has(name))
  } finally {
    await sql.end()
  }
}

/** How often a migration of another database may be first, one after the other. */
const TRIES = 10

/**
 * Roles belong to the whole cluster, and a lock to one database only: who is overtaken by a migration
 * of another database begins again.
 */
async function ensureRoles(sql: postgres.Sql, addresses: Addresses) {
  for (let tried = 1; ; tried += 1)
    try {
      return await changeRoles(sql, addresses)
    } catch (error) {
      if (tried === TRIES || !String(error).includes('tuple concurrently updated')) throw error
    }
}

async function changeRoles(sql: postgres.Sql, { app, jobs }: Addresses) {
  await sql.begin(async (tx) => {
    for (const { role, password } of [credentialsIn(app), credentialsIn(jobs)]) {
      const found = await tx`select 1 from pg_roles where rolname = ${role}`
      if (found.length === 0) await tx.unsafe(`create role ${role}`)
      const [change] = await tx<{ statement: string }[]>`
        select format('alter role %I login noinherit password %L', ${role}::text, ${password}::text)
               as statement`
      await tx.unsafe(change?.statement ?? '')
      await tx.unsafe(`grant ${role} to current_user`)
    }
    const [row] = await tx`select current_database() as name`
    await tx.unsafe(`grant create on database "${row?.name}" to ${JOBS_ROLE}`)
    // The schema of temporary tables can come before ours, and no policy reaches it. A right on the
    // database itself is in no copy or restore of it, hence not in a migration.
    await tx.unsafe(`revoke temporary on database "${row?.name}" from public`)
  })
}

type Migration = { name: string; text: string; checksum: string }

async function applyFiles(sql: postgres.Sql): Promise<string[]> {
  await sql`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`
  const files = await readMigrations()
  await takeOverFormer(sql, files)
  // Who serves looks whether the database is as new as it is.
  await sql.unsafe(`grant select on migrations to ${APP_ROLE}`)
  const rows = await sql<Applied[]>`select name, checksum from migrations`
  const done = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const applied: string[] = []
  for (const { name, text, checksum } of files) {
    if (done.get(name) === checksum) continue
    if (done.has(name)) throw new Error(`Migration ${name} was changed after it was applied.`)
    await sql.begin(async (tx) => {
      await tx.unsafe(text)
      await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
    })
    applied.push(name)
  }
  return applied
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(FOLDER, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
