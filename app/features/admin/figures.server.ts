import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'

/** Specification 2.8: counts, which anyone may know. */
export type Figures = { firstName: string; wishes: number; guildMembers: number }

export function officeFigures(userId: string): Promise<Figures> {
  return readOnly(asPerson(userId), async (sql) => {
    const [counts] = await sql<{ wishes: string; guild: string }[]>`
      select total_wishes_count() as wishes, active_guild_members_count() as guild`
    const profile = await readProfile(sql, userId)
    return {
      firstName: profile?.firstName ?? '',
      wishes: Number(counts?.wishes),
      guildMembers: Number(counts?.guild),
    }
  })
}
