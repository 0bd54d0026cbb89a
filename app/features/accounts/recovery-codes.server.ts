import { randomInt } from 'node:crypto'
import { tokenHash } from '#app/platform/crypto.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'

const COUNT = 10
const LENGTH = 16

/** Without letters that are taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits, as 'ABCD-EFGH-JKMN-PQRS'. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}

const hashOf = (code: string) => tokenHash(code.replaceAll('-', ''))

/** @returns ten codes in place of those there were; only their hashes are stored */
export async function replaceRecoveryCodes(sql: Sql, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  const rows = codes.map((code) => ({ user_id: userId, hash: hashOf(code) }))
  await sql`delete from recovery_codes where user_id = ${userId}`
  await sql`insert into recovery_codes ${sql(rows)}`
  return codes
}

/** However it was typed. Uses it up. @returns whether it was one */
export async function redeemRecoveryCode(sql: Sql, userId: string, typed: string) {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0')
  const { count } = await sql`
    update recovery_codes set used_at = now()
     where user_id = ${userId} and hash = ${hashOf(code.replaceAll(/[IL]/g, '1'))}
       and used_at is null`
  return count > 0
}

export async function recoveryCodesLeft(sql: Sql, userId: string): Promise<number> {
  const rows = await sql`
    select 1 from recovery_codes where user_id = ${userId} and used_at is null`
  return rows.length
}
