import { withActor, asSystem, type Sql } from '#app/platform/sql.server.ts'
import { tooManyAttempts, type TooOften } from './attempts.server.ts'
import { CONSENT_VERSION, giveConsent } from './consents.server.ts'
import { type Mark, markedFor } from './known-browsers.server.ts'
import type { PendingSignUp } from './mail-requests.server.ts'
import { passwordIsRight } from './passwords.server.ts'
import { writeProfile } from './profile.server.ts'
import { hashOf, welcomeTo } from './sign-up.server.ts'
import { issueToken, lookAtToken, redeemToken, removeTokens } from './tokens.server.ts'
import { findAccount } from './users.server.ts'

/** What the link of a verification mail confirms, for the page that it leads to. */
export type FoundSignUp = {
  email: string
  /** Whether it was made in another browser: then whoever confirms it shows its password. */
  elsewhere: boolean
}

/**
 * Finds the sign-up that the link of a mail would confirm. Uses nothing up.
 *
 * @param browser what this browser keeps since it signed up, if it did
 * @returns null when the link does not work (any more)
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
  if (!found?.payload) return null
  const { passwordHash, browser: made } = found.payload
  return { email: found.email, passwordHash, elsewhere: !browser || hashOf(browser) !== made }
}

/** Who confirms: what the browser keeps since it signed up, the password if one was asked for. */
export type Confirming = {
  browser: string | undefined
  password?: string | undefined
  network: string
  marks?: Mark[]
}

/** Whose address was confirmed and where, or why not. */
export type Confirmed =
  | { ok: true; elsewhere: false; userId: string }
  | { ok: true; elsewhere: true; marks: Mark[] }
  | { ok: false; reason: 'link' | 'password' }
  | TooOften

/**
 * Confirms an address by the link of its mail. In the browser that signed up the link is enough, and
 * whoever opened it there may be signed in by that: they have shown that the sign-up and the mailbox
 * are theirs. In any other browser the password of the sign-up is asked for, since the owner of the
 * address may not be who typed it; they sign in afterwards, and the browser is known.
 */
export async function confirmSignUp(token: string, confirming: Confirming): Promise<Confirmed> {
  const found = await lookAt(token, confirming.browser)
  if (!found) return { ok: false, reason: 'link' }
  const refused = found.elsewhere ? await refusal(found, confirming) : undefined
  if (refused) return refused
  const { elsewhere } = found
  return withActor(asSystem('accounts'), async (sql) => {
    const userId = await verifyEmail(sql, token)
    if (!userId) return { ok: false, reason: 'link' }
    if (!elsewhere) return { ok: true, elsewhere, userId }
    return { ok: true, elsewhere, marks: await markedFor(sql, userId, confirming.marks ?? []) }
  })
}

type SignUpToProve = { email: string; passwordHash: string }

async function refusal(found: SignUpToProve, { network, password = '' }: Confirming) {
  const refused = await tooManyAttempts('signUpPassword', found.email, network)
  if (refused) return refused
  const right = await passwordIsRight(found.passwordHash, password)
  return right ? undefined : ({ ok: false, reason: 'password' } as const)
}

/**
 * Uses a link up: password and names of its sign-up take effect, links of other sign-ups stop working.
 *
 * The welcome mail (specification 7) goes out now and not at sign-up: only now do we know that the
 * address belongs to the person, and nobody is welcomed to an account they did not ask for.
 *
 * @returns whose address it is; null when the link does not work (any more)
 */
async function verifyEmail(sql: Sql, token: string): Promise<string | null> {
  const redeemed = await redeemToken<PendingSignUp>(sql, token, 'verify')
  if (!redeemed?.payload) return null
  const { userId, payload } = redeemed
  const [user] = await sql<{ email: string }[]>`
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
      from (select (select id from franchise_partners where id = ${referrer}) as id) r
     where p.user_id = ${userId}`
}

/**
 * A link for choosing a password, in place of one that confirms a sign-up: for who cannot show the
 * password of it. Nothing else of the sign-up is taken over by that way.
 *
 * @returns the token; null when the link does not work (any more)
 */
export async function chooseInstead(token: string): Promise<string | null> {
  const found = await lookAtToken(token, 'verify')
  if (!found) return null
  return withActor(asSystem('accounts'), async (sql) => {
    const account = await findAccount(sql, found.email)
    return account && !account.verified ? issueToken(sql, account.id, 'reset') : null
  })
}
