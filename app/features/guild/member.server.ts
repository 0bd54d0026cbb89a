import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { referralUrl } from './office.server.ts'

export type GuildMember = { companyName: string; active: boolean; code: string; link: string }

export async function ownGuildMember(userId: string): Promise<GuildMember | null> {
  const [row] = await readOnly(
    asPerson(userId),
    (sql) => sql<{ company_name: string; status: string; referral_code: string }[]>`
      select company_name, status, referral_code from franchise_partners
       where user_id = ${userId}`,
  )
  return row
    ? {
        companyName: row.company_name,
        active: row.status === 'active',
        code: row.referral_code,
        link: referralUrl(row.referral_code),
      }
    : null
}
