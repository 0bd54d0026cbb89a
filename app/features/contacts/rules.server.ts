import { createHash } from 'node:crypto'
import { noteAudit } from '#app/access/audit.server.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { type By, lockRelative, type Relative } from './people.server.ts'
import { type ListedDocument, rulesFrom } from './rules-form.ts'
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

/** What a form says of what a contact reads; `opened`: `printOf` the rules that its page was made from. */
type Chosen = {
  answers: Record<string, unknown>
  documents: readonly ListedDocument[]
  opened: string
}

/** The same for a form of `rulesForm`, which overwrites nothing that its page did not show. */
export const saveRulesOfForm = (
  actor: By,
  { id, rules: before }: Pick<Relative, 'id' | 'rules'>,
  { answers, documents, opened }: Chosen,
): Promise<'saved' | 'gone' | 'changed'> =>
  withActor(asPerson(actor.id), async (sql) => {
    const relative = await lockRelative(sql, actor.id, id)
    if (!relative) return 'gone'
    const rules = rulesFrom(answers, documents, before)
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
