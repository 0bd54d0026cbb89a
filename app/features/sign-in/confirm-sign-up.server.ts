import type { DbRow } from '#db/row.ts'
import { withActor, asSystem, type Sql } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { tooManyAttempts, type TooOften } from '#app/features/accounts/attempts.server.ts'
import { CONSENT_VERSION, giveConsent } from '#app/features/accounts/consents.server.ts'
import { type BrowserMark, markedFor } from './known-browsers.server.ts'
import type { PendingSignUp } from './mail-requests.server.ts'
import { passwordIsRight } from './passwords.server.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { browserHash, welcomeTo } from './sign-up.server.ts'
import { issueToken, lookAtToken, redeemToken, removeTokens } from './tokens.server.ts'
import { findAccount } from '#app/features/accounts/users.server.ts'

export type FoundSignUp = {
  email: string
  /** Made in another browser: who confirms shows its password. */
  elsewhere: boolean
}

/**
 * Reads what a link confirms, and uses nothing up. Null when it does not work (any more).
 *
 * @param browser what this browser keeps since it signed up
 */
export async function findSignUp(
  token: string,
  browser: string | undefined,
): Promise<FoundSignUp | null> {
  const found = await lookAt(token, browser)
  return found && { email: found.email, elsewhere: found.elsewhere }
}

async function lookAt(token: string, browser: string | undefined) {
  const found = await lookAtToken<PendingSignUp>(token, 'verify')
  if (!found?.payload || !found.email) return null
  const { passwordHash, browser: made } = found.payload
  return { email: found.email, passwordHash, elsewhere: !browser || browserHash(browser) !== made }
}

export type SignUpConfirmation = {
  browser: string | undefined
  password?: string | undefined
  network: string
  marks?: BrowserMark[]
}

export type SignUpConfirmed =
  | { ok: true; elsewhere: false; userId: string }
  | { ok: true; elsewhere: true; marks: BrowserMark[] }
  | { ok: false; reason: 'link' | 'password' }
  | TooOften

/**
 * Confirms a sign-up. In its own browser the link is enough, and may sign in. Elsewhere the
 * password is asked for: the owner of the address may not be who typed it.
 */
export async function confirmSignUp(
  token: string,
  confirming: SignUpConfirmation,
): Promise<SignUpConfirmed> {
  const confirmed = await confirmIn(token, confirming)
  const here = confirmed.ok && !confirmed.elsewhere ? confirmed.userId : undefined
  return noteTry('sign-up', confirmed, here)
}

async function confirmIn(token: string, confirming: SignUpConfirmation): Promise<SignUpConfirmed> {
  const found = await lookAt(token, confirming.browser)
  if (!found) return { ok: false, reason: 'link' }
  const refused = found.elsewhere ? await signUpRefusal(found, confirming) : undefined
  if (refused) return refused
  const { elsewhere } = found
  return withActor<SignUpConfirmed>(asSystem('accounts'), async (sql, refuse) => {
    const userId = await verifyEmail(sql, token)
    if (!userId) return refuse({ ok: false, reason: 'link' })
    if (!elsewhere) return { ok: true, elsewhere, userId }
    return { ok: true, elsewhere, marks: await markedFor(sql, userId, confirming.marks ?? []) }
  })
}

type SignUpToProve = { email: string; passwordHash: string }

async function signUpRefusal(found: SignUpToProve, { network, password = '' }: SignUpConfirmation) {
  const refused = await tooManyAttempts('signUpPassword', found.email, network)
  if (refused) return refused
  const right = await passwordIsRight(found.passwordHash, password)
  return right ? undefined : ({ ok: false, reason: 'password' } as const)
}

/**
 * Uses the link up: its sign-up takes effect, links of others stop working. Only now does the
 * welcome go out (specification 7): the address is known to be theirs.
 *
 * @returns whose address; null when the link does not work (any more)
 */
async function verifyEmail(sql: Sql, token: string): Promise<string | null> {
  const redeemed = await redeemToken<PendingSignUp>(sql, token, 'verify')
  if (!redeemed?.payload) return null
  const { userId, payload } = redeemed
  const [user] = await sql<DbRow<'users', 'email!'>[]>`
    update users set password_hash = ${payload.passwordHash}, email_verified_at = now()
     where id = ${userId} and email_verified_at is null
    returning email`
  if (!user) return null
  await writeSignUp(sql, userId, payload)
  await removeTokens(sql, userId, 'verify', 'reset', 'link')
  await welcomeTo(sql, user.email, payload.firstName)
  return userId
}

async function writeSignUp(sql: Sql, userId: string, pending: PendingSignUp) {
  const { firstName, lastName, referrer, consentAt, details } = pending
  await writeProfile(sql, userId, { ...details, firstName, lastName })
  const version = pending.consentVersion ?? CONSENT_VERSION
  await giveConsent(sql, userId, 'privacy', version, new Date(consentAt))
  await sql`
    update profiles p
       set referred_by_franchise_id = r.id,
           referral_tracked_at = case when r.id is not null then now() end
      from (select (select id from franchise_partners
                      where id = ${referrer} and removed_at is null) as id) r
     where p.user_id = ${userId}`
}

/**
 * Changes the link for one to choose a password, where someone cannot show that of the sign-up;
 * nothing else of it is taken over.
 *
 * @returns the token; null when this link does not work (any more)
 */
export async function chooseInstead(token: string): Promise<string | null> {
  const { email } = (await lookAtToken(token, 'verify')) ?? {}
  if (!email) return null
  return withActor(asSystem('accounts'), async (sql) => {
    const account = await findAccount(sql, email)
    return account && !account.verified ? issueToken(sql, account.id, 'reset') : null
  })
}
