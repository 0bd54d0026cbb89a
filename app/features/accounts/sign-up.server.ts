import { queueMail } from '#app/features/mail/outbox.server.ts'
import { tokenHash } from '#app/platform/crypto.server.ts'
import { absoluteLink, backTo } from '#app/platform/links.server.ts'
import { as, asSystem, type Sql } from '#app/platform/sql.server.ts'
import { CONSENT_VERSION, giveConsent } from './consents.server.ts'
import { type Mark, markedFor } from './known-browsers.server.ts'
import { type PendingSignUp, requestMail } from './mail-requests.server.ts'
import { hashPassword } from './passwords.server.ts'
import { type ProfileDetails, readProfile, writeProfile } from './profile.server.ts'
import { findReferrer } from './referral.server.ts'
import type { SignUpForm } from './schemas.server.ts'
import { issueToken, lookAtToken, redeemToken, removeTokens } from './tokens.server.ts'
import { type Account, createPendingUser, findAccount } from './users.server.ts'

export type SignUp = Pick<SignUpForm, 'firstName' | 'lastName' | 'email'> & {
  /** Where to go on once the address is confirmed. */
  back?: string | undefined
  /** As it was typed, or hashed before. */
  password: string | { hash: string }
  /** Code of the guild member who sent this person here. */
  referral: string | undefined
  /** What the browser keeps, so that it is known again when the address is confirmed. */
  browser: string
  consentVersion?: string
  /** What is to be in the profile besides the names, once the address is confirmed. */
  details?: ProfileDetails
}

/**
 * Signs a person up, or has the owner of an existing account mailed that someone tried to. Whoever
 * asks gets the same answer after the same work.
 *
 * A password takes effect only when the link of its own mail is used: someone who signs up first
 * with another's address never gets a password into the account that the owner confirms later.
 *
 * @param network of who signs up
 */
export async function signUp(form: SignUp, network: string): Promise<void> {
  const { email, back, password, referral, browser, ...rest } = form
  const pending: PendingSignUp = {
    ...rest,
    passwordHash: typeof password === 'string' ? await hashPassword(password) : password.hash,
    referrer: await findReferrer(referral),
    browser: hashOf(browser),
    consentAt: new Date().toISOString(),
  }
  await requestMail({ kind: 'signUp', email, back, pending }, network)
}

/** Answers a sign-up, for the job: makes the account that waits, and mails its owner. */
export async function answerSignUp(
  sql: Sql,
  email: string,
  pending: PendingSignUp,
  back: string | undefined,
) {
  await createPendingUser(sql, email)
  const account = await findAccount(sql, email)
  if (!account) throw new Error('account vanished')
  if (account.verified) await tellOwner(sql, account)
  else await sendVerification(sql, account, pending, back)
}

async function tellOwner(sql: Sql, { id, email }: Account) {
  const profile = await readProfile(sql, id)
  const link = absoluteLink('/auth')
  await queueMail(sql, {
    kind: 'account-exists',
    to: email,
    firstName: profile?.firstName ?? '',
    link,
  })
}

async function sendVerification(
  sql: Sql,
  { id, email }: Account,
  pending: PendingSignUp,
  back: string | undefined,
) {
  const token = await issueToken(sql, id, 'verify', pending)
  const link = absoluteLink('/auth/bevestigen', { token, ...backTo(back) })
  await queueMail(sql, { kind: 'verify', to: email, firstName: pending.firstName, link })
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
 * Mails who asks once more to confirm an address. Nobody has proved here which sign-up was theirs, so
 * this mail lets the owner of the address choose a password anew.
 */
export async function mailConfirmation(sql: Sql, account: Account, back: string | undefined) {
  if (!account.verified) return inviteToChoosePassword(sql, account, back)
  const link = absoluteLink('/auth', backTo(back))
  await queueMail(sql, { kind: 'already-confirmed', to: account.email, link })
}

/** Mails a link that confirms the address and asks for a password in one go. */
export async function inviteToChoosePassword(
  sql: Sql,
  { id, email }: Account,
  back: string | undefined,
) {
  const token = await issueToken(sql, id, 'reset')
  const link = absoluteLink('/reset-password', { token, ...backTo(back) })
  await queueMail(sql, { kind: 'choose-password', to: email, link })
}

/** Welcomes who has just confirmed their address. */
export async function welcomeTo(sql: Sql, email: string, firstName: string) {
  const link = absoluteLink('/vragenlijst')
  await queueMail(sql, { kind: 'welcome', to: email, firstName, link })
}

/** What the link of a verification mail confirms, for the page that it leads to. */
export type FoundSignUp = {
  email: string
  passwordHash: string
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
  const found = await lookAtToken<PendingSignUp>(token, 'verify')
  if (!found?.payload) return null
  const { passwordHash, browser: made } = found.payload
  const elsewhere = !browser || hashOf(browser) !== made
  return { email: found.email, passwordHash, elsewhere }
}

const hashOf = (browser: string) => tokenHash(browser).toString('base64url')

/**
 * A link for choosing a password, in place of one that confirms a sign-up: for who cannot show the
 * password of it. Nothing else of the sign-up is taken over by that way.
 *
 * @returns the token; null when the link does not work (any more)
 */
export async function chooseInstead(token: string): Promise<string | null> {
  const found = await lookAtToken(token, 'verify')
  if (!found) return null
  return as(asSystem('accounts'), async (sql) => {
    const account = await findAccount(sql, found.email)
    return account && !account.verified ? issueToken(sql, account.id, 'reset') : null
  })
}

/**
 * Confirms an address with the token of a verification mail; password and names of that sign-up
 * take effect, links of other sign-ups stop working. Who calls has seen that the sign-up was made in
 * this browser, or that its password is known here: the owner of the address may not be who typed it.
 *
 * The welcome mail (specification 7) goes out now and not at sign-up: only now do we know that the
 * address belongs to the person, and nobody is welcomed to an account they did not ask for.
 *
 * @param marks of the browser
 * @returns its marks from now on; null when the token does not work (any more)
 */
export function verifyEmail(token: string, marks: Mark[] = []): Promise<Mark[] | null> {
  return as(asSystem('accounts'), async (sql) => {
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
    return markedFor(sql, userId, marks)
  })
}
