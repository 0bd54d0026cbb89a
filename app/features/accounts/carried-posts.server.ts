import { openJson, sealJson, tokenHash } from '#app/platform/crypto.server.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import { as, asPerson, asSystem, reading, type Sql } from '#app/platform/sql.server.ts'
import { type KeyPurpose, personKey } from './keys.server.ts'

/** Names and values, as they were posted. */
export type Posted = [name: string, value: string][]

/** A page's form of a person, and the token of the browser that posted it. */
export type Carried = { userId: string; page: string; token: string; purpose: KeyPurpose }

/** As the table has it; controls and the like take six times their room as JSON. */
const MAX_SEALED = 4 * 1024 * 1024
const LIMIT = { name: 'carried post', points: 30, seconds: 10 * 60 }
const belongsTo = ({ userId, page }: Carried) => `carried_posts ${userId} ${page}`

/**
 * Keeps what someone posted after their session had ended, for an hour, until they have signed in
 * again. One post a page; a newer one replaces it. At most 30 in 10 minutes from a network.
 *
 * @param carried.userId whose page it was, as the form says; only they can open it
 * @returns whether it was kept
 */
export async function carryPost(
  carried: Carried,
  posted: Posted,
  network: string,
): Promise<boolean> {
  if ((await countFrom(LIMIT, network)) !== undefined) return false
  return as(asSystem('accounts'), async (sql) => {
    const { userId, page, token, purpose } = carried
    if ((await sql`select 1 from users where id = ${userId}`).length === 0) return false
    const key = await personKey(sql, userId, purpose)
    const sealed = sealJson(key, posted, belongsTo(carried))
    if (sealed.length > MAX_SEALED) return false
    await sql`
      insert into carried_posts (user_id, page, token, sealed, expires_at)
      values (${userId}, ${page}, ${tokenHash(token)}, ${sealed}, now() + interval '1 hour')
      on conflict (user_id, page) do update
        set token = excluded.token, sealed = excluded.sealed, expires_at = excluded.expires_at`
    return true
  })
}

/** What was carried to this page of the person by this browser, or null. */
export const readCarriedPost = (carried: Carried): Promise<Posted | null> =>
  reading(asPerson(carried.userId), async (sql) => {
    const { userId, page, token, purpose } = carried
    const [row] = await sql<{ sealed: Buffer }[]>`
      select sealed from carried_posts
       where user_id = ${userId} and page = ${page} and token = ${tokenHash(token)}
         and expires_at > now()`
    if (!row) return null
    return openJson<Posted>(await personKey(sql, userId, purpose), row.sealed, belongsTo(carried))
  })

/** Removes what was carried to a page: it has been saved. */
export const dropCarriedPost = (sql: Sql, userId: string, page: string): Promise<unknown> =>
  sql`delete from carried_posts where user_id = ${userId} and page = ${page}`
