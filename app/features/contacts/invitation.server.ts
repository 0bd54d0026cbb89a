/** Asking a contact whether they want to read later, their answer, and the word of who asked. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import { findDeletion } from '#app/features/accounts/leaving.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { countAttempt, countFrom } from '#app/platform/limits.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { isToken } from '#app/platform/tokens.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { DAY_SECONDS } from '#app/platform/durations.ts'
import { askedWords } from './asking.server.ts'
import { answerHashesOf, answerHashOf, letterCode } from './letter-code.server.ts'
import {
  type By,
  lockRelative,
  openCardOf,
  type Relative,
  type RelativeCard,
  relativeColumns,
  relativeFrom,
  relativesOf,
  safeName,
  takeBackAndNote,
  tellReadsNow,
} from './people.server.ts'
import { giveReadingCode } from './reading-code.server.ts'
import { readsAtOnce } from './rules-form.ts'
import type { RelativeState } from './states.ts'

/** In days: how long the question can be answered. */
const ANSWER_DAYS = 14

/** In a day: nobody is to be pestered, also when they are taken out and named anew, or by several. */
const INVITATIONS = {
  ofContact: { name: 'invitation of a contact', points: 3, seconds: DAY_SECONDS },
  toAddress: { name: 'invitation to an address', points: 5, seconds: DAY_SECONDS },
  bySomeone: { name: 'invitations of contacts', points: 30, seconds: DAY_SECONDS },
}

/** Counts a question. @returns whether there were too many today */
async function isTooOften(ownerId: string, { id, card }: Relative): Promise<boolean> {
  const waits = [
    await countAttempt(INVITATIONS.bySomeone, ownerId),
    await countAttempt(INVITATIONS.ofContact, id),
    card.email && (await countAttempt(INVITATIONS.toAddress, card.email.toLowerCase())),
  ]
  return waits.some(Boolean)
}

const CAN_BE_ASKED: readonly RelativeState[] = ['noted', 'invited', 'declined']

export type Asked =
  | { ok: true; code: string | null; relative: Relative }
  /** gone: not named (any more). state: has answered, or the account of who asks goes. letter: has no address. */
  | { ok: false; reason: 'gone' | 'state' | 'letter' | 'tooOften' }

/**
 * Asks a contact whether they want to: by mail, or with a code for a letter. The question before counts
 * no more. With the same code who has no address reads later.
 *
 * @param way 'letter' also for who has an address: some read no mail
 * @returns the contact as it is now, and the code of the letter, where it is one
 */
export async function invite(actor: By, id: string, way: 'mail' | 'letter'): Promise<Asked> {
  const people = await readOnly(asPerson(actor.id), (sql) => relativesOf(sql, actor.id))
  const asked = people.find((one) => one.id === id)
  if (!asked) return { ok: false, reason: 'gone' }
  if (await isTooOften(actor.id, asked)) return { ok: false, reason: 'tooOften' }
  return withActor(asPerson(actor.id), async (sql) => {
    const relative = await lockRelative(sql, actor.id, id)
    if (!relative) return { ok: false, reason: 'gone' }
    if (!CAN_BE_ASKED.includes(relative.state) || (await findDeletion(sql, actor.id)))
      return { ok: false, reason: 'state' }
    if (way === 'mail' && !relative.card.email) return { ok: false, reason: 'letter' }
    const [row] = await sql<Parameters<typeof relativeFrom>[0][]>`
      update relatives r
         set state = 'invited', because = null, asked_at = now(), answered_at = null,
             answers_until = now() + make_interval(days => ${ANSWER_DAYS})
       where r.id = ${id} returning ${relativeColumns(sql)}`
    if (!row) throw new Error('a contact that is locked went away')
    await sql`delete from relative_links where relative_id = ${id} and purpose = 'answer'`
    const madeAt = new Date()
    const token = way === 'mail' ? randomToken() : letterCode(id, madeAt)
    await sql`
      insert into relative_links (hash, relative_id, purpose, created_at, expires_at)
      values (${way === 'mail' ? tokenHash(token) : answerHashOf(token)}, ${id}, 'answer',
              ${madeAt}, now() + make_interval(days => ${ANSWER_DAYS}))`
    if (way === 'letter' && !relative.card.email) await giveReadingCode(sql, id, madeAt)
    await noteAudit(sql, actor, { action: 'relative.invite', subject: actor.id })
    if (way === 'mail') await mailQuestion(sql, relative, token)
    return { ok: true, code: way === 'letter' ? token : null, relative: relativeFrom(row) }
  })
}

