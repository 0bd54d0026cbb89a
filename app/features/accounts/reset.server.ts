import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import { as, asSystem } from '#app/platform/sql.server.ts'
import { forOwner } from './attempts.server.ts'
import { hashPassword } from './passwords.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { inviteToChoosePassword } from './sign-up.server.ts'
import { issueToken, redeemToken, removeTokens, tokenWorks } from './tokens.server.ts'

/** Mails a link for a new password, if the address has an account. Nothing tells whether it has. */
export const requestReset = (email: string): Promise<void> =>
  forOwner(email, async (sql, account) => {
    if (!account.verified) return inviteToChoosePassword(sql, account)
    const link = absoluteLink('/reset-password', {
      token: await issueToken(sql, account.id, 'reset'),
    })
    await queueMail(sql, { kind: 'reset', to: account.email, link })
  })

/**
 * Sets a new password with the token of a mail. Every session ends, every other link stops working,
 * and the owner is told by mail. An account that was not verified is verified by it: the person has
 * shown that the address is theirs.
 *
 * @returns whose account it is, to be signed in anew; null when the link does not work (any more)
 */
export async function resetPassword(token: string, password: string): Promise<string | null> {
  // Hashing takes long on purpose: not for a link that is no good, and not inside the transaction.
  if (!(await tokenWorks(token, 'reset'))) return null
  const passwordHash = await hashPassword(password)
  return as(asSystem('accounts'), async (sql) => {
    const redeemed = await redeemToken(sql, token, 'reset')
    if (!redeemed) return null
    const { userId } = redeemed
    const [user] = await sql<{ email: string }[]>`
      update users
         set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, now())
       where id = ${userId}
      returning email`
    if (!user) return null
    await endAllSessions(sql, userId)
    await removeTokens(sql, userId, 'verify', 'reset', 'link')
    const link = absoluteLink('/auth', { tab: 'forgot' })
    await queueMail(sql, { kind: 'password-changed', to: user.email, link })
    return userId
  })
}
