/** Accounts that a colleague made for a client, until the client takes them over. */
import type { DbRow } from '#db/row.ts'
import { asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { readProfile } from './profile.server.ts'
import { tooManyBirthDates, type TooOften } from './attempts.server.ts'

/**
 * Makes an account that a colleague made one like any other.
 *
 * @returns whether it was one that was made so
 */
export async function takeOver(sql: Sql, userId: string): Promise<boolean> {
  const { count } = await sql`delete from prepared_accounts where user_id = ${userId}`
  return count > 0
}

export type Born = { ok: true } | { ok: false; reason: 'birthDate' } | TooOften

/** Whether the client of this link was born on that day. Guesses are counted. */
export async function isBornOn(token: string, day: string): Promise<Born> {
  const [row] = await readOnly(
    asSystem('accounts'),
    (sql) => sql<DbRow<'tokens', 'user_id as userId'>[]>`
      select user_id as "userId" from tokens where id = ${tokenHash(token)}`,
  )
  return row ? checkBirthDate(row.userId, day) : { ok: false, reason: 'birthDate' }
}

/** Whether someone was born on that day. Guesses are counted. @param day like '1948-03-12' */
export async function checkBirthDate(userId: string, day: string): Promise<Born> {
  const refused = await tooManyBirthDates(userId)
  if (refused) return noteTry('birth date', refused, userId)
  const profile = await readOnly(asSystem('accounts'), (sql) => readProfile(sql, userId))
  const isRight = profile?.dateOfBirth === day
  return noteTry('birth date', isRight ? { ok: true } : { ok: false, reason: 'birthDate' }, userId)
}
