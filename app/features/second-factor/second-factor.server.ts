import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { MADE_SURE } from '#app/access/audit.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { personKey } from '#app/access/keys.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { type TooOften, tooManyCodes } from '#app/features/accounts/attempts.server.ts'
import {
  recoveryCodesLeft,
  redeemRecoveryCode,
  replaceRecoveryCodes,
} from './recovery-codes.server.ts'
import { noteProof } from '#app/features/accounts/session-renewal.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { addressOfSecret, newSecret, timeStepOf } from './totp.server.ts'
import { accountCalled, emailOf } from '#app/features/accounts/users.server.ts'

const belongsTo = (userId: string) => `second_factors ${userId}`

/** What is being set up: the secret to type, and what the QR code says. */
export type SetUp = { secret: string; address: string }

export type SecondFactor = Factors & {
  since: Date | null
  codesLeft: number
  setUp: SetUp | null
}

/** What an account can show after the password: a code of a telephone, a passkey. */
export type Factors = { code: boolean; passkey: boolean }

/** One that was begun longer ago may have been seen by others. */
const SET_UP = '1 hour'

/**
 * What the page shows of someone's own. `setUp`: an app that is being set up, of this hour; else
 * null.
 */
export function readSecondFactor({ id, email }: SignedIn): Promise<SecondFactor> {
  return readOnly(asSystem('accounts'), async (sql) => {
    const [user] = await sql<DbRow<'users', 'second_factor_since as since'>[]>`
      select second_factor_since as since from users where id = ${id}`
    const secret = await secretBeingSetUp(sql, id)
    return {
      ...(await factorsIn(sql, id)),
      since: user?.since ?? null,
      codesLeft: await recoveryCodesLeft(sql, id),
      setUp: secret ? { secret, address: addressOfSecret(secret, email) } : null,
    }
  })
}

/** What an account can show after the password; neither where it has no second factor. */
export const factorsOf = (userId: string): Promise<Factors> =>
  readOnly(asSystem('accounts'), (sql) => factorsIn(sql, userId))

async function factorsIn(sql: Sql, userId: string): Promise<Factors> {
  const [row] = await sql<Factors[]>`
    select exists (select from second_factors
                    where user_id = ${userId} and sealed is not null and lost_at is null) as code,
           exists (select from passkeys where user_id = ${userId}) as passkey`
  return row ?? { code: false, passkey: false }
}

async function secretBeingSetUp(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql<DbRow<'second_factors', 'sealed_new! as sealed'>[]>`
    select sealed_new as sealed from second_factors
     where user_id = ${userId} and sealed_new is not null
       and new_since > now() - ${SET_UP}::interval`
  return row ? openSecret(sql, userId, row.sealed) : null
}

const openSecret = async (sql: Sql, userId: string, sealed: Buffer) =>
  openJson<string>(await personKey(sql, userId, 'personal'), sealed, belongsTo(userId))

/** Makes a secret for another telephone. The one before goes on until a code of this one is shown. */
export const beginSetUp = ({ id }: SignedIn): Promise<unknown> =>
  withActor(asSystem('accounts'), async (sql) => {
    const key = await personKey(sql, id, 'personal')
    const sealed = sealJson(key, newSecret(), belongsTo(id))
    await sql`
      insert into second_factors (user_id, sealed_new, new_since) values (${id}, ${sealed}, now())
      on conflict (user_id) do update set sealed_new = excluded.sealed_new, new_since = now()`
  })

export type FactorConfirmed =
  | { ok: true; codes: string[] }
  | { ok: false; reason: 'code' | 'notBegun' }
  | TooOften

/**
 * Turns the app on: from now on a code is needed to sign in. This session counts as one with two
 * factors, the others end, and the person is told by mail.
 *
 * @returns the recovery codes, which nobody can show again
 */
export async function confirmSetUp(user: SignedIn, code: string): Promise<FactorConfirmed> {
  const refused = await tooManyCodes('setUp', user.id)
  if (refused) return refused
  const { id } = user
  return withActor(asSystem('accounts'), async (sql) => {
    const secret = await secretBeingSetUp(sql, id)
    if (!secret) return { ok: false, reason: 'notBegun' }
    const step = timeStepOf(secret, code, Date.now())
    if (step === null) return { ok: false, reason: 'code' }
    await sql`
      update second_factors
         set sealed = sealed_new, last_step = ${step}, sealed_new = null, new_since = null,
             lost_at = null
       where user_id = ${id}`
    return { ok: true, codes: await turnOn(sql, user) }
  })
}

/**
 * Signing in asks for a second factor from now on; this session has shown one and gets a new token, the others end.
 *
 * @returns ten recovery codes, in place of those there were
 */
export async function turnOn(sql: Sql, user: SignedIn): Promise<string[]> {
  const { id, sessionId, email } = user
  // A telephone that was lost counts no more, whatever came in its place.
  await sql`
    update second_factors set sealed = null, lost_at = null
     where user_id = ${id} and lost_at is not null`
  await sql`
    update users set second_factor_since = coalesce(second_factor_since, now()) where id = ${id}`
  await sql`
    update sessions set assurance = 'two factors', proven_at = now() where id = ${sessionId}`
  await sql`delete from sessions where user_id = ${id} and id <> ${sessionId}`
  await noteProof(sql, user)
  await mailAboutFactor(sql, 'second-factor-on', email)
  return replaceRecoveryCodes(sql, id)
}

