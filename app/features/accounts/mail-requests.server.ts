import { randomUUID } from 'node:crypto'
import { openForSystem, sealForSystem } from '#app/platform/crypto.server.ts'
import { countAttempt, widestOf } from '#app/platform/limits.server.ts'
import { withActor, asSystem, enqueue, type Sql } from '#app/platform/sql.server.ts'
import { tooManyAttempts, type TooOften } from './attempts.server.ts'
import type { ProfileDetails } from './profile.server.ts'

/**
 * What a sign-up asked for. It travels sealed, in its request and then in the token of its own mail,
 * and nowhere else: until the address is confirmed, nobody knows whose names, consent and guild
 * member these are.
 */
export type PendingSignUp = {
  passwordHash: string
  firstName: string
  lastName: string
  /** Id of the guild member who sent this person here. */
  referrer: string | null
  consentVersion?: string | undefined
  consentAt: string
  /** Hash of what the browser that signed up keeps: there nobody need show the password once more. */
  browser?: string | undefined
  /** What is to be in the profile besides the names. */
  details?: ProfileDetails | undefined
}

type Addressed = { email: string; back?: string | undefined }
type PlainRequest = Addressed & { kind: 'confirm' | 'link' | 'reset' }

/** A mail for whoever an address belongs to, and where its link leads afterwards. */
export type MailRequest =
  | PlainRequest
  | (Addressed & { kind: 'signUp'; pending: PendingSignUp })
  | (Addressed & { kind: 'guessing' })

const HOUR = 60 * 60

/**
 * At most 5 mails an hour that someone can have sent to an address, and 20 an hour for all who ask
 * together. So a stranger who uses theirs up leaves the owner's own mail alone.
 */
async function mayMail(email: string, network: string): Promise<boolean> {
  const one = { name: 'account mail', points: 5, seconds: HOUR }
  if ((await countAttempt(one, `${email} ${widestOf(network)}`)) !== undefined) return false
  const all = { name: 'account mail of all', points: 20, seconds: HOUR }
  return (await countAttempt(all, email)) === undefined
}

/** Whether what was asked for will be done; an attempt too many will not. */
export type Asked = { ok: true } | TooOften

/**
 * Asks for a mail to whoever an address belongs to. A job looks the address up: whoever asks gets the
 * same answer after the same work, whether or not it has an account. An address that was mailed too
 * often gets nothing, in silence.
 *
 * @param network of who asks
 */
export async function requestMail(request: PlainRequest, network: string): Promise<Asked> {
  const refused = await tooManyAttempts(request.kind, request.email, network)
  if (refused) return refused
  await requestCountedMail(request, network)
  return { ok: true }
}

/** The same for who has counted the attempt already. */
export async function requestCountedMail(request: MailRequest, network: string): Promise<void> {
  if (await mayMail(request.email, network)) await leaveToJob(request)
}

/** Has whoever an address belongs to told that their password is being guessed, once in six hours. */
export async function tellOfGuessing(email: string): Promise<void> {
  const once = { name: 'guessing mail', points: 1, seconds: 6 * HOUR }
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

/** Takes a request away, in the transaction that answers it. @returns null when it was answered before */
export async function takeMailRequest(sql: Sql, id: string): Promise<MailRequest | null> {
  const [row] = await sql<{ sealed: Buffer }[]>`
    delete from mail_requests where id = ${id} returning sealed`
  return row ? openForSystem<MailRequest>(row.sealed, belongsTo(id)) : null
}
