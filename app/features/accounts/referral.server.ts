import { asSystem, readOnly } from '#app/platform/sql.server.ts'

export const referralCode = (wanted: string | null): string | undefined =>
  wanted && /^[A-Za-z0-9_-]{1,64}$/.test(wanted) ? wanted : undefined

export async function findReferrer(code: string | undefined): Promise<string | null> {
  if (!code) return null
  return readOnly(asSystem('accounts'), async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      select id from franchise_partners where referral_code = ${code} and status = 'active'`
    return row?.id ?? null
  })
}