const mailQuestion = (sql: Sql, relative: Relative, token: string) =>
  queueMail(sql, {
    kind: 'relative-invited',
    to: relative.card.email,
    firstName: relative.card.firstName,
    about: safeName(relative.card.owner),
    facts: askedWords(relative),
    link: absoluteLink(href('/contactpersoon/antwoord'), { token }),
  })

/**
 * Notes that who said yes is who was meant. From then on they may read what was decided for them.
 *
 * @returns false when there is nothing to confirm (any more), or while the account goes; true also where it was done
 *   before
 */
export const confirmRelative = (actor: By, id: string): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const relative = await lockRelative(sql, actor.id, id)
    if (relative?.state === 'confirmed') return true
    if (relative?.state !== 'accepted' || (await findDeletion(sql, actor.id))) return false
    await sql`update relatives set state = 'confirmed', because = null where id = ${id}`
    await noteAudit(sql, actor, { action: 'relative.confirm', subject: actor.id })
    const { email, firstName, owner } = relative.card
    if (readsAtOnce(relative.rules)) await tellReadsNow(sql, relative.card)
    else if (email)
      await queueMail(sql, {
        kind: 'relative-confirmed',
        to: email,
        firstName,
        about: safeName(owner),
      })
    return true
  })

/**
 * Takes back the question to a contact, and that they may read. They stay a contact of step 6.
 *
 * @returns false when there is nothing to take back (any more)
 */
export const withdrawRelative = (actor: By, id: string): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const relative = await lockRelative(sql, actor.id, id)
    if (!relative || relative.state === 'noted') return false
    await takeBackAndNote(sql, actor.id, relative)
    await noteAudit(sql, actor, { action: 'relative.withdraw', subject: actor.id })
    return true
  })

/**
 * What a contact is asked. `said`: what they answered, of which they may still say the other by the same link or
 * code, which works `until` then.
 */
export type Question = Pick<RelativeCard, 'owner' | 'firstName' | 'relation'> & {
  said: 'yes' | 'no' | null
  answeredAt: Date | null
  /** Whether a mail tells them when they can read. */
  hasEmail: boolean
  /** What they are asked, in sentences. */
  asked: string[]
  /** Whether they read something at once. */
  readsNow: boolean
  /** Who asks is said to have died, and is told of no answer. */
  isMourned: boolean
} & DbRow<'relative_links', 'expires_at as until'>

/** A link of a mail or the code of a letter, as it was given. */
export type AnswerKey = { token: string } | { code: string }

/** Of what has not the form of a token there is none: a code is typed, within what its page allows. */
const hashesOf = (key: AnswerKey): Buffer[] => {
  if ('code' in key) return answerHashesOf(key.code)
  return [isToken(key.token) ? tokenHash(key.token) : Buffer.alloc(0)]
}

/** Reads what a link or code asks, and changes nothing. Null when it does not work (any more). */
export const lookAtQuestion = (key: AnswerKey): Promise<Question | null> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const [row] = await sql<
      (Parameters<typeof relativeFrom>[0] & Pick<Question, 'until' | 'isMourned'>)[]
    >`
      select ${relativeColumns(sql)}, l.expires_at as until, is_mourned(r.owner_id) as "isMourned"
        from relative_links l join relatives r on r.id = l.relative_id
       where ${isLink(sql, key)} and (${isUnanswered(sql)} or ${isYes(sql)} or ${isNo(sql)})`
    if (!row) return null
    const { until, isMourned, ...columns } = row
    const relative = relativeFrom(columns)
    const { owner, firstName, relation, email } = relative.card
    return {
      owner,
      firstName,
      relation,
      said: relative.state === 'invited' ? null : relative.state === 'declined' ? 'no' : 'yes',
      answeredAt: relative.answeredAt,
      hasEmail: email !== '',
      asked: askedWords(relative),
      readsNow: readsAtOnce(relative.rules),
      isMourned,
      until,
    }
  })

/** Whether somebody is said to have died, and is told of no answer of a contact. */
export const isMourned = (ownerId: string): Promise<boolean> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const [row] = await sql<DbRow<'is_mourned', 'is_mourned! as mourned'>[]>`
      select is_mourned(${ownerId}) as mourned`
    return row?.mourned ?? false
  })

const isLink = (sql: Sql, key: AnswerKey) => sql`
  l.hash in ${sql(hashesOf(key))} and l.purpose = 'answer' and l.expires_at > now()`

