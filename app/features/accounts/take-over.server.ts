/** Taking over an account that was made in a conversation, with the code of a letter. */
import { href } from 'react-router'
import { emailHashes } from '#app/features/file-index/index.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/sql.server.ts'
import { tooManyAttempts, type TooOften } from './attempts.server.ts'
import { hashOfTyped } from './codes.server.ts'
import { CONSENT_VERSION, giveConsent } from './consents.server.ts'
import type { takeOverByCodeForm } from './forms.server.ts'
import { hashPassword } from './passwords.server.ts'
import { bornOn, takeOver } from './prepared.server.ts'
import { readProfile } from './profile.server.ts'
import { welcomeTo } from './sign-up.server.ts'
import { issueToken, lookAtToken, redeemToken } from './tokens.server.ts'
import { findAccount } from './users.server.ts'

type Asked = AnswersOf<typeof takeOverByCodeForm>
type Payload = { email: string; passwordHash: string }

export type AskedFor = { ok: true } | { ok: false; reason: 'code' | 'birthDate' } | TooOften

/** Mails the address a link; only that makes it the address of the account. */
export async function askToTakeOver(asked: Asked, network: string): Promise<AskedFor> {
  const { code, dateOfBirth, email, password } = asked
  const refused = await tooManyAttempts('takeOver', email, network)
  if (refused) return refused
  const userId = await ownerOf(code)
  if (!userId) return { ok: false, reason: 'code' }
  const born = await bornOn(userId, dateOfBirth)
  if (!born.ok) return born
  // Slow on purpose: not inside the transaction.
  const passwordHash = await hashPassword(password)
  await withActor(asSystem('accounts'), (sql) => mail(sql, userId, { email, passwordHash }))
  return { ok: true }
}

async function ownerOf(code: string): Promise<string | undefined> {
  const [row] = await readOnly(
    asSystem('accounts'),
    (sql) => sql<{ userId: string }[]>`
      select user_id as "userId" from prepared_accounts
       where code_hash = ${hashOfTyped(code)} and code_until > now()`,
  )
  return row?.userId
}

/** The answer is the same for an address that has an account, whose owner is mailed. */
async function mail(sql: Sql, userId: string, payload: Payload) {
  const { email } = payload
  const { firstName = '' } = (await readProfile(sql, userId)) ?? {}
  if (await findAccount(sql, email)) {
    const link = absoluteLink(href('/auth'))
    await queueMail(sql, { kind: 'account-exists', to: email, firstName: '', link })
    return
  }
  const token = await issueToken(sql, userId, 'takeover', payload)
  const link = absoluteLink(href('/dossier-overnemen/bevestigen'), { token })
  await queueMail(sql, { kind: 'verify', to: email, firstName, link })
}

/** The address that a link is about. Null when it does not work (any more). */
export async function findTakeOver(token: string): Promise<string | null> {
  const found = await lookAtToken<Payload>(token, 'takeover')
  return found?.payload?.email ?? null
}

/** Uses the link and the code up. @returns false when it does not work (any more) */
export function confirmTakeOver(token: string): Promise<boolean> {
  return withActor(asSystem('accounts'), async (sql) => {
    const redeemed = await redeemToken<Payload>(sql, token, 'takeover')
    if (!redeemed?.payload) return false
    const { userId, payload } = redeemed
    if (!(await takeOver(sql, userId)) || (await findAccount(sql, payload.email))) return false
    const { email, passwordHash } = payload
    await sql`
      update users set email = ${email}, password_hash = ${passwordHash}, email_verified_at = now()
       where id = ${userId}`
    await sql`
      update file_index set by_email = ${emailHashes(email)}::bigint[] where user_id = ${userId}`
    await giveConsent(sql, userId, 'privacy', CONSENT_VERSION)
    await welcomeTo(sql, email, (await readProfile(sql, userId))?.firstName ?? '')
    return true
  })
}
