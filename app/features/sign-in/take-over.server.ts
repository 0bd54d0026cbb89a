/** Taking over an account that was made in a conversation, with the code of a letter. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { emailHashes } from '#app/features/file-index/index.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { tooManyAttempts, type TooOften } from '#app/features/accounts/attempts.server.ts'
import { hashOfTyped } from '#app/features/second-factor/codes.server.ts'
import { CONSENT_VERSION, giveConsent } from '#app/features/accounts/consents.server.ts'
import type { takeOverByCodeForm } from './forms.server.ts'
import { hashPassword } from './passwords.server.ts'
import { checkBirthDate, isBornOn, takeOver } from '#app/features/accounts/prepared.server.ts'
import { greetedAs } from '#app/features/accounts/profile.server.ts'
import { browserHash, welcomeTo } from './sign-up.server.ts'
import { issueToken, lookAtToken, redeemToken, removeTokens } from './tokens.server.ts'
import { findAccount, removeUnused } from '#app/features/accounts/users.server.ts'

type TakeOverAnswers = AnswersOf<typeof takeOverByCodeForm>
type Payload = {
  email: string
  passwordHash: string
  /** Hash of what the browser keeps in which the code was typed. */
  browser?: string
}

/** `until`: the last moment at which the code of a letter worked. */
export type AskedFor =
  | { ok: true }
  | { ok: false; reason: 'code' | 'birthDate' }
  | { ok: false; reason: 'expired'; until: Date }
  | TooOften

/**
 * Mails the address a link; only that makes it the address of the account.
 *
 * @param browser what this browser keeps from now on
 */
export async function askToTakeOver(
  asked: TakeOverAnswers,
  browser: string,
  network: string,
): Promise<AskedFor> {
  return noteTry('letter', await mailTakeOver(asked, browser, network))
}

async function mailTakeOver(
  asked: TakeOverAnswers,
  browser: string,
  network: string,
): Promise<AskedFor> {
  const { code, dateOfBirth, email, password } = asked
  const refused = await tooManyAttempts('takeOver', email, network)
  if (refused) return refused
  const prepared = await preparedBy(code)
  if (!prepared?.until) return { ok: false, reason: 'code' }
  const { userId, until, works } = prepared
  if (!works) return { ok: false, reason: 'expired', until }
  const born = await checkBirthDate(userId, dateOfBirth)
  if (!born.ok) return born
  // Slow on purpose: not inside the transaction.
  const payload = {
    email,
    passwordHash: await hashPassword(password),
    browser: browserHash(browser),
  }
  await withActor(asSystem('accounts'), (sql) => mail(sql, userId, payload))
  return { ok: true }
}

async function preparedBy(code: string) {
  const [row] = await readOnly(
    asSystem('accounts'),
    (sql) => sql<
      (DbRow<'prepared_accounts', 'user_id as userId' | 'code_until as until'> & {
        works: boolean
      })[]
    >`
      select user_id as "userId", code_until as until, code_until > now() as works
        from prepared_accounts where code_hash = ${hashOfTyped(code)}`,
  )
  return row
}

/**
 * The answer is the same for an address that has an account, whose owner is mailed. Nobody is named:
 * the address may be a stranger's.
 */
async function mail(sql: Sql, userId: string, payload: Payload) {
  const { email } = payload
  const account = await findAccount(sql, email)
  if (account && (account.verified || account.prepared)) {
    const link = absoluteLink(href('/dossier-overnemen'))
    await queueMail(sql, { kind: 'take-over-taken', to: email, firstName: '', link })
    return
  }
  const token = await issueToken(sql, userId, 'takeover', payload)
  const link = absoluteLink(href('/dossier-overnemen/bevestigen'), { token })
  await queueMail(sql, { kind: 'take-over', to: email, firstName: '', link })
}

export type FoundTakeOver = {
  /** That the link was mailed to. */
  email: string
  /** Not the browser in which the code was typed: the address may have been mistyped. */
  elsewhere: boolean
}

/**
 * Reads what a link takes over, and uses nothing up. Null when it does not work (any more).
 *
 * @param browser what this browser keeps since the code was typed in it
 */
export async function findTakeOver(
  token: string,
  browser: string | undefined,
): Promise<FoundTakeOver | null> {
  const payload = (await lookAtToken<Payload>(token, 'takeover'))?.payload
  if (!payload) return null
  const elsewhere = !browser || browserHash(browser) !== payload.browser
  return { email: payload.email, elsewhere }
}

/** What is asked where the code was not typed: what the letter does not say, and a password. */
export type TakeOverProof = { dateOfBirth: string; password: string }

/** taken: another account has the address. Nothing is used up then, the code neither. */
export type TakenOver =
  | { ok: true }
  | { ok: false; reason: 'link' | 'birthDate' | 'taken' }
  | TooOften

/**
 * Takes an account over, and uses the link and the code up. In the browser in which the code was
 * typed the link is enough. Elsewhere who was born on another day is someone else, and the password
 * is the one chosen there.
 */
export async function confirmTakeOver(
  token: string,
  browser: string | undefined,
  shown?: TakeOverProof,
): Promise<TakenOver> {
  return noteTry('take-over', await takeOverBy(token, browser, shown))
}

async function takeOverBy(
  token: string,
  browser: string | undefined,
  shown: TakeOverProof | undefined,
): Promise<TakenOver> {
  const found = await findTakeOver(token, browser)
  if (!found) return { ok: false, reason: 'link' }
  if (!found.elsewhere) return giveOver(token)
  if (!shown) return { ok: false, reason: 'birthDate' }
  const born = await isBornOn(token, shown.dateOfBirth)
  // Slow on purpose: not inside the transaction.
  return born.ok ? giveOver(token, await hashPassword(shown.password)) : born
}

const giveOver = (token: string, chosenHash?: string): Promise<TakenOver> =>
  withActor<TakenOver>(asSystem('accounts'), async (sql, refuse) => {
    const redeemed = await redeemToken<Payload>(sql, token, 'takeover')
    if (!redeemed?.payload) return { ok: false, reason: 'link' }
    const { userId, payload } = redeemed
    const { email } = payload
    if (!(await takeOver(sql, userId))) return refuse({ ok: false, reason: 'link' })
    await removeUnused(sql, email)
    if (await findAccount(sql, email)) return refuse({ ok: false, reason: 'taken' })
    await sql`
      update users set email = ${email}, password_hash = ${chosenHash ?? payload.passwordHash},
             email_verified_at = now()
       where id = ${userId}`
    await sql`
      update file_index set by_email = ${emailHashes(email)}::bigint[] where user_id = ${userId}`
    await removeTokens(sql, userId, 'takeover')
    await giveConsent(sql, userId, 'privacy', CONSENT_VERSION)
    await welcomeTo(sql, email, await greetedAs(sql, userId))
    return { ok: true }
  })
