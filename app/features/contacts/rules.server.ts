import { createHash, randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { findDeletion } from '#app/features/accounts/leaving.server.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { DAY_SECONDS } from '#app/platform/durations.ts'
import { type By, lockRelative, type Relative, tellReadsNow } from './people.server.ts'
import { type ListedDocument, readsAtOnce, rulesFrom } from './rules-form.ts'

/** A contact is mailed of so many choices a day, however often they are changed. */
const TOLD = { name: 'choice of what a contact reads', points: 10, seconds: DAY_SECONDS }
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

/** What a form says of what a contact reads; `opened`: `openedWith` the rules that its page was made from. */
type Chosen = {
  answers: Record<string, unknown>
  documents: readonly ListedDocument[]
  opened: string
}

/**
 * The same for a form of `rulesForm`, which overwrites nothing that its page did not show, or chose itself: it stays
 * open where a letter was made from it. Who may read now from this on, and is known, gets a mail of it; not while the
 * account goes: then nobody reads.
 */
export const saveRulesOfForm = async (
  actor: By,
  { id, rules: before }: Pick<Relative, 'id' | 'rules'>,
  { answers, documents, opened }: Chosen,
): Promise<'saved' | 'gone' | 'changed'> => {
  const mayTell = (await countAttempt(TOLD, id)) === undefined
  return withActor(asPerson(actor.id), async (sql) => {
    const relative = await lockRelative(sql, actor.id, id)
    if (!relative) return 'gone'
    const rules = rulesFrom(answers, documents, before)
    const stored = printOf(relative.rules)
    const isShown = [opened.split('.')[0], printOf(rules)].includes(stored)
    if (!isShown && !(await isChosenOn(sql, id, opened))) return 'changed'
    await keep(sql, actor, id, rules, opened)
    const isNew = readsAtOnce(rules) && !readsAtOnce(relative.rules)
    if (mayTell && isNew && relative.state === 'confirmed' && !(await findDeletion(sql, actor.id)))
      await tellReadsNow(sql, relative.card)
    return 'saved'
  })
}

const isChosenOn = async (sql: Sql, id: string, page: string): Promise<boolean> => {
  const [row] = await sql<DbRow<'relatives', 'chosen_on'>[]>`
    select chosen_on from relatives where id = ${id}`
  return row?.chosen_on === page
}

async function keep(sql: Sql, actor: By, id: string, rules: Rules, page?: string) {
  const chosenOn = page && OPENED.test(page) ? page : null
  await sql`
    update relatives set rules = ${sql.json(rules)}, chosen_on = ${chosenOn} where id = ${id}`
  await noteAudit(sql, actor, { action: 'relative.rules', subject: actor.id })
}

/** What a page says of the rules that it was made from, and by which it is told from every other page. */
export const openedWith = (rules: Rules): string => `${printOf(rules)}.${randomUUID()}`

const OPENED = /^[\w-]{16}\.[\da-f-]{36}$/

/** Tells rules apart. */
function printOf({ parts, documents }: Rules): string {
  const said = [PARTS.map((part) => parts[part] ?? 'after'), Object.entries(documents).toSorted()]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
}
