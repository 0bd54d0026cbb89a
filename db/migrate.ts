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
 * An advisory lock lets one process through at a time.
 *
 * @returns the files that were applied now
 * @throws when an applied file has changed since
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

/** @param appUrl as the application's own role, which must be able to sign in */
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

const TRIES = 10

/** Roles belong to the cluster, a lock to one database: who is overtaken begins again. */
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
    // They can come before ours, past all policies. In no copy of the database, hence in no
    // migration.
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
