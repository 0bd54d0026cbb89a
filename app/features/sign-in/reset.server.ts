import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink, backTo } from '#app/platform/http/links.server.ts'
import { withActor, asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { CONSENT_VERSION, giveConsent } from '#app/features/accounts/consents.server.ts'
import { hashPassword } from './passwords.server.ts'
import { takeOver } from '#app/features/accounts/prepared.server.ts'
import {
  type Profile,
  greetedAs,
  splitName,
  writeProfile,
} from '#app/features/accounts/profile.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { inviteToChoosePassword, welcomeTo } from './sign-up.server.ts'
import { issueNewest, redeemToken, removeTokens } from './tokens.server.ts'
import type { Account } from '#app/features/accounts/users.server.ts'

/**
 * Mails the link for a new password. Whose address was never confirmed gets the one that also does
 * that.
 *
 * @param back where they go on afterwards
 */
export async function mailReset(sql: Sql, account: Account, back: string | undefined) {
  if (!account.verified) return inviteToChoosePassword(sql, account, back)
  const token = await issueNewest(sql, account.id, 'reset')
  const link = absoluteLink(href('/reset-password'), { token, ...backTo(back) })
  await queueMail(sql, { kind: 'reset', to: account.email, link })
}

/**
 * 'confirm': choosing a password confirms the address too. 'takeover': the same of an account that was
 * made in a conversation; who was born on another day is someone else. 'member': the same for who is
 * invited by a guild member, which knows the name.
 */
export type ResetKind = 'change' | 'confirm' | 'takeover' | 'member'

/** Who confirms an address by it says whose account it is. */
export type NewNames = Pick<Profile, 'firstName' | 'lastName'>

export type ResetRequest = DbRow<'users', 'email!'> & { kind: ResetKind }

/** Reads what a link resets, and uses nothing up. Null when it does not work (any more). */
export function findReset(token: string): Promise<ResetRequest | null> {
  return readOnly(asSystem('accounts'), async (sql) => {
    const [row] = await sql<ResetRequest[]>`
      select case when u.email_verified_at is not null then 'change'
                  when exists (select from prepared_accounts p where p.user_id = u.id) then 'takeover'
                  when exists (select from guild_memberships m
                                 join franchise_partners f on f.id = m.member_id
                                where m.invitation = t.id and f.status = 'active') then 'member'
                  else 'confirm' end as kind, u.email
        from tokens t join users u on u.id = t.user_id
       where t.id = ${tokenHash(token)} and t.purpose = 'reset'
         and t.used_at is null and t.expires_at > now()`
    return row ?? null
  })
}

/**
 * Stores a new password; every session and other link ends, and the owner is told. It confirms an
 * unconfirmed address; the caller has asked for consent and names.
 *
 * @returns whose account; null when the link does not work (any more)
 */
export async function resetPassword(
  token: string,
  password: string,
  names?: NewNames,
): Promise<string | null> {
  // Slow on purpose: not for a bad link, not inside the transaction.
  const isOpen = (await findReset(token)) !== null
  const userId = isOpen ? await setPassword(token, await hashPassword(password), names) : null
  noteTry('new password', { ok: userId !== null, reason: 'link' }, userId ?? undefined)
  return userId
}

/**
 * Whose password a link set a moment ago, by their address: who pressed twice, without script, sends it once
 * more. Null for every other link.
 */
export function justResetBy(token: string): Promise<string | null> {
  return readOnly(asSystem('accounts'), async (sql) => {
    const [row] = await sql<DbRow<'users', 'email!'>[]>`
      select u.email from tokens t join users u on u.id = t.user_id
       where t.id = ${tokenHash(token)} and t.purpose = 'reset'
         and t.used_at > now() - interval '1 minute'`
    return row?.email ?? null
  })
}

const setPassword = (token: string, passwordHash: string, names: NewNames | undefined) =>
  withActor<string | null>(asSystem('accounts'), async (sql, refuse) => {
    const redeemed = await redeemToken(sql, token, 'reset')
    if (!redeemed) return null
    const { userId } = redeemed
    const [user] = await sql<(DbRow<'users', 'email!'> & { confirmed: boolean })[]>`
      update users u
         set password_hash = ${passwordHash}, email_verified_at = coalesce(u.email_verified_at, now())
        from (select id, email_verified_at is not null as confirmed
                from users where id = ${userId} for update) before
       where u.id = before.id
      returning u.email, before.confirmed`
    if (!user) return refuse(null)
    await endAllSessions(sql, userId)
    await removeTokens(sql, userId, 'verify', 'reset', 'link')
    if (user.confirmed) await tellOfChange(sql, user.email)
    else if (await takeOver(sql, userId)) await welcomeBack(sql, userId, user.email)
    else await beginAccount(sql, userId, user.email, names)
    return userId
  })

async function tellOfChange(sql: Sql, email: string) {
  const link = absoluteLink(href('/auth'), { tab: 'forgot' })
  await queueMail(sql, { kind: 'password-changed', to: email, link })
}

/** What was told in a conversation stays. */
async function welcomeBack(sql: Sql, userId: string, email: string) {
  await giveConsent(sql, userId, 'privacy', CONSENT_VERSION)
  await welcomeTo(sql, email, await greetedAs(sql, userId))
}

/**
 * Nothing typed at a sign-up comes along: it may be a stranger's. Who comes in by an invitation of a
 * guild member has the name that it knows, and is welcomed there.
 */
async function beginAccount(sql: Sql, userId: string, email: string, given: NewNames | undefined) {
  const [member] = await sql<DbRow<'guild_memberships', 'name'>[]>`
    select name from guild_memberships where user_id = ${userId}`
  const names = given ?? splitName(member?.name ?? '')
  await writeProfile(sql, userId, names)
  await giveConsent(sql, userId, 'privacy', CONSENT_VERSION)
  if (!member) return welcomeTo(sql, email, names.firstName)
  const link = absoluteLink(href('/franchise/dashboard'))
  await queueMail(sql, { kind: 'member-welcome', to: email, firstName: names.firstName, link })
}
