import type { Assurance, SignedIn } from '#app/features/accounts/signed-in.ts'
import { hasStopped } from '#app/features/accounts/session-renewal.server.ts'
import { accountCalled } from '#app/features/accounts/users.server.ts'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import type { Role } from '#app/access/capabilities.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { log } from '#app/platform/log.server.ts'
import { withActor, ask, asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { type Device, deviceOf } from './device.server.ts'
import { type BrowserMark, markedFor } from './known-browsers.server.ts'

/** 20 hours without a visit, 7 days in any case. A visit is noted once in 5 minutes. */
export const IDLE = '20 hours 5 minutes'
const LONGEST = '7 days'

const PENDING = '10 minutes'

/** Of one person, so that the list of them can be read. */
const MOST = 50

/** Finds a session. Null when it has ended or waits for a second factor. */
export async function findSession(token: string): Promise<SignedIn | null> {
  const sessionId = tokenHash(token)
  const [row] = await ask(
    (sql) => sql<Omit<SignedIn, 'sessionId'>[]>`
      select user_id as id, email, roles, assurance, second_factor as "secondFactor"
        from session_user_of(${sessionId}, ${IDLE})`,
  )
  return row ? { ...row, sessionId } : null
}

/** Finds whose sign-in waits for a second factor. Null when none does (any more). */
export async function findPending(
  token: string,
): Promise<{ id: string; sessionId: Buffer } | null> {
  const sessionId = tokenHash(token)
  const [row] = await readOnly(
    asSystem('accounts'),
    (sql) => sql<DbRow<'sessions', 'user_id as id'>[]>`
      select user_id as id from sessions
       where id = ${sessionId} and state = 'pending' and expires_at > now()`,
  )
  return row ? { ...row, sessionId } : null
}

export type Browser = {
  previous: SignedIn | null
  userAgent?: string | null
  marks?: BrowserMark[]
}

export type Begun = {
  kind: 'signedIn'
  token: string
  marks: BrowserMark[]
  roles: Role[]
  isFirst: boolean
  /** Whether a release of this person's file ran, which the sign-in stopped. */
  stopped: boolean
}

export type PendingSession = { kind: 'needsSecondFactor'; token: string }

/**
 * Begins a session, here and nowhere else, and ends the one this browser had. With a second factor
 * it waits.
 *
 * @param proof what the person has just shown
 */
export async function beginSession(
  userId: string,
  proof: Assurance,
  browser: Browser,
): Promise<Begun | PendingSession> {
  const begun = await begin(userId, proof, browser)
  log().info({ user: userId, proof, session: begun.kind }, 'session')
  return begun
}

function begin(
  userId: string,
  proof: Assurance,
  { previous, userAgent = null, marks = [] }: Browser,
): Promise<Begun | PendingSession> {
  const device = deviceOf(userAgent)
  return withActor(asSystem('accounts'), async (sql) => {
    if (previous) await sql`delete from sessions where id = ${previous.sessionId}`
    const waits = proof === 'one factor' && (await hasSecondFactor(sql, userId))
    const before = previous?.sessionId ?? null
    const token = await insertSession(sql, userId, { proof, waits, device, before })
    if (waits) return { kind: 'needsSecondFactor', token }
    return {
      kind: 'signedIn',
      token,
      marks: await markedFor(sql, userId, marks),
      roles: await rolesOf(sql, userId),
      isFirst: await noteSignIn(sql, userId),
      stopped: await hasStopped(sql, userId),
    }
  })
}

async function hasSecondFactor(sql: Sql, userId: string): Promise<boolean> {
  const found = await sql`
    select 1 from users where id = ${userId} and second_factor_since is not null`
  return found.length > 0
}

/** `before`: the session that ends for it. */
type NewSession = { proof: Assurance; waits: boolean; device: Device; before: Buffer | null }

/** @returns the token for the cookie; only its hash is stored */
async function insertSession(
  sql: Sql,
  userId: string,
  { proof, waits, device, before }: NewSession,
) {
  const token = randomToken()
  const [state, lasts] = waits ? ['pending', PENDING] : ['signed in', LONGEST]
  await sql`
    insert into sessions (id, user_id, browser, system, assurance, state, expires_at, previous_id)
    values (${tokenHash(token)}, ${userId}, ${device.browser}, ${device.system}, ${proof}, ${state},
            now() + ${lasts}::interval, ${before})`
  if (!waits) await endLongestIdle(sql, userId)
  return token
}

/** Sign-ins that wait for a second factor do not count: a password alone would end sessions. */
const endLongestIdle = (sql: Sql, userId: string) =>
  sql`
    delete from sessions
     where id in (select id from sessions where user_id = ${userId} and state = 'signed in'
                   order by last_seen_at desc, created_at desc offset ${MOST})`

async function noteSignIn(sql: Sql, userId: string): Promise<boolean> {
  const noted = await sql`
    update users set first_signed_in_at = now() where id = ${userId} and first_signed_in_at is null`
  return noted.count > 0
}

async function rolesOf(sql: Sql, userId: string): Promise<Role[]> {
  const rows = await sql<
    DbRow<'user_roles', 'role'>[]
  >`select role from user_roles where user_id = ${userId}`
  return rows.map(({ role }) => role)
}

/** Signs out. @param token of the cookie */
export const endSession = (token: string): Promise<unknown> =>
  withActor(asSystem('accounts'), (sql) => sql`delete from sessions where id = ${tokenHash(token)}`)

/** Signs out everywhere, in the transaction of what is the cause. */
export const endAllSessions = (sql: Sql, userId: string): Promise<{ count: number }> =>
  sql`delete from sessions where user_id = ${userId}`

/**
 * Signs somebody out everywhere, for an operator: a device was lost or stolen. In the transaction of
 * the caller.
 *
 * @returns how many browsers were signed in; null where nobody confirmed that address
 */
export async function endSessionsOf(
  sql: Sql,
  by: Pick<Actor, 'request'>,
  email: string,
): Promise<number | null> {
  const id = await accountCalled(sql, email)
  if (!id) return null
  const { count } = await endAllSessions(sql, id)
  await noteAudit(sql, by, { action: 'sessions.end', subject: id })
  return count
}
