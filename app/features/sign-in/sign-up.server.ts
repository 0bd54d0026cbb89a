import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink, backTo } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { tooManyAttempts } from '#app/features/accounts/attempts.server.ts'
import { invitePerson } from '#app/features/accounts/invite-queue.server.ts'
import {
  type MailRequested,
  type PendingSignUp,
  requestCountedMail,
} from './mail-requests.server.ts'
import { hashPassword } from './passwords.server.ts'
import { type ProfileDetails, readProfile } from '#app/features/accounts/profile.server.ts'
import { findReferrer } from '#app/features/accounts/referral.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import type { signUpForm } from './forms.server.ts'
import { issueNewest, issueToken, openTokens } from './tokens.server.ts'
import {
  type Account,
  createPendingUser,
  findAccount,
} from '#app/features/accounts/users.server.ts'

export type SignUp = Pick<AnswersOf<typeof signUpForm>, 'firstName' | 'lastName' | 'email'> & {
  back?: string | undefined
  password: string | { hash: string }
  referral: string | undefined
  browser: string
  consentVersion?: string
  details?: ProfileDetails
}

/**
 * Signs someone up. The answer is the same for an existing account, whose owner is mailed. A
 * password takes effect only by the link of its own mail: nobody gets one into an account that
 * another confirms.
 */
export async function signUp(form: SignUp, network: string): Promise<MailRequested> {
  const refused = await tooManyAttempts('signUp', form.email, network)
  if (refused) return refused
  const { email, back, password, referral, browser, ...rest } = form
  const pending: PendingSignUp = {
    ...rest,
    passwordHash: typeof password === 'string' ? await hashPassword(password) : password.hash,
    referrer: (await findReferrer(referral))?.id ?? null,
    browser: browserHash(browser),
    consentAt: new Date().toISOString(),
  }
  await requestCountedMail({ kind: 'signUp', email, back, pending }, network)
  return { ok: true }
}

/** What is sealed of the browser in which someone signs up, to know it again. */
export const browserHash = (browser: string) => tokenHash(browser).toString('base64url')

/**
 * Answers a sign-up by mail: a link to confirm the address, or for who has an account that there is
 * one.
 */
export async function answerSignUp(
  sql: Sql,
  email: string,
  pending: PendingSignUp,
  back: string | undefined,
) {
  await createPendingUser(sql, email)
  const account = await findAccount(sql, email)
  if (!account) throw new Error('account vanished')
  if (account.verified) await mailExistingOwner(sql, account)
  // What was told to a colleague is not given to whoever signs up with that address.
  else if (account.prepared) await inviteToChoosePassword(sql, account, back)
  else await sendVerification(sql, account, pending, back)
}

async function mailExistingOwner(sql: Sql, { id, email }: Account) {
  const profile = await readProfile(sql, id)
  const link = absoluteLink(href('/auth'))
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
  const link = absoluteLink(href('/auth/bevestigen'), { token, ...backTo(back) })
  await queueMail(sql, { kind: 'verify', to: email, firstName: pending.firstName, link })
}

/**
 * Mails the link once more. In the browser of a sign-up that very sign-up is mailed again.
 * Elsewhere nobody proved which one was theirs, so the owner of the address chooses a password
 * anew.
 */
export async function mailSignUpLink(
  sql: Sql,
  account: Account,
  back: string | undefined,
  browser: string | undefined,
) {
  if (!account.verified) {
    const pending = await signUpIn(sql, account.id, browser)
    return pending
      ? sendVerification(sql, account, pending, back)
      : inviteToChoosePassword(sql, account, back)
  }
  const link = absoluteLink(href('/auth'), backTo(back))
  await queueMail(sql, { kind: 'already-confirmed', to: account.email, link })
}

type Moved = {
  email: string
  back?: string | undefined
  browser?: string | undefined
  before?: string | undefined
}

/**
 * Mails a sign-up whose address was typed wrong to the address that its browser gives now, which has no
 * account: all that it brings goes along.
 */
export async function moveSignUp(sql: Sql, { email, back, browser, before = '' }: Moved) {
  const account = await findAccount(sql, before)
  const pending = account && !account.verified && (await signUpIn(sql, account.id, browser))
  if (pending) await answerSignUp(sql, email, pending, back)
}

/** The newest sign-up that this browser made, while a link to it works. */
async function signUpIn(sql: Sql, userId: string, browser: string | undefined) {
  if (!browser) return undefined
  const made = await openTokens<PendingSignUp>(sql, userId, 'verify')
  return made.find((pending) => pending.browser === browser)
}

/**
 * Mails a link for the first password, to whom a colleague or a member made an account, or who
 * never confirmed theirs.
 */
export async function inviteToChoosePassword(
  sql: Sql,
  { id, email }: Account,
  back: string | undefined,
) {
  if (await inviteAnew(sql, id)) return
  const token = await issueNewest(sql, id, 'reset')
  const link = absoluteLink(href('/reset-password'), { token, ...backTo(back) })
  await queueMail(sql, { kind: 'choose-password', to: email, link })
}

/**
 * Has a guild member's invitation mailed again whose link is too old: any other link would lead into an
 * account without the member. One that works is left alone, since anybody may ask.
 *
 * @returns whether there is one
 */
async function inviteAnew(sql: Sql, userId: string): Promise<boolean> {
  const invitations = await sql<DbRow<'guild_memberships', 'id'>[]>`
    select m.id from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.invited_user_id = ${userId} and m.user_id is null and f.status = 'active'
       and not exists (select from tokens t where t.id = m.invitation and t.expires_at > now())
       and not exists (select from prepared_accounts p where p.user_id = ${userId})`
  for (const { id } of invitations) await invitePerson(sql, id)
  return invitations.length > 0
}

/** Mails how to begin, once an account is somebody's own. */
export async function welcomeTo(sql: Sql, email: string, firstName: string) {
  const link = absoluteLink(href('/vragenlijst'))
  await queueMail(sql, { kind: 'welcome', to: email, firstName, link })
}
