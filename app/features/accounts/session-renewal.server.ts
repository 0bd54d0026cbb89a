/**
 * A new token for a session whose person showed more of who they are, as at signing in: who had the token
 * before has nothing of what it opens now.
 */
import type { DbRow } from '#db/row.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import type { SignedIn } from './signed-in.ts'

type Session = Pick<SignedIn, 'sessionId'>

/**
 * Whether each proof stopped a release, by the object that a request has of its session: nothing is known of
 * it after that request.
 */
const proofs = new WeakMap<Buffer, { stopped: boolean }>()

/**
 * Has a session get a new token at the end of this request, which knows it by the one before.
 *
 * @param sql the transaction in which more was shown
 */
export async function noteProof(
  sql: Sql,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
): Promise<void> {
  proofs.set(sessionId, { stopped: await hasStopped(sql, id) })
}

/** Whether a sign-in or proof in this transaction stopped a release of this person's file: by a trigger on sessions. */
export async function hasStopped(sql: Sql, userId: string): Promise<boolean> {
  const [row] = await sql<
    DbRow<'stopped_by_sign_in', 'stopped_by_sign_in as stopped'>[]
  >`select stopped_by_sign_in(${userId}) as stopped`
  return row?.stopped ?? false
}

/** Takes note of the proof of this request, once. @returns undefined where there was none */
export function takeProof({ sessionId }: Session): { stopped: boolean } | undefined {
  const proof = proofs.get(sessionId)
  proofs.delete(sessionId)
  return proof
}

/**
 * Gives a session its new token, and ends the one before.
 *
 * @returns it, for the cookie; null where the session ended in this request
 */
export async function newTokenOf({ sessionId }: Session): Promise<string | null> {
  const token = randomToken()
  const { count } = await withActor(
    asSystem('accounts'),
    (sql) => sql`
      update sessions set id = ${tokenHash(token)}, previous_id = id where id = ${sessionId}`,
  )
  return count > 0 ? token : null
}

/**
 * Whether a session got a new token a moment ago in the place of this one, which opens nothing any more: who
 * pressed a button twice, without script, has the token of before.
 */
export async function wasJustReplaced(token: string): Promise<boolean> {
  const rows = await readOnly(
    asSystem('accounts'),
    (sql) => sql`
      select 1 from sessions
       where previous_id = ${tokenHash(token)}
         and coalesce(proven_at, created_at) > now() - interval '1 minute'`,
  )
  return rows.length > 0
}
