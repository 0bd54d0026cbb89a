import type postgres from 'postgres'
import {
  type Addresses,
  credentialsIn,
  JOBS_ROLE,
} from '../app/platform/database/database-roles.ts'

const TRIES = 10

/**
 * Makes the roles of the application and of the queue, and sets their passwords.
 *
 * Roles belong to the cluster, a lock to one database: who is overtaken begins again.
 */
export async function ensureRoles(sql: postgres.Sql, addresses: Addresses) {
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
