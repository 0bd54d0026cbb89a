import { may, ROLES } from '#app/access/capabilities.ts'
import type { Reason, Scope } from '#app/access/audit.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'

export type Look = { at: Date; by: 'office' | 'guild' | 'person'; scope: Scope; reason: Reason }

const MOST = 100

/** Who looked at someone's file, the newest first. */
export async function looksAt(userId: string): Promise<Look[]> {
  const rows = await readOnly(
    asPerson(userId),
    (sql) => sql<(Omit<Look, 'by'> & { actedAs: string })[]>`
      select at, acted_as as "actedAs", detail as scope, reason from audit_log
       where subject_id = ${userId} and action = 'file.read'
       order by day desc, number desc limit ${MOST}`,
  )
  return rows.map(({ actedAs, ...look }) => ({ ...look, by: byWhom(actedAs) }))
}

/** By the roles that they had at that moment. */
function byWhom(roles: string): Look['by'] {
  const who = { roles: ROLES.filter((role) => roles.split(' ').includes(role)) }
  if (may(who, 'office.enter')) return 'office'
  return may(who, 'guild.enter') ? 'guild' : 'person'
}
