/**
 * A new token for a session whose person showed more of who they are, as at signing in: who had the token
 * before has nothing of what it opens now.
 */
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
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
    (sql) => sql`update sessions set id = ${tokenHash(token)} where id = ${sessionId}`,
  )
  return count > 0 ? token : null
}
