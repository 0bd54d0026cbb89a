import { openJson, sealJson, tokenHash } from '#app/platform/crypto.server.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import {
  withActor,
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  takeTurns,
} from '#app/platform/sql.server.ts'
import { type KeyPurpose, personKey } from './keys.server.ts'

/** Names and values, as they were posted. */
export type Posted = [name: string, value: string][]

/** A page's form of a person, and the token of the browser that posted it. */
export type Carried = { userId: string; page: string; token: string; purpose: KeyPurpose }

/** As the table has it; controls and the like take six times their room as JSON. */
const MAX_SEALED = 4 * 1024 * 1024
/** As many wait for a person. Older ones are not pushed out: they may be the owner's. */
const MAX_WAITING = 20
const LIMIT = { name: 'carried post', points: 30, seconds: 10 * 60 }
const belongsTo = ({ userId, page }: Carried) => `carried_posts ${userId} ${page}`

/**
 * Keeps what someone posted after their session had ended, for an hour, until they have signed in
 * again. One post a page and browser; a newer one replaces it, but never one of another browser. At
 * most 20 wait for a person, and 30 come in 10 minutes from a network.
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
  return withActor(asSystem('accounts'), async (sql) => {
    const { userId, page, token, purpose } = carried
    if ((await sql`select 1 from users where id = ${userId}`).length === 0) return false
    const key = await personKey(sql, userId, purpose)
    const sealed = sealJson(key, posted, belongsTo(carried))
    if (sealed.length > MAX_SEALED || !(await hasRoom(sql, carried))) return false
    await sql`
      insert into carried_posts (user_id, pattern, token, sealed, expires_at)
      values (${userId}, ${page}, ${tokenHash(token)}, ${sealed}, now() + interval '1 hour')
      on conflict (user_id, pattern, token) do update
        set sealed = excluded.sealed, expires_at = excluded.expires_at`
    return true
  })
}

/** Whether one more may wait for the person; what is too old goes first. */
async function hasRoom(sql: Sql, { userId, page, token }: Carried): Promise<boolean> {
  await takeTurns(sql, `carried posts ${userId}`)
  await sql`delete from carried_posts where user_id = ${userId} and expires_at <= now()`
  const [row] = await sql<{ others: number }[]>`
    select count(*)::int as others from carried_posts
     where user_id = ${userId} and (pattern, token) is distinct from (${page}, ${tokenHash(token)})`
  return row !== undefined && row.others < MAX_WAITING
}

/** What was carried to this page of the person by this browser, or null. */
export const readCarriedPost = (carried: Carried): Promise<Posted | null> =>
  readOnly(asPerson(carried.userId), async (sql) => {
    const { userId, page, token, purpose } = carried
    const [row] = await sql<{ sealed: Buffer }[]>`
      select sealed from carried_posts
       where user_id = ${userId} and coalesce(pattern, page) = ${page}
         and token = ${tokenHash(token)} and expires_at > now()
       order by expires_at desc limit 1`
    if (!row) return null
    return openJson<Posted>(await personKey(sql, userId, purpose), row.sealed, belongsTo(carried))
  })

/** Removes what a browser posted to a page: it has been saved. */
export const dropCarriedPost = ({ userId, page, token }: Omit<Carried, 'purpose'>) =>
  withActor(
    asPerson(userId),
    (sql) => sql`
      delete from carried_posts
       where user_id = ${userId} and coalesce(pattern, page) = ${page}
         and token = ${tokenHash(token)}`,
  )

/** Removes whatever waits for a page of a person. */
export const dropCarriedPosts = (sql: Sql, userId: string, page: string): Promise<unknown> =>
  sql`delete from carried_posts where user_id = ${userId} and coalesce(pattern, page) = ${page}`
