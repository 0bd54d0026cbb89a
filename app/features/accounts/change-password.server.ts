import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import { as, asPerson, asSystem, reading } from '#app/platform/sql.server.ts'
import { hashPassword, passwordIsRight } from './passwords.server.ts'
import type { SignedIn } from './sessions.server.ts'
import { removeTokens } from './tokens.server.ts'

/** Whether this is the password of a person who is signed in. The caller counts the attempt. */
export async function isOwnPassword(userId: string, password: string): Promise<boolean> {
  const [row] = await reading(
    asPerson(userId),
    (sql) => sql<{ hash: string }[]>`
      select password_hash as hash from users where id = ${userId}`,
  )
  return passwordIsRight(row?.hash, password)
}

/**
 * Gives a person another password. Every other session ends, every link in a mail stops working, and
 * the person is told by mail.
 *
 * @returns false when the current password is wrong
 */
export async function changePassword(
  { id, email, sessionId }: SignedIn,
  current: string,
  password: string,
): Promise<boolean> {
  if (!(await isOwnPassword(id, current))) return false
  const passwordHash = await hashPassword(password)
  await as(asSystem('accounts'), async (sql) => {
    await sql`update users set password_hash = ${passwordHash} where id = ${id}`
    await sql`delete from sessions where user_id = ${id} and id <> ${sessionId}`
    await removeTokens(sql, id, 'verify', 'reset', 'link')
    const link = absoluteLink('/auth', { tab: 'forgot' })
    await queueMail(sql, { kind: 'password-changed', to: email, link })
  })
  return true
}