type SecondFactorMail =
  | 'second-factor-on'
  | 'second-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'code-guessing'

/** Tells an owner of a change, with the way to another password for who did not make it. */
export const mailAboutFactor = (sql: Sql, kind: SecondFactorMail, to: string) =>
  queueMail(sql, { kind, to, link: absoluteLink(href('/auth'), { tab: 'forgot' }) })

/** Makes ten others; those before them work no more. @returns them, to be shown this once */
export const newRecoveryCodes = ({ id }: SignedIn): Promise<string[]> =>
  withActor(asSystem('accounts'), (sql) => replaceRecoveryCodes(sql, id))

/** Removes the second factor, where nobody asks for it. */
export const removeSecondFactor = (user: SignedIn): Promise<unknown> =>
  withActor(asSystem('accounts'), (sql) => turnOffFactor(sql, user))

/** Removes all of it, app, passkeys and codes, and tells the owner. */
export async function turnOffFactor(sql: Sql, { id, email }: Pick<SignedIn, 'id' | 'email'>) {
  await sql`update users set second_factor_since = null where id = ${id}`
  await sql`delete from second_factors where user_id = ${id}`
  await sql`delete from passkeys where user_id = ${id}`
  await sql`delete from recovery_codes where user_id = ${id}`
  await mailAboutFactor(sql, 'second-factor-off', email)
}

/**
 * For who lost the telephone, the recovery codes and the passkeys: all of it goes, all sessions end, and
 * at the next sign-in they set another up, where they must have one.
 *
 * @param madeSure how it was made sure who asks
 * @returns 'unknown' where nobody confirmed that address, 'none' where there was nothing to take away
 */
export async function resetLostFactor(
  sql: Sql,
  by: Pick<Actor, 'request'>,
  email: string,
  madeSure: (typeof MADE_SURE)[number],
): Promise<'reset' | 'unknown' | 'none'> {
  const id = await accountCalled(sql, email)
  if (!id) return 'unknown'
  const held = await sql`
    select 1 from users where id = ${id} and second_factor_since is not null for update`
  if (held.length === 0) return 'none'
  await turnOffFactor(sql, { id, email: await emailOf(sql, id) })
  await sql`delete from sessions where user_id = ${id}`
  await noteAudit(sql, by, { action: 'factor.reset', subject: id, reason: madeSure })
  return 'reset'
}

export type FactorChecked<Wrong = 'code'> = { ok: true } | { ok: false; reason: Wrong } | TooOften

/**
 * Checks a code of the app, which counts once. The person is told when someone else seems to guess.
 */
export async function checkCode(userId: string, code: string): Promise<FactorChecked> {
  return noteTry('code', await takeCode(userId, code), userId)
}

async function takeCode(userId: string, code: string): Promise<FactorChecked> {
  const refused = await tooManyCodes('code', userId)
  if (refused) {
    if (refused.isFirst) await mailAboutGuessing(userId)
    return refused
  }
  return withActor(asSystem('accounts'), async (sql) => {
    const [row] = await sql<DbRow<'second_factors', 'sealed!'>[]>`
      select sealed from second_factors
       where user_id = ${userId} and sealed is not null and lost_at is null`
    const step = row && timeStepOf(await openSecret(sql, userId, row.sealed), code, Date.now())
    if (typeof step !== 'number') return { ok: false, reason: 'code' }
    const { count } = await sql`
      update second_factors set last_step = ${step}
       where user_id = ${userId} and last_step < ${step}`
    return count > 0 ? { ok: true } : { ok: false, reason: 'code' }
  })
}

const mailAboutGuessing = (userId: string) =>
  withActor(asSystem('accounts'), async (sql) =>
    mailAboutFactor(sql, 'code-guessing', await emailOf(sql, userId)),
  )

/**
 * Lets in a person who lost the telephone: its codes count no more, nor do passkeys, which may be
 * on it. Another second factor must be set up first.
 */
export async function checkRecoveryCode(userId: string, code: string): Promise<FactorChecked> {
  return noteTry('recovery code', await takeRecoveryCode(userId, code), userId)
}

async function takeRecoveryCode(userId: string, code: string): Promise<FactorChecked> {
  const refused = await tooManyCodes('recovery', userId)
  if (refused) return refused
  return withActor(asSystem('accounts'), async (sql) => {
    if (!(await redeemRecoveryCode(sql, userId, code))) return { ok: false, reason: 'code' }
    await sql`
      insert into second_factors (user_id, lost_at) values (${userId}, now())
      on conflict (user_id) do update set lost_at = now()`
    await sql`delete from passkeys where user_id = ${userId}`
    await mailAboutFactor(sql, 'recovery-code-used', await emailOf(sql, userId))
    return { ok: true }
  })
}
