import type { DbRow } from '#db/row.ts'
import { readInFile } from '#app/access/in-file.server.ts'
import { personKey } from '#app/access/keys.server.ts'
import type { FileSubject } from '#app/access/subject.ts'
import { openJson, sealJson, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import {
  withActor,
  asPerson,
  asSystem,
  type Sql,
  takeTurns,
} from '#app/platform/database/sql.server.ts'
import { type FormId, PENDING_FORMS } from './forms.ts'

/** Names and values, as they were posted. */
export type FieldPairs = [name: string, value: string][]

/** A form of a browser: where somebody writes for someone else, of the mandate for it as well. */
export type PendingPost = {
  /** Whose file it is. */
  userId: string
  form: FormId
  /** Of the browser that posted it. */
  token: string
  mandate?: string | undefined
}

/** As the table has it; controls and the like take six times their room as JSON. */
const MAX_SEALED = 4 * 1024 * 1024
/** As many wait for a person. Older ones are not pushed out: they may be the owner's. */
const MAX_WAITING = 20
const LIMIT = { name: 'pending post', points: 30, seconds: 10 * 60 }
/** One row a browser, and a mandate: colleagues who share a desk do not find each other's. */
const pendingPostHash = ({ token, mandate }: PendingPost) =>
  tokenHash(mandate ? `${token} ${mandate}` : token)
const belongsTo = ({ userId, form }: PendingPost) => `pending_posts ${userId} ${form}`
const keyOf = (sql: Sql, { userId, form }: PendingPost) =>
  personKey(sql, userId, PENDING_FORMS[form].key)

/**
 * Keeps what someone posted after their session had ended, for an hour, until they have signed in
 * again. One post a form and browser; a newer one replaces it, but never one of another browser. At
 * most 20 wait for a person, and 30 come in 10 minutes from a network.
 *
 * @param pending.userId whose form it was, as it says; only they can open it, or who may write for them
 * @returns whether it was kept
 */
export async function keepPost(
  pending: PendingPost,
  posted: FieldPairs,
  network: string,
): Promise<boolean> {
  if ((await countFrom(LIMIT, network)) !== undefined) return false
  return withActor(asSystem('accounts'), async (sql) => {
    const { userId, form, mandate = null } = pending
    if (!(await hasAnOwner(sql, pending))) return false
    const sealed = sealJson(await keyOf(sql, pending), posted, belongsTo(pending))
    if (sealed.length > MAX_SEALED || !(await hasRoom(sql, pending))) return false
    await sql`
      insert into pending_posts (user_id, form, token, mandate_id, sealed, expires_at)
      values (${userId}, ${form}, ${pendingPostHash(pending)}, ${mandate}, ${sealed},
              now() + interval '1 hour')
      on conflict (user_id, form, token) do update
        set sealed = excluded.sealed, expires_at = excluded.expires_at`
    return true
  })
}

/** Whether there is such a person, and such a mandate in their file. */
async function hasAnOwner(sql: Sql, { userId, mandate }: PendingPost): Promise<boolean> {
  const rows = mandate
    ? await sql`
        select from mandates where id = ${mandate} and subject_id = ${userId}
           and ended_at is null and now() < valid_until`
    : await sql`select from users where id = ${userId}`
  return rows.length > 0
}

/** Whether one more may wait for the person; what is too old goes first. */
async function hasRoom(sql: Sql, pending: PendingPost): Promise<boolean> {
  const { userId, form } = pending
  await takeTurns(sql, `pending posts ${userId}`)
  await sql`delete from pending_posts where user_id = ${userId} and expires_at <= now()`
  const [row] = await sql<{ others: number }[]>`
    select count(*)::int as others from pending_posts
     where user_id = ${userId} and (form, token) is distinct from (${form}, ${pendingPostHash(pending)})`
  return row !== undefined && row.others < MAX_WAITING
}

const pendingPostFor = (
  { id: userId, by }: FileSubject,
  form: FormId,
  token: string,
): PendingPost => ({
  userId,
  form,
  token,
  mandate: by?.mandate,
})

/**
 * What this browser posted to a form in the file, or null when nothing of it waits.
 *
 * @throws a 403 answer when who writes along may not any more
 */
export const readPendingPost = (
  subject: FileSubject,
  form: FormId,
  token: string,
): Promise<FieldPairs | null> =>
  readInFile(subject, ['sections'], async (sql) => {
    const pending = pendingPostFor(subject, form, token)
    const [row] = await sql<DbRow<'pending_posts', 'sealed'>[]>`
      select sealed from pending_posts
       where user_id = ${subject.id} and form = ${form} and token = ${pendingPostHash(pending)}
         and expires_at > now()`
    if (!row) return null
    return openJson<FieldPairs>(await keyOf(sql, pending), row.sealed, belongsTo(pending))
  })

/** Removes what a browser posted to a form: it has been saved. */
export const dropPendingPost = (subject: FileSubject, form: FormId, token: string) =>
  withActor(
    asPerson(subject.by?.actor.id ?? subject.id),
    (sql) => sql`
      delete from pending_posts
       where user_id = ${subject.id} and form = ${form}
         and token = ${pendingPostHash(pendingPostFor(subject, form, token))}`,
  )

/** Removes whatever waits for a form of a person. */
export const dropPendingPosts = (sql: Sql, userId: string, form: FormId): Promise<unknown> =>
  sql`delete from pending_posts where user_id = ${userId} and form = ${form}`
