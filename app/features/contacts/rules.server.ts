import { noteAudit } from '#app/access/audit.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import type { By } from './people.server.ts'
import type { Rules } from './rules.ts'

/**
 * Keeps what a contact reads, and from when.
 *
 * @returns false when that contact is not named (any more)
 */
export const saveRules = (actor: By, id: string, rules: Rules): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const { count } = await sql`
      update relatives set rules = ${sql.json(rules)}
       where id = ${id} and owner_id = ${actor.id} and state <> 'withdrawn'`
    if (count > 0) await noteAudit(sql, actor, { action: 'relative.rules', subject: actor.id })
    return count > 0
  })
