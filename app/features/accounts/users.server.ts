import { randomUUID } from 'node:crypto'
import type { Sql } from '#app/platform/sql.server.ts'
import { createPersonKeys } from './keys.server.ts'
import { hashPassword } from './passwords.server.ts'
import { writeProfile } from './profile.server.ts'

export type NewUser = { email: string; password: string; firstName: string; lastName: string }

/** Makes an account with its keys and profile, not yet verified. @returns its id */
export async function createUser(sql: Sql, user: NewUser): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into users (id, email, password_hash)
    values (${id}, ${user.email}, ${await hashPassword(user.password)})`
  await createPersonKeys(sql, id)
  await writeProfile(sql, id, { firstName: user.firstName, lastName: user.lastName })
  return id
}
