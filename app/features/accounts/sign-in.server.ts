import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink, backTo } from '#app/platform/links.server.ts'
import { as, asSystem, reading, type Sql } from '#app/platform/sql.server.ts'
import { mayTryPassword } from './attempts.server.ts'
import { deviceOf } from './device.server.ts'
import { knownBrowser, type Mark, markedFor } from './known-browsers.server.ts'
import { tellOfGuessing } from './mail-requests.server.ts'
import { passwordIsRight } from './passwords.server.ts'
import { type Role, type SignedIn, startSession } from './sessions.server.ts'
import { inviteToChoosePassword } from './sign-up.server.ts'
import { issueToken, redeemToken, removeTokens } from './tokens.server.ts'
import { type Account, findAccount } from './users.server.ts'

/** Who may come in, or why not. */
export type Identified =
  | { ok: true; userId: string }
  | { ok: false; reason: 'password' | 'link' | 'guessing' }

/**
 * Checks an address and password. An account that waits for its address to be confirmed answers
 * like one that does not exist; otherwise signing up and then in would tell which addresses do. So
 * does one that was guessed at too often: then not even the right password counts here.
 *
 * @param marks of the browser
 */
export async function checkPassword(
  email: string,
  password: string,
  marks: Mark[] = [],
): Promise<Identified> {
  const account = await reading(asSystem('accounts'), (sql) => findAccount(sql, email))
  if (!(await mayTryPassword(email, knownBrowser(account, marks)))) {
    await tellOfGuessing(email)
    return { ok: false, reason: 'guessing' }
  }
  const stored = account?.verified ? account.passwordHash : undefined
  const right = await passwordIsRight(stored, password)
  return account && right ? { ok: true, userId: account.id } : { ok: false, reason: 'password' }
}

/** Checks the token of a one-time sign-in link, and uses it up, and with it all that are open. */
export async function checkLink(token: string): Promise<Identified> {
  const redeemed = await as(asSystem('accounts'), async (sql) => {
    const found = await redeemToken(sql, token, 'link')
    if (found) await removeTokens(sql, found.userId, 'link')
    return found
  })
  return redeemed ? { ok: true, userId: redeemed.userId } : { ok: false, reason: 'link' }
}

/** Mails a one-time sign-in link. */
export async function mailLink(sql: Sql, account: Account, back: string | undefined) {
  if (!account.verified) return inviteToChoosePassword(sql, account, back)
  const token = await issueToken(sql, account.id, 'link')
  const link = absoluteLink('/auth/link', { token, ...backTo(back) })
  await queueMail(sql, { kind: 'one-time-link', to: account.email, link })
}

/** Tells the owner of an account that others try to guess the password. */
export async function mailOfGuessing(sql: Sql, { email, verified }: Account) {
  const link = absoluteLink('/auth', { tab: 'forgot' })
  if (verified) await queueMail(sql, { kind: 'password-guessing', to: email, link })
}

/** What is known of a browser in which someone signs in. */
export type Browser = {
  /** The session that it had before, if any. */
  previous: SignedIn | null
  /** What it calls itself. */
  userAgent?: string | null
  marks?: Mark[]
}

/**
 * Signs a person in: a new session, and the one this browser had before ends.
 *
 * @returns the token and the marks for the cookies, and the roles, for choosing the page to land on
 */
export function signIn(
  userId: string,
  { previous, userAgent = null, marks = [] }: Browser,
): Promise<{ token: string; marks: Mark[]; roles: Role[] }> {
  const device = deviceOf(userAgent)
  return as(asSystem('accounts'), async (sql) => {
    if (previous) await sql`delete from sessions where id = ${previous.sessionId}`
    return {
      token: await startSession(sql, userId, device),
      marks: await markedFor(sql, userId, marks),
      roles: await rolesOf(sql, userId),
    }
  })
}

async function rolesOf(sql: Sql, userId: string): Promise<Role[]> {
  const rows = await sql<{ role: Role }[]>`select role from user_roles where user_id = ${userId}`
  return rows.map(({ role }) => role)
}

/** Specification 4: where a person lands after signing in. */
export function landingOf(roles: readonly Role[]): string {
  if (roles.includes('admin') || roles.includes('staff')) return '/admin'
  return roles.includes('franchise') ? '/franchise/dashboard' : '/dashboard'
}
