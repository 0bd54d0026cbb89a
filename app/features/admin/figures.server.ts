import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'

/** What the office's start page shows (specification 2.8): counts only, of which anyone may know. */
export type Figures = { firstName: string; wishes: number; guildMembers: number }

/** The figures, and the first name of the one who asks. */
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
