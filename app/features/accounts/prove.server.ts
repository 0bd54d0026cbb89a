import { asPerson, asSystem, readOnly, withActor } from '#app/platform/sql.server.ts'
import { type TooOften, tooManyProofs } from './attempts.server.ts'
import { passwordIsRight } from './passwords.server.ts'
import type { SignedIn } from './sessions.server.ts'

export type Proven = { ok: true } | { ok: false; reason: 'password' } | TooOften

export async function provePassword(user: SignedIn, password: string): Promise<Proven> {
  const refused = await tooManyProofs(user)
  if (refused) return refused
  const [row] = await readOnly(
    asPerson(user.id),
    (sql) => sql<{ hash: string }[]>`
      select password_hash as hash from users where id = ${user.id}`,
  )
  if (!(await passwordIsRight(row?.hash, password))) return { ok: false, reason: 'password' }
  await withActor(
    asSystem('accounts'),
    (sql) => sql`update sessions set proven_at = now() where id = ${user.sessionId}`,
  )
  return { ok: true }
}

/** Who signed in or proved it so recently need not prove it again. */
const RECENT = '10 minutes'

export async function signedInRecently({ id, sessionId }: SignedIn): Promise<boolean> {
  const found = await readOnly(
    asPerson(id),
    (sql) => sql`
      select 1 from sessions
       where id = ${sessionId} and coalesce(proven_at, created_at) > now() - ${RECENT}::interval`,
  )
  return found.length > 0
}
