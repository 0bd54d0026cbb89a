/** A database as the release of November 2026 left it, which migrations bring along. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { runMigrations as migrateJobs } from 'graphile-worker'
import postgres from 'postgres'
import { ensureRoles } from '#db/ensure-roles.ts'
import { owner } from '../database.ts'
import { addressesOf } from '../settings.ts'

const FORMER = gunzipSync(await readFile('tests/fixtures/database-of-2026-11.sql.gz')).toString()

/** Makes one with a name of its own. `drop` ends its connection and takes it away. */
export async function formerDatabase() {
  const name = `former_${randomUUID().slice(0, 8)}`
  const address = new URL(process.env.DATABASE_URL ?? '')
  address.pathname = `/${name}`
  const addresses = addressesOf(address.href)
  await owner.unsafe(`create database ${name}`)
  const sql = postgres(address.href, { max: 1, onnotice: () => {} })
  await ensureRoles(sql, addresses)
  await migrateJobs({ connectionString: addresses.jobs })
  await sql.unsafe(FORMER)
  const drop = async () => {
    await sql.end()
    // Waits a moment for connections that are being closed.
    await owner.unsafe(`drop database ${name}`)
  }
  return { sql, addresses, drop }
}
