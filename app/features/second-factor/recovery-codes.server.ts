import type { Sql } from '#app/platform/database/sql.server.ts'
import { recoveryCodeHash, hashOfTyped, newCode } from './codes.server.ts'

const COUNT = 10

/**
 * Makes recovery codes.
 *
 * @returns ten codes in place of those there were; only their hashes are stored
 */
export async function replaceRecoveryCodes(sql: Sql, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  const rows = codes.map((code) => ({ user_id: userId, hash: recoveryCodeHash(code) }))
  await sql`delete from recovery_codes where user_id = ${userId}`
  await sql`insert into recovery_codes ${sql(rows)}`
  return codes
}

/** Uses a recovery code up, however it was typed. @returns whether it was one */
export async function redeemRecoveryCode(sql: Sql, userId: string, typed: string) {
  const { count } = await sql`
    update recovery_codes set used_at = now()
     where user_id = ${userId} and hash = ${hashOfTyped(typed)}
       and used_at is null`
  return count > 0
}

/** How many are not used up. */
export async function recoveryCodesLeft(sql: Sql, userId: string): Promise<number> {
  const rows = await sql`
    select 1 from recovery_codes where user_id = ${userId} and used_at is null`
  return rows.length
}
