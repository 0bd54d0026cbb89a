import { asPerson, reading } from '#app/platform/sql.server.ts'
import { passwordIsRight } from './passwords.server.ts'
import type { SignedIn } from './sessions.server.ts'

/** Whether this is the password of a person who is signed in. The caller counts the attempt. */
export async function isOwnPassword(userId: string, password: string): Promise<boolean> {
  const [row] = await reading(
    asPerson(userId),
    (sql) => sql<{ hash: string }[]>`
      select password_hash as hash from users where id = ${userId}`,
  )
  return passwordIsRight(row?.hash, password)
}

/** Who signed in this short a time ago need not show again who they are. */
const RECENT = '10 minutes'

/** Whether this session began a short time ago. */
export async function signedInRecently({ id, sessionId }: SignedIn): Promise<boolean> {
  const found = await reading(
    asPerson(id),
    (sql) => sql`
      select 1 from sessions
       where id = ${sessionId} and created_at > now() - ${RECENT}::interval`,
  )
  return found.length > 0
}
