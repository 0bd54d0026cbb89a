import { may, ROLES } from '#app/access/capabilities.ts'
import type { Action, Reason, Scope } from '#app/access/audit.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'

/** What is told. The end of a file is told in a mail: there is no page for it any more. */
const TOLD = [
  'file.read',
  'file.details',
  'file.change',
  'file.link',
  'file.unlink',
  'cards.print',
  'access.ask',
  'access.complete',
  'access.refuse',
  'access.stop',
] as const satisfies Action[]
type Told = (typeof TOLD)[number]

/** What was done: a part was read, for a reason, or something else. */
type What =
  | { action: 'file.read'; scope: Scope; reason: Reason }
  | { action: Exclude<Told, 'file.read'> }

export type Look = { at: Date; by: 'office' | 'guild' | 'person' } & What

const MOST = 100

/** Who looked at someone's file, the newest first. */
export async function looksAt(userId: string): Promise<Look[]> {
  const rows = await readOnly(
    asPerson(userId),
    (sql) => sql<({ at: Date; actedAs: string } & What)[]>`
      select at, acted_as as "actedAs", action, detail as scope, reason from audit_log
       where subject_id = ${userId} and action = any(${TOLD})
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
