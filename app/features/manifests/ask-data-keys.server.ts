/** Has data keys replaced: the job does it, while the site serves. */
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import type { Owner } from '#app/platform/database/owner.server.ts'
import { enqueue, type Sql } from '#app/platform/database/sql.server.ts'

/** People at a time, so that nobody waits for a lock of millions of rows. */
const BATCH = 5000

const START = ['replace-data-keys', {}, 'operator replace-data-keys'] as const

/** @returns false where nobody has an account by that address */
export const replaceKeysOf = (
  owner: Owner,
  by: Pick<Actor, 'request'>,
  email: string,
): Promise<boolean> =>
  owner.asOperator(async (sql) => {
    const [found] = await sql<DbRow<'users', 'id'>[]>`
      select id from users where email = ${email}`
    if (!found) return false
    await sql`
      update person_keys set step = 'asked', asked_at = now()
       where user_id = ${found.id} and step is null`
    await enqueue(sql, ...START)
    await noteAudit(sql, by, { action: 'keys.replace', subject: found.id })
    return true
  })

/**
 * Of everybody whose key was made before that moment, with the account or when it was last replaced.
 *
 * @returns of how many people
 */
export async function replaceKeysBefore(
  owner: Owner,
  by: Pick<Actor, 'request'>,
  moment: Date,
): Promise<number> {
  let asked = 0
  for (let found = BATCH; found === BATCH; asked += found)
    found = await owner.asOperator((sql) => askBatch(sql, moment))
  await owner.asOperator(async (sql) => {
    await enqueue(sql, ...START)
    await noteAudit(sql, by, { action: 'keys.replace' })
  })
  return asked
}

async function askBatch(sql: Sql, moment: Date): Promise<number> {
  const [row] = await sql<{ people: number }[]>`
    with asked as (
      update person_keys k set step = 'asked', asked_at = now()
       where k.user_id in (
         select o.user_id from person_keys o join users u on u.id = o.user_id
          where o.purpose = 'personal' and o.step is null
            and coalesce(o.replaced_at, u.created_at) < ${moment}
          limit ${BATCH})
      returning k.user_id)
    select count(distinct user_id)::int as people from asked`
  return row?.people ?? 0
}

/** Of how many people the keys wait or are being replaced. */
export async function keysToReplace(sql: Sql): Promise<number> {
  const [row] = await sql<{ people: number }[]>`
    select count(distinct user_id)::int as people from person_keys where step is not null`
  return row?.people ?? 0
}
