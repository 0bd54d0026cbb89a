import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { countAttempt, widestOf } from '#app/platform/limits.server.ts'
import { withActor, asSystem, enqueue, type Sql } from '#app/platform/database/sql.server.ts'
import { tooManyAttempts, type TooOften } from '#app/features/accounts/attempts.server.ts'
import type { ProfileDetails } from '#app/features/accounts/profile.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'

/**
 * Travels sealed, in its request and the token of its mail only: until the address is confirmed
 * nobody knows whose names, consent and guild member these are.
 */
export type PendingSignUp = {
  passwordHash: string
  firstName: string
  lastName: string
  referrer: string | null
  consentVersion?: string | undefined
  consentAt: string
  browser?: string | undefined
  details?: ProfileDetails | undefined
}

/** `browser`: hash of what the browser that asks keeps since someone signed up in it. */
type Addressed = { email: string; back?: string | undefined; browser?: string | undefined }
/** `before`: the address that someone signed up with in that browser, where it was typed wrong. */
type PlainRequest = Addressed & {
  kind: 'confirm' | 'link' | 'reset'
  before?: string | undefined
}

export type MailRequest =
  | PlainRequest
  | (Addressed & { kind: 'signUp'; pending: PendingSignUp })
  | (Addressed & { kind: 'guessing' })

/**
 * At most 5 mails an hour by one network, and 20 by all: a stranger's do not use up the owner's.
 */
async function mayMail(email: string, network: string): Promise<boolean> {
  const one = { name: 'account mail', points: 5, seconds: HOUR_SECONDS }
  if ((await countAttempt(one, `${email} ${widestOf(network)}`)) !== undefined) return false
  const all = { name: 'account mail of all', points: 20, seconds: HOUR_SECONDS }
  return (await countAttempt(all, email)) === undefined
}

export type MailRequested = { ok: true } | TooOften

/**
 * Leaves an address for a job to look up: the answer and its time are the same with and without an
 * account. Too many mails to an address end in silence.
 */
export async function requestMail(request: PlainRequest, network: string): Promise<MailRequested> {
  const refused = await tooManyAttempts(request.kind, request.email, network)
  if (refused) return refused
  await requestCountedMail(request, network)
  return { ok: true }
}

/** The same for who counted the attempt already. */
export async function requestCountedMail(request: MailRequest, network: string): Promise<void> {
  if (await mayMail(request.email, network)) await leaveToJob(request)
}

/** Mails that someone guesses, at most once in six hours. */
export async function tellOfGuessing(email: string): Promise<void> {
  const once = { name: 'guessing mail', points: 1, seconds: 6 * HOUR_SECONDS }
  if ((await countAttempt(once, email)) === undefined) await leaveToJob({ kind: 'guessing', email })
}

const belongsTo = (id: string) => `mail_requests ${id}`

function leaveToJob(request: MailRequest): Promise<void> {
  const id = randomUUID()
  const sealed = sealForSystem(request, belongsTo(id))
  return withActor(asSystem('accounts'), async (sql) => {
    await sql`insert into mail_requests (id, sealed) values (${id}, ${sealed})`
    await enqueue(sql, 'answer-mail-request', { id }, `mail request ${id}`)
  })
}

/** Takes a request out of the list. @returns null when it was answered before */
export async function takeMailRequest(sql: Sql, id: string): Promise<MailRequest | null> {
  const [row] = await sql<DbRow<'mail_requests', 'sealed'>[]>`
    delete from mail_requests where id = ${id} returning sealed`
  return row ? openForSystem<MailRequest>(row.sealed, belongsTo(id)) : null
}
