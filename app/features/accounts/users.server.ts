import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { addToIndex } from '#app/features/file-index/index.server.ts'
import { asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { createPersonKeys } from '#app/access/keys.server.ts'
import { greetedAs, writeProfile } from './profile.server.ts'

export type NewUser = { email: string; passwordHash: string; firstName: string; lastName: string }

const NO_PASSWORD = '-'

/**
 * Makes an account that can sign in at once: for demo accounts and tests, whose address nobody
 * confirms.
 *
 * @returns its id
 * @throws when the address has an account
 */
export async function createUser(sql: Sql, user: NewUser): Promise<string> {
  const { email, firstName, lastName, passwordHash } = user
  const id = await insertUser(sql, email, passwordHash)
  if (!id) throw new Error('address taken')
  await writeProfile(sql, id, { firstName, lastName })
  return id
}

/** Makes an account that has no password or profile yet. Null when the address has an account. */
export const createPendingUser = (sql: Sql, email: string) => insertUser(sql, email, NO_PASSWORD)

async function insertUser(sql: Sql, email: string, passwordHash: string): Promise<string | null> {
  const id = randomUUID()
  const added = await sql`
    insert into users (id, email, password_hash) values (${id}, ${email}, ${passwordHash})
    on conflict (email) do nothing returning id`
  if (added.length === 0) return null
  await createPersonKeys(sql, id)
  await addToIndex(sql, id, email)
  return id
}

export type Account = DbRow<'users', 'id' | 'email!' | 'password_hash as passwordHash'> & {
  verified: boolean
  /** Made for someone in a conversation, who has not taken it over. */
  prepared: boolean
}

/** @param email in capitals or not */
export async function findAccount(sql: Sql, email: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    select id, email, email_verified_at is not null as verified, password_hash as "passwordHash",
           exists (select from prepared_accounts p where p.user_id = users.id) as prepared
      from users where email = ${email}`
  return row
}

/** How a letter greets who has a confirmed address; empty for others. */
export const greetedAt = (email: string): Promise<string> =>
  readOnly(asSystem('accounts'), async (sql) => {
    const account = await findAccount(sql, email)
    return account?.verified ? greetedAs(sql, account.id) : ''
  })

/**
 * Removes the account that a sign-up left with an address and that nobody confirmed: there is nothing
 * in it, and who gets the mail of that address wants another. One that somebody else made, or asked
 * into a guild member, stays.
 */
export const removeUnused = (sql: Sql, email: string) => sql`
  delete from users u
   where email = ${email} and email_verified_at is null
     and not exists (select from prepared_accounts p where p.user_id = u.id)
     and not exists (select from guild_memberships m where u.id in (m.user_id, m.invited_user_id))`

/** Finds an account by its confirmed address. @returns its id; null where nobody has it */
export async function accountCalled(sql: Sql, email: string): Promise<string | null> {
  const [found] = await sql<
    DbRow<'account_of', 'account_of as id'>[]
  >`select account_of(${email}) as id`
  return found?.id ?? null
}

/** A person by their address, confirmed or not, or by the number of their file. */
export async function personNamed(
  sql: Sql,
  named: string,
): Promise<DbRow<'users', 'id' | 'email'> | undefined> {
  const [row] = await sql<DbRow<'users', 'id' | 'email'>[]>`
    select id, email from users where id = any((select audit_subjects(${named}))::uuid[])`
  return row
}

/** The address of someone who signs in, and so has one. */
export async function emailOf(sql: Sql, userId: string): Promise<string> {
  const [row] = await sql<DbRow<'users', 'email'>[]>`select email from users where id = ${userId}`
  if (!row?.email) throw new Error('no account with an address')
  return row.email
}
