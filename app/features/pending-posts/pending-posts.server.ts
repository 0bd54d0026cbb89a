import { personKey } from '#app/access/keys.server.ts'
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
import { type FormId, PENDING_FORMS } from './forms.ts'

/** Names and values, as they were posted. */
export type Posted = [name: string, value: string][]

/** A form of a person, and the token of the browser that posted it. */
export type Pending = { userId: string; form: FormId; token: string }

/** As the table has it; controls and the like take six times their room as JSON. */
const MAX_SEALED = 4 * 1024 * 1024
/** As many wait for a person. Older ones are not pushed out: they may be the owner's. */
const MAX_WAITING = 20
const LIMIT = { name: 'pending post', points: 30, seconds: 10 * 60 }
const belongsTo = ({ userId, form }: Pending) => `pending_posts ${userId} ${form}`
const keyOf = (sql: Sql, { userId, form }: Pending) =>
  personKey(sql, userId, PENDING_FORMS[form].key)

/**
 * Keeps what someone posted after their session had ended, for an hour, until they have signed in
 * again. One post a form and browser; a newer one replaces it, but never one of another browser. At
 * most 20 wait for a person, and 30 come in 10 minutes from a network.
 *
 * @param pending.userId whose form it was, as it says; only they can open it
 * @returns whether it was kept
 */
export async function keepPost(
  pending: Pending,
  posted: Posted,
  network: string,
): Promise<boolean> {
  if ((await countFrom(LIMIT, network)) !== undefined) return false
  return withActor(asSystem('accounts'), async (sql) => {
    const { userId, form, token } = pending
    if ((await sql`select 1 from users where id = ${userId}`).length === 0) return false
    const sealed = sealJson(await keyOf(sql, pending), posted, belongsTo(pending))
    if (sealed.length > MAX_SEALED || !(await hasRoom(sql, pending))) return false
    await sql`
      insert into pending_posts (user_id, form, token, sealed, expires_at)
      values (${userId}, ${form}, ${tokenHash(token)}, ${sealed}, now() + interval '1 hour')
      on conflict (user_id, form, token) do update
        set sealed = excluded.sealed, expires_at = excluded.expires_at`
    return true
  })
}

/** Whether one more may wait for the person; what is too old goes first. */
async function hasRoom(sql: Sql, { userId, form, token }: Pending): Promise<boolean> {
  await takeTurns(sql, `pending posts ${userId}`)
  await sql`delete from pending_posts where user_id = ${userId} and expires_at <= now()`
  const [row] = await sql<{ others: number }[]>`
    select count(*)::int as others from pending_posts
     where user_id = ${userId} and (form, token) is distinct from (${form}, ${tokenHash(token)})`
  return row !== undefined && row.others < MAX_WAITING
}

/** What this browser posted to a form of the person, or null when nothing of it waits. */
export const readPendingPost = (pending: Pending): Promise<Posted | null> =>
  readOnly(asPerson(pending.userId), async (sql) => {
    const { userId, form, token } = pending
    const [row] = await sql<{ sealed: Buffer }[]>`
      select sealed from pending_posts
       where user_id = ${userId} and form = ${form} and token = ${tokenHash(token)}
         and expires_at > now()`
    if (!row) return null
    return openJson<Posted>(await keyOf(sql, pending), row.sealed, belongsTo(pending))
  })

/** Removes what a browser posted to a form: it has been saved. */
export const dropPendingPost = ({ userId, form, token }: Pending) =>
  withActor(
    asPerson(userId),
    (sql) => sql`
      delete from pending_posts
       where user_id = ${userId} and form = ${form} and token = ${tokenHash(token)}`,
  )

/** Removes whatever waits for a form of a person. */
export const dropPendingPosts = (sql: Sql, userId: string, form: FormId): Promise<unknown> =>
  sql`delete from pending_posts where user_id = ${userId} and form = ${form}`
