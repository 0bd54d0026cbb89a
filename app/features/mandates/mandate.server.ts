import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { readPerson } from '#app/features/accounts/profile.server.ts'
import { hashesBy } from '#app/features/file-index/index.server.ts'
import { wholeLastName } from '#app/features/file-index/terms.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { momentOf } from '#app/locales/dates.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import { mandates } from './texts.nl.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { isNameWithoutLink } from '#app/platform/names.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { startForm } from './start-form.ts'

type NewMandate = AnswersOf<typeof startForm>

export type MandateGiven =
  /** mailed: false where it ran already, and for who has no address. */
  | { ok: true; mandate: string; mailed: boolean }
  | { ok: false; reason: 'unknown' | 'self' | 'reported' | 'leaving' }
  | { ok: false; reason: 'tooOften'; seconds: number }

/** Of misses the database takes ten an hour, so that nobody learns by guessing who has an account. */
const LIMIT = { name: 'mandate', points: 30, seconds: HOUR_SECONDS }

type Row = Narrowed<
  DbRow<
    'give_mandate',
    | 'outcome!'
    | 'mandate!'
    // Null of a client who has none.
    | 'email'
    | 'until!'
  >,
  { outcome: 'tooOften' | 'given' | 'held' | 'unknown' | 'self' | 'reported' | 'leaving' }
>

/**
 * Gives a colleague a mandate, or the one that there is. The client is mailed what was agreed, and
 * how to end it.
 */
export async function giveMandate(actor: Actor, asked: NewMandate): Promise<MandateGiven> {
  const seconds = await countAttempt(LIMIT, actor.id)
  if (seconds !== undefined) return { ok: false, reason: 'tooOften', seconds }
  const token = randomToken()
  const [wanted = [], older = null] = hashesBy(wholeLastName(asked.lastName))
  return withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<Row[]>`
      select outcome, mandate, email, until
        from give_mandate(
          ${randomUUID()}, ${asked.who.replaceAll(' ', '')}, ${wanted}::bigint[], ${older}::bigint[],
          ${asked.consent}, ${Number(asked.days)}, ${tokenHash(token)}, ${actor.request})`
    if (!row) throw new Error('no answer about a mandate')
    const { outcome, mandate, email, until } = row
    if (outcome === 'tooOften')
      return {
        ok: false,
        reason: 'tooOften',
        seconds: Math.ceil((until.getTime() - Date.now()) / 1000),
      }
    if (outcome !== 'given' && outcome !== 'held') return { ok: false, reason: outcome }
    const to = outcome === 'given' ? email : null
    if (to) await tellOfMandate(sql, actor, { email: to, until, consent: asked.consent, token })
    return { ok: true, mandate, mailed: Boolean(to) }
  })
}

type MandateMail = { email: string; until: Date; consent: NewMandate['consent']; token: string }

/** Mails the client who may write in the file until when. */
export async function tellOfMandate(
  sql: Sql,
  { id }: Actor,
  { email, until, consent, token }: MandateMail,
) {
  const { facts } = mandates.mail
  const { name } = await readPerson(sql, id)
  await queueMail(sql, {
    kind: 'mandate-given',
    to: email,
    facts: [
      name && isNameWithoutLink(name) ? facts.who.replace('{{name}}', name) : facts.someone,
      facts.what,
      facts.not,
      facts.confirm,
      facts.until.replace('{{moment}}', momentOf(until)),
      facts.consent[consent],
    ],
    link: absoluteLink(href('/meeschrijven-stoppen'), { token }),
  })
}
