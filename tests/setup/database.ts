/**
 * A real database for a test file. Importing this module makes the file's own copy of the template,
 * so that the application's `as(...)` and `database()` work. Tests in one file share it, and the
 * http tests share that of the site, so they make people of their own with `testUser()`.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, inject } from 'vitest'
import { type Role, startSession } from '#app/features/accounts/sessions.server.ts'
import { createUser } from '#app/features/accounts/users.server.ts'
import { as, asSystem, closeDatabase } from '#app/platform/sql.server.ts'
import { copyTemplate } from './databases.ts'
import type { Site } from './site.ts'

// The http tests share the database and the files of the running site.
const own = `test_${randomUUID().replaceAll('-', '')}`
const site = inject('site') as Site | undefined
const url = site?.databaseUrl ?? (await copyTemplate(inject('templateUrl'), own))
process.env.DATABASE_URL = url
if (!site) process.env.DOCUMENTS_FOLDER = join(process.env.DOCUMENTS_FOLDER ?? '', own)

/** The owner of the database, whom no policy stops: for arranging and inspecting only. */
export const owner = postgres(url, { max: 2, onnotice: () => {} })

afterAll(async () => {
  await closeDatabase()
  await owner.end()
})

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
