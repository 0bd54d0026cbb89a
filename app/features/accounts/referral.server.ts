import type { DbRow } from '#db/row.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'
import { Unavailable } from '#app/platform/unavailable.server.ts'

/**
 * A code as it stood in an address: letters and digits. @returns undefined for what cannot be one
 */
export const referralCode = (wanted: string | null): string | undefined =>
  wanted && /^[A-Za-z0-9_-]{1,64}$/.test(wanted) ? wanted : undefined

export type Referrer = DbRow<'franchise_partners', 'id' | 'company_name as companyName'>

/** Finds the active guild member whose link it is. */
export async function findReferrer(code: string | undefined): Promise<Referrer | null> {
  if (!code) return null
  return readOnly(asSystem('accounts'), async (sql) => {
    const [row] = await sql<Referrer[]>`
      select id, company_name as "companyName" from franchise_partners
       where referral_code in (${code}, ${code.toUpperCase()}) and status = 'active'`
    return row ?? null
  })
}

/**
 * Whose link it is.
 *
 * @returns null for nobody's; undefined while the database is away, which keeps nobody from a page
 */
export async function companyOf(code: string): Promise<string | null | undefined> {
  try {
    return (await findReferrer(code))?.companyName ?? null
  } catch (error) {
    if (error instanceof Unavailable) return undefined
    throw error
  }
}
