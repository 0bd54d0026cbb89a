/**
 * A new token for a session whose person showed more of who they are, as at signing in: who had the token
 * before has nothing of what it opens now.
 */
import { asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import type { SignedIn } from './signed-in.ts'

type Session = Pick<SignedIn, 'sessionId'>

/** By the object that a request has of its session: nothing is known of it after that request. */
const due = new WeakSet<Buffer>()

/** Has a session get a new token at the end of this request, which knows it by the one before. */
export const askNewToken = ({ sessionId }: Session): unknown => due.add(sessionId)

/**
 * Gives a session its new token, and ends the one before.
 *
 * @returns it, for the cookie; null where none was asked for, or the session ended in this request
 */
export async function takeNewToken({ sessionId }: Session): Promise<string | null> {
  if (!due.delete(sessionId)) return null
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
