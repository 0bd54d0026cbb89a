import { randomToken, tokenHash } from '#app/platform/crypto.server.ts'
import { as, ask, asSystem, type Sql } from '#app/platform/sql.server.ts'
import type { Device } from './device.server.ts'

export type Role = 'admin' | 'staff' | 'franchise'
/** Who is signed in, as every page may know it. */
export type SignedIn = { id: string; email: string; roles: Role[]; sessionId: Buffer }

/**
 * A session ends after 20 hours without a visit, and after 7 days in any case. When someone was last
 * seen is noted once in five minutes, so that those come on top.
 */
export const IDLE = '20 hours 5 minutes'
const LONGEST = '7 days'

/** Whose session a token is, or null when it has ended. */
export async function findSession(token: string): Promise<SignedIn | null> {
  const sessionId = tokenHash(token)
  const [row] = await ask(
    (sql) => sql<{ user_id: string; email: string; roles: Role[] }[]>`
      select user_id, email, roles from session_user_of(${sessionId}, ${IDLE})`,
  )
  return row ? { id: row.user_id, email: row.email, roles: row.roles, sessionId } : null
}

/** Starts a session. @returns the token for the cookie; only its hash is stored */
export async function startSession(sql: Sql, userId: string, device?: Device): Promise<string> {
  const token = randomToken()
  await sql`
    insert into sessions (id, user_id, browser, system, expires_at)
    values (${tokenHash(token)}, ${userId}, ${device?.browser ?? null}, ${device?.system ?? null},
            now() + ${LONGEST}::interval)`
  return token
}

/** Ends the session that a token stands for, whoever it belongs to. */
export const endSession = (token: string): Promise<unknown> =>
  as(asSystem('accounts'), (sql) => sql`delete from sessions where id = ${tokenHash(token)}`)

/** Ends every session of a person: after a new password, or because they ask for it. */
export const endAllSessions = (sql: Sql, userId: string): Promise<unknown> =>
  sql`delete from sessions where user_id = ${userId}`
