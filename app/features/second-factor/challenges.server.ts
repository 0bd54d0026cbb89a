import type { DbRow } from '#db/row.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'

/** 'add': a device makes a passkey. 'show': a device signs with one that it has. */
export type ChallengePurpose = 'add' | 'show'

/** Session and account, also where the session waits for a second factor. */
export type Holder = { id: string; sessionId: Buffer }

const LASTS = '5 minutes'

/** Stores the hash of what a session is asked to sign. The newest of a session counts. */
export const keepChallenge = (
  { sessionId }: Holder,
  purpose: ChallengePurpose,
  challenge: string,
) =>
  withActor(
    asSystem('accounts'),
    (sql) => sql`
      update sessions
         set challenge = ${tokenHash(challenge)}, challenge_for = ${purpose}, challenge_at = now()
       where id = ${sessionId}`,
  )

/**
 * Uses up what the session was asked to sign.
 *
 * @returns whether that is it; nothing is when there was none, or it has run out
 */
export async function takeChallenge(
  { sessionId }: Holder,
  purpose: ChallengePurpose,
): Promise<(challenge: string) => boolean> {
  const taken = await withActor(asSystem('accounts'), async (sql) => {
    const rows = await sql<(DbRow<'sessions', 'challenge'> & { counts: boolean | null })[]>`
      select challenge, challenge_for = ${purpose}
                        and challenge_at > now() - ${LASTS}::interval as counts
        from sessions where id = ${sessionId} for update`
    await sql`update sessions set challenge = null where id = ${sessionId}`
    return rows
  })
  const [kept] = taken
  return (challenge) =>
    kept?.counts === true && kept.challenge?.equals(tokenHash(challenge)) === true
}
