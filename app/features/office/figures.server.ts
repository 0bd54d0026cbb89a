import { activeGuildMembers, recordedWishes } from '#app/features/content/counter.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'

/** Specification 2.8: counts, which anyone may know; at most five minutes old (specification 9). */
type DashboardFigures = {
  firstName: string
  wishes: number | undefined
  guildMembers: number | undefined
}

/**
 * Figures and the name that greets a colleague. A number is undefined while it could not be
 * counted.
 */
export async function officeFigures(userId: string): Promise<DashboardFigures> {
  const profile = await readOnly(asPerson(userId), (sql) => readProfile(sql, userId))
  return {
    firstName: profile?.firstName ?? '',
    wishes: await recordedWishes.known(),
    guildMembers: await activeGuildMembers.known(),
  }
}
