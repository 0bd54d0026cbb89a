import { href } from 'react-router'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import { hashPassword } from './passwords.server.ts'
import { checkOwnPassword } from './prove.server.ts'
import type { FactorChecked } from '#app/features/second-factor/second-factor.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { removeTokens } from './tokens.server.ts'

/**
 * Changes the password, ends every other session and every link in a mail, and tells the person by
 * mail.
 *
 * @returns whether the current password was right, and the new one is another ('same' where it is not)
 */
export async function changePassword(
  user: SignedIn,
  current: string,
  password: string,
): Promise<FactorChecked<'password' | 'same'>> {
  const { id, email, sessionId } = user
  const checked = await checkOwnPassword(user, current)
  if (!checked.ok) return checked
  if (password === current) return { ok: false, reason: 'same' }
  const passwordHash = await hashPassword(password)
  await withActor(asSystem('accounts'), async (sql) => {
    await sql`update users set password_hash = ${passwordHash} where id = ${id}`
    await sql`delete from sessions where user_id = ${id} and id <> ${sessionId}`
    await removeTokens(sql, id, 'verify', 'reset', 'link')
    const link = absoluteLink(href('/auth'), { tab: 'forgot' })
    await queueMail(sql, { kind: 'password-changed', to: email, link })
  })
  return checked
}
