import { createHash } from 'node:crypto'
import { noteAudit } from '#app/access/audit.server.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { type By, lockRelative } from './people.server.ts'
import { PARTS, type Rules } from './rules.ts'

/**
 * Keeps what a contact reads, and from when.
 *
 * @returns false when that contact is not named (any more)
 */
export const saveRules = (actor: By, id: string, rules: Rules): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const isNamed = (await lockRelative(sql, actor.id, id)) !== null
    if (isNamed) await keep(sql, actor, id, rules)
    return isNamed
  })

/**
 * The same for a form, which overwrites nothing that its page did not show.
 *
 * @param opened `printOf` the rules that the page was made from
 */
export const saveRulesOfForm = (
  actor: By,
  id: string,
  rules: Rules,
  opened: string,
): Promise<'saved' | 'gone' | 'changed'> =>
  withActor(asPerson(actor.id), async (sql) => {
    const relative = await lockRelative(sql, actor.id, id)
    if (!relative) return 'gone'
    const stored = printOf(relative.rules)
    if (stored !== opened && stored !== printOf(rules)) return 'changed'
    await keep(sql, actor, id, rules)
    return 'saved'
  })

async function keep(sql: Sql, actor: By, id: string, rules: Rules) {
  await sql`update relatives set rules = ${sql.json(rules)} where id = ${id}`
  await noteAudit(sql, actor, { action: 'relative.rules', subject: actor.id })
}

/** Tells rules apart. */
export function printOf({ parts, documents }: Rules): string {
  const said = [PARTS.map((part) => parts[part] ?? 'after'), Object.entries(documents).toSorted()]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
}