const isUnanswered = (sql: Sql) => sql`
  (l.used_at is null and r.state = 'invited' and r.answers_until > now())`

/**
 * Who said yes may say no, but while a death is reported: then others wait for it, and a page is soon
 * pressed by mistake.
 */
const isYes = (sql: Sql) => sql`
  (r.state in ('accepted', 'confirmed') and not exists (
     select from death_reports d where d.subject_id = r.owner_id and report_runs(d.state)))`

/** Who said no by a slip may say yes, as long as nobody asked them anew or took it back: then this link is gone. */
const isNo = (sql: Sql) => sql`
  (l.used_at is not null and r.state = 'declined' and r.answers_until > now())`

/**
 * Notes the answer of a contact, and mails who asked. A link or code says each answer once; after one it still says
 * the other.
 *
 * @returns false when it does not work (any more)
 */
export const answerQuestion = (key: AnswerKey, yes: boolean, request: string): Promise<boolean> =>
  withActor(asSystem('relatives'), async (sql) => {
    const [row] = await sql<Answering[]>`
      select ${answeringColumns(sql)} from relative_links l join relatives r on r.id = l.relative_id
       where ${isLink(sql, key)} and (${isUnanswered(sql)} or ${yes ? isNo(sql) : isYes(sql)})
         for update`
    if (!row) return false
    if (!yes && row.state !== 'invited') return declineNow(sql, row, request)
    await sql`update relative_links set used_at = now() where hash in ${sql(hashesOf(key))}`
    await sql`
      update relatives
         set state = ${yes ? 'accepted' : 'declined'}, because = 'by-contact', answered_at = now()
       where id = ${row.id}`
    await tellOwner(sql, row, yes ? 'relative-accepted' : 'relative-declined', request)
    return true
  })

/**
 * Notes that a contact who said yes would rather not after all, and mails who asked.
 *
 * @returns false when there is nothing to say no to (any more), or a death is reported
 */
export const declineAfterAll = (id: string, request: string): Promise<boolean> =>
  withActor(asSystem('relatives'), async (sql) => {
    const [row] = await sql<Answering[]>`
      select ${answeringColumns(sql)} from relatives r where r.id = ${id} and ${isYes(sql)} for update`
    return row ? declineNow(sql, row, request) : false
  })

type Answering = DbRow<'relatives', 'id' | 'sealed' | 'state' | 'owner_id as ownerId'>

const answeringColumns = (sql: Sql) => sql`r.id, r.sealed, r.state, r.owner_id as "ownerId"`

/** What they had to read by goes as well: asked anew they begin anew. */
async function declineNow(sql: Sql, row: Answering, request: string): Promise<true> {
  await sql`
    update relatives set state = 'declined', because = 'by-contact', answered_at = now()
     where id = ${row.id}`
  await sql`delete from relative_links where relative_id = ${row.id}`
  await tellOwner(sql, row, 'relative-stopped', request)
  return true
}

/** Notes that a contact gave an answer, and mails it to who asked, unless their death is reported. */
async function tellOwner(
  sql: Sql,
  { id, sealed, ownerId }: Answering,
  kind: 'relative-accepted' | 'relative-declined' | 'relative-stopped',
  request: string,
) {
  const action = kind === 'relative-stopped' ? 'relative.decline' : 'relative.answer'
  await noteAudit(sql, { request }, { action, subject: ownerId })
  const [owner] = await sql<DbRow<'users', 'email'>[]>`
    select email from users where id = ${ownerId} and not is_mourned(id)`
  const card = openCardOf(id, sealed)
  // Another has to be chosen, which is asked on the page about all of them.
  const isLacking = kind !== 'relative-accepted' && card.arranges === true
  if (owner?.email)
    await queueMail(sql, {
      kind: isLacking ? 'relative-arranges-not' : kind,
      to: owner.email,
      firstName: card.owner.firstName,
      about: safeName(card),
      link: isLacking
        ? `${absoluteLink(href('/dashboard/contacten'))}#regelt`
        : absoluteLink(href('/dashboard/contacten/:relative', { relative: id })),
    })
}

/** Of codes: 10 in ten minutes from a network. */
const CODES = { name: 'code of a letter to a contact', points: 10, seconds: 10 * 60 }

/** @returns the seconds to wait, when there were too many */
export const tooManyCodes = (network: string): Promise<number | undefined> =>
  countFrom(CODES, network)
