import { randomUUID } from 'node:crypto'
import type { Sql } from '#app/platform/sql.server.ts'
import { createPersonKeys } from './keys.server.ts'
import { hashPassword } from './passwords.server.ts'
import { writeProfile } from './profile.server.ts'

export type NewUser = { email: string; password: string; firstName: string; lastName: string }

/** No password has this hash. */
const NO_PASSWORD = '-'

/** Makes an account with its keys and profile, not yet verified. @returns its id */
export async function createUser(sql: Sql, user: NewUser): Promise<string> {
  const id = await insertUser(sql, user, await hashPassword(user.password))
  if (!id) throw new Error('address taken')
  return id
}

/**
 * Makes an account that waits for its address to be confirmed and has no password yet.
 *
 * @returns its id; null when the address has an account
 */
export const createPendingUser = (sql: Sql, user: Omit<NewUser, 'password'>) =>
  insertUser(sql, user, NO_PASSWORD)

async function insertUser(
  sql: Sql,
  { email, firstName, lastName }: Omit<NewUser, 'password'>,
  passwordHash: string,
): Promise<string | null> {
  const id = randomUUID()
  const added = await sql`
    insert into users (id, email, password_hash) values (${id}, ${email}, ${passwordHash})
    on conflict (email) do nothing returning id`
  if (added.length === 0) return null
  await createPersonKeys(sql, id)
  await writeProfile(sql, id, { firstName, lastName })
  return id
}

export type Account = { id: string; email: string; verified: boolean; passwordHash: string }

/** The account of an address, if any. */
export async function findAccount(sql: Sql, email: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    select id, email, email_verified_at is not null as verified, password_hash as "passwordHash"
      from users where email = ${email}`
  return row
}
