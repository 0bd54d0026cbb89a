import type { Assurance, SignedIn } from '#app/features/accounts/signed-in.ts'
import { hasStopped } from '#app/features/accounts/session-renewal.server.ts'
import { ownerQuestionIn } from '#app/features/accounts/owner-question.server.ts'
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

/** Who is asked whether they are the owner may want to call somebody first. */
const ASKED = '1 hour'

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

/** A sign-in that waits. `id`: of the person. */
export type Waiting = { id: string; sessionId: Buffer }

/** Finds whose sign-in waits for a second factor. Null when none does (any more). */
export const findPending = (token: string): Promise<Waiting | null> => findWaiting(token, 'pending')

/** Finds who signed in while a release of their file runs, and did not say yet whether it is theirs. */
export const findAsked = (token: string): Promise<Waiting | null> => findWaiting(token, 'asked')

async function findWaiting(token: string, state: 'pending' | 'asked'): Promise<Waiting | null> {
  const sessionId = tokenHash(token)
  const [row] = await readOnly(
    asSystem('accounts'),
    (sql) => sql<DbRow<'sessions', 'user_id as id'>[]>`
      select user_id as id from sessions
       where id = ${sessionId} and state = ${state} and expires_at > now()`,
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

/** One that waits: for a second factor, or for the answer to whether its person is the owner. */
export type WaitingSession = { kind: 'needsSecondFactor' | 'needsAnswer'; token: string }

/**
 * Begins a session, here and nowhere else, and ends the one this browser had. With a second factor
 * it waits for that; while a release of the person's file runs, for who they say they are. Who was
 * signed in here already could read everything, and is not asked.
 *
 * @param proof what the person has just shown
 */
export async function beginSession(
  userId: string,
  proof: Assurance,
  browser: Browser,
): Promise<Begun | WaitingSession> {
  const begun = await begin(userId, proof, browser)
  log().info({ user: userId, proof, session: begun.kind }, 'session')
  return begun
}

function begin(
  userId: string,
  proof: Assurance,
  { previous, userAgent = null, marks = [] }: Browser,
): Promise<Begun | WaitingSession> {
  const device = deviceOf(userAgent)
  return withActor(asSystem('accounts'), async (sql) => {
    if (previous) await sql`delete from sessions where id = ${previous.sessionId}`
    const state = await stateFor(sql, userId, proof, previous)
    const before = previous?.sessionId ?? null
    const token = await insertSession(sql, userId, { proof, state, device, before })
    if (state === 'pending') return { kind: 'needsSecondFactor', token }
    if (state === 'asked') return { kind: 'needsAnswer', token }
    return begunOf(sql, userId, token, marks)
  })
}

type State = 'pending' | 'asked' | 'signed in'

async function stateFor(
  sql: Sql,
  userId: string,
  proof: Assurance,
  previous: SignedIn | null,
): Promise<State> {
  if (proof === 'one factor' && (await hasSecondFactor(sql, userId))) return 'pending'
  if (previous?.id === userId) return 'signed in'
  return (await ownerQuestionIn(sql, userId)) ? 'asked' : 'signed in'
}

async function begunOf(
  sql: Sql,
  userId: string,
  token: string,
  marks: BrowserMark[],
): Promise<Begun> {
  return {
    kind: 'signedIn',
    token,
    marks: await markedFor(sql, userId, marks),
    roles: await rolesOf(sql, userId),
    isFirst: await noteSignIn(sql, userId),
    stopped: await hasStopped(sql, userId),
  }
}

/**
 * Whether the sign-in still waits for who its person says they are; nobody else answers it meanwhile. In the
 * transaction of the answer.
 */
export async function isAsked(sql: Sql, { sessionId }: Waiting): Promise<boolean> {
  const waits = await sql`
    select 1 from sessions
     where id = ${sessionId} and state = 'asked' and expires_at > now() for update`
  return waits.length > 0
}

/** Opens a sign-in that waits for an answer, by a new token. In the transaction of the answer. */
export async function openAsked(
  sql: Sql,
  { id, sessionId }: Waiting,
  marks: BrowserMark[],
): Promise<Begun> {
  const token = randomToken()
  await sql`
    update sessions
       set id = ${tokenHash(token)}, previous_id = id, state = 'signed in', last_seen_at = now(),
           expires_at = now() + ${LONGEST}::interval
     where id = ${sessionId}`
  await endLongestIdle(sql, id)
  return begunOf(sql, id, token, marks)
}

async function hasSecondFactor(sql: Sql, userId: string): Promise<boolean> {
  const found = await sql`
    select 1 from users where id = ${userId} and second_factor_since is not null`
  return found.length > 0
}

/** `before`: the session that ends for it. */
type NewSession = { proof: Assurance; state: State; device: Device; before: Buffer | null }

/** @returns the token for the cookie; only its hash is stored */
async function insertSession(
  sql: Sql,
  userId: string,
  { proof, state, device, before }: NewSession,
) {
  const token = randomToken()
  const lasts = LASTS[state]
  await sql`
    insert into sessions (id, user_id, browser, system, assurance, state, expires_at, previous_id)
    values (${tokenHash(token)}, ${userId}, ${device.browser}, ${device.system}, ${proof}, ${state},
            now() + ${lasts}::interval, ${before})`
  if (state === 'signed in') await endLongestIdle(sql, userId)
  return token
}

const LASTS = { pending: PENDING, asked: ASKED, 'signed in': LONGEST }

/** Sign-ins that wait do not count: a password alone would end sessions. */
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

/** Signs everybody out everywhere, for an operator. @returns how many browsers were signed in */
export async function endSessionsOfAll(sql: Sql, by: Pick<Actor, 'request'>): Promise<number> {
  const { count } = await sql`delete from sessions`
  await noteAudit(sql, by, { action: 'sessions.all' })
  return count
}
