import { href } from 'react-router'
import { may, type WithRoles } from '#app/access/capabilities.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink, backTo } from '#app/platform/http/links.server.ts'
import { withActor, asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import {
  mayTryPassword,
  tooManyAttempts,
  type TooOften,
} from '#app/features/accounts/attempts.server.ts'
import { knownBrowser, type BrowserMark } from './known-browsers.server.ts'
import { tellOfGuessing } from './mail-requests.server.ts'
import { passwordIsRight } from './passwords.server.ts'
import { inviteToChoosePassword } from './sign-up.server.ts'
import { issueNewest, redeemToken, removeTokens } from './tokens.server.ts'
import { type Account, findAccount } from '#app/features/accounts/users.server.ts'

export type Identified =
  | { ok: true; userId: string }
  | { ok: false; reason: 'password' | 'link' | 'guessing' }
  | TooOften

export type Visitor = { network: string; marks: BrowserMark[] }

/**
 * Checks an address and a password. An unconfirmed account answers like none, or sign-up and
 * sign-in would tell which addresses exist. One guessed at too often does too, even for the right
 * password.
 */
export async function checkPassword(
  email: string,
  password: string,
  { network, marks }: Visitor,
): Promise<Identified> {
  const refused = await tooManyAttempts('signIn', email, network)
  if (refused) return noteTry('password', refused)
  const account = await readOnly(asSystem('accounts'), (sql) => findAccount(sql, email))
  if (!(await mayTryPassword(email, knownBrowser(account, marks)))) {
    await tellOfGuessing(email)
    return noteTry('password', { ok: false, reason: 'guessing' }, account?.id)
  }
  const stored = account?.verified ? account.passwordHash : undefined
  const right = await passwordIsRight(stored, password)
  return account && right
    ? noteTry('password', { ok: true, userId: account.id }, account.id)
    : noteTry('password', { ok: false, reason: 'password' }, account?.id)
}

/** Signs in by the link of a mail, which ends all such links of the account. */
export async function checkLink(token: string): Promise<Identified> {
  const redeemed = await withActor(asSystem('accounts'), async (sql) => {
    const found = await redeemToken(sql, token, 'link')
    if (found) await removeTokens(sql, found.userId, 'link')
    return found
  })
  return redeemed
    ? noteTry('link', { ok: true, userId: redeemed.userId }, redeemed.userId)
    : noteTry('link', { ok: false, reason: 'link' })
}

/**
 * Mails a link that signs in once. Whose address was never confirmed chooses a password instead.
 *
 * @param back where they go on afterwards
 */
export async function mailLink(sql: Sql, account: Account, back: string | undefined) {
  if (!account.verified) return inviteToChoosePassword(sql, account, back)
  const token = await issueNewest(sql, account.id, 'link')
  const link = absoluteLink(href('/auth/link'), { token, ...backTo(back) })
  await queueMail(sql, { kind: 'one-time-link', to: account.email, link })
}

/** Warns who owns an account that its password is being guessed, with the way to another one. */
export async function mailOfGuessing(sql: Sql, { email, verified }: Account) {
  const link = absoluteLink(href('/auth'), { tab: 'forgot' })
  if (verified) await queueMail(sql, { kind: 'password-guessing', to: email, link })
}

/** Where someone comes after signing in (specification 4). */
export function landingOf(who: WithRoles): string {
  if (may(who, 'office.enter')) return href('/admin')
  return may(who, 'guild.enter') ? href('/franchise/dashboard') : href('/dashboard')
}
