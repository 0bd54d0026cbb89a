/**
 * A real database for a test file. Importing this module makes the worker's own copy of the
 * template, so that the application's `as(...)` and `database()` work; tests in one file, and files
 * that share a worker, share it, so they make people of their own with `testUser()`.
 */
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, inject } from 'vitest'
import { type Role, startSession } from '#app/features/accounts/sessions.server.ts'
import { createUser } from '#app/features/accounts/users.server.ts'
import { as, asSystem, closeDatabase } from '#app/platform/sql.server.ts'

const template = inject('templateUrl')
const name = `worker_${process.env.VITEST_POOL_ID ?? '0'}`

process.env.DATABASE_URL = await copyTemplate(template, name)

/** The owner of the database, whom no policy stops: for arranging and inspecting only. */
export const owner = postgres(process.env.DATABASE_URL, { max: 2, onnotice: () => {} })

afterAll(async () => {
  await closeDatabase()
  await owner.end()
})

/**
 * Makes a database from the template unless it is there.
 *
 * @returns its address, as the owner
 */
export async function copyTemplate(templateUrl: string, copy: string): Promise<string> {
  const url = new URL(templateUrl)
  const source = url.pathname.slice(1)
  url.pathname = '/postgres'
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  try {
    const found = await sql`select 1 from pg_database where datname = ${copy}`
    if (found.length === 0) await sql.unsafe(`create database ${copy} template ${source}`)
  } finally {
    await sql.end()
  }
  url.pathname = `/${copy}`
  return url.href
}

export const TEST_PASSWORD = 'Appelboom7'

export type TestUser = {
  id: string
  email: string
  /** Token of a session that has been started. */
  token: string
}

/**
 * Makes a verified person with a session.
 *
 * @param roles none for a private person; 'franchise' also makes an active guild member
 */
export function testUser(...roles: Role[]): Promise<TestUser> {
  const email = `${randomUUID()}@example.nl`
  return as(asSystem('accounts'), async (sql) => {
    const id = await createUser(sql, {
      email,
      password: TEST_PASSWORD,
      firstName: 'Tess',
      lastName: 'Proef',
    })
    await sql`update users set email_verified_at = now() where id = ${id}`
    for (const role of roles) await sql`insert into user_roles (user_id, role) values (${id}, ${role})`
    if (roles.includes('franchise'))
      await sql`
        insert into franchise_partners
          (id, user_id, company_name, contact_name, email, status, referral_code)
        values (${randomUUID()}, ${id}, 'Uitvaartzorg Proef', 'Tess Proef', ${email}, 'active', ${id})`
    return { id, email, token: await startSession(sql, id) }
  })
}
