/** Contacts whom the office calls or writes to, and what came of it. */
import { randomUUID } from 'node:crypto'
import type { DbRow, Narrowed } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import { withRequest } from '#app/access/with-request.server.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { joinAddress } from '#app/features/accounts/address.ts'
import { nameOf, openCardOf, type RelativeCard } from '#app/features/contacts/people.server.ts'
import { askedLetterCode, readingHashOf } from '#app/features/contacts/letter-code.server.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { type Unanswered, triedColumns, withNames } from '#app/features/calls/unanswered.server.ts'
import type { UnansweredKind } from '#app/features/calls/unanswered.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { openCopyCard } from '../copy.server.ts'
import { type DecisionRefused, earliestDayColumn, isOfOthers } from '../office-reports.server.ts'
import { workOnDeaths } from '../queue.server.ts'
import type { About, CallSaid, LetterAddress } from './kinds.ts'
import { openNoticeCard, sealNoticeCard } from './notices.server.ts'

type NoticeRow = Narrowed<
  DbRow<
    'death_notices',
    | 'id'
    | 'report_id as reportId'
    | 'about'
    | 'sealed'
    | 'created_at as createdAt'
    | 'answer'
    | 'noted_at as notedAt'
    | 'printed_at as printedAt'
    | 'sent_at as sentAt'
    | 'done_at as doneAt'
  >,
  { about: About; answer: Exclude<CallSaid, UnansweredKind | 'lost'> }
> &
  Unanswered & {
    /** Whether who reads this wrote down the call, or asked for the letter. */
    own: boolean
    /** Whether they saw how to reach the contact. */
    seen: boolean
  }

/** What a contact is to be told, or was. */
export type Notice = Omit<NoticeRow, 'sealed'> & {
  name: string
  /** Whether a letter can reach them. */
  hasAddress: boolean
  hasPhone: boolean
}

const columns = (sql: Sql) => sql`
  n.id, n.report_id as "reportId", n.about, n.sealed, n.created_at as "createdAt", n.answer, n.noted_at as "notedAt", n.printed_at as "printedAt",
  n.sent_at as "sentAt", n.done_at as "doneAt", ${triedColumns(sql, sql`n`)}, coalesce(n.noted_by = actor_id(), false) as own, actor_id() = any(n.looked_by) as seen`

function noticeFrom<Row extends NoticeRow>({ sealed, ...row }: Row) {
  const card = openNoticeCard(row.id, sealed)
  return {
    ...row,
    name: nameOf(card),
    hasAddress: card.address !== '',
    hasPhone: card.phone !== '',
  }
}

/** In a list. */
const MOST = 20

/** What waits for another colleague than who noted or asked it. */
const isForOther = (sql: Sql) => sql`
  coalesce(n.noted_by = actor_id(), false) and (n.answer = 'yes' or n.about = 'new-code')`

/** `numberEnd`: the last four digits of the number of the file; null once there is none. */
type OfWhom = { diedOn: string; numberEnd: string | null }

/** Who waits to be told; `funeral`: the last day of it, for who is asked whether it is so, else null. */
export type NoticeToDo = Notice & OfWhom & { funeral: string | null }

/** The same, of which the card is not opened yet. */
export type NoticeRowToDo = NoticeRow & OfWhom & { earliestDay: string }

/**
 * Lists whom this colleague can tell something, who waits longest first; or what they noted or asked, for which
 * another one has to do something.
 *
 * @param mailbox theirs
 */
export const noticesToDoIn = async (
  sql: Sql,
  mailbox: Buffer,
  { byOther = false } = {},
): Promise<NoticeRowToDo[]> =>
  withNames(
    sql,
    await sql<NoticeRowToDo[]>`
    select ${columns(sql)}, ${earliestDayColumn(sql)}, d.died_on::text as "diedOn",
           number_end_of_report(d.id) as "numberEnd"
      from death_notices n join death_reports d on d.id = n.report_id
     where n.done_at is null and (${isForOther(sql)}) = ${byOther} and ${isOfOthers(sql, mailbox)}
     order by n.created_at limit ${MOST}`,
  )

/** Opens one. */
export const noticeToDo = async ({ earliestDay, ...row }: NoticeRowToDo): Promise<NoticeToDo> => ({
  ...noticeFrom(row),
  funeral: row.about === 'asked' ? await lastFuneralDay(earliestDay) : null,
})

/** Lists all that contacts of a report were or are to be told. */
export const noticesOf = ({ id }: Actor, reportId: string): Promise<Notice[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<NoticeRow[]>`
      select ${columns(sql)} from death_notices n where n.report_id = ${reportId}
       order by n.created_at, n.id`
    return (await withNames(sql, rows)).map(noticeFrom)
  })

/** The name of the colleague who wrote it down. */
export type NoticePeople = DbRow<'notice_people', 'noted_by as notedBy'>

/** Of the report: what a contact is told besides. */
export type NoticeFacts = DbRow<
  'death_reports',
  'all_at as allAt' | 'copies_until as copiesUntil'
> & {
  /** '2026-11-19' */
  diedOn: string
}

/** One of them. */
export type OneNotice = Notice &
  NoticePeople &
  NoticeFacts & {
    /** Whether a call about it can be noted. */
    open: boolean
    /** Whether a new letter with a code is on its way to this contact. */
    newLetter: boolean
    /** For who saw it before. */
    reach: Reachable | null
  }

type OneRow = NoticeRow & NoticePeople & NoticeFacts & Pick<OneNotice, 'open' | 'newLetter'>

/** Reads one. Null where there is none (any more). */
export const noticeForOffice = ({ id: who }: Actor, id: string): Promise<OneNotice | null> =>
  readOnly(asPerson(who), async (sql) => {
    const [row] = await sql<OneRow[]>`
      select ${columns(sql)}, n.done_at is null or may_still_call(n) as open,
             p.noted_by as "notedBy",
             exists (select from death_notices o
                      where o.report_id = n.report_id and o.relative_id = n.relative_id
                        and o.about = 'new-code' and o.done_at is null) as "newLetter",
             d.died_on::text as "diedOn", d.all_at as "allAt", d.copies_until as "copiesUntil"
        from death_notices n join death_reports d on d.id = n.report_id, notice_people(n.id) p
       where n.id = ${id} and (select actor_may('requests.decide'))`
    if (!row) return null
    const reach = row.seen && row.open ? reachableBy(openNoticeCard(id, row.sealed)) : null
    const [named = row] = await withNames(sql, [row])
    const nameOfColleague = await namesOfColleagues(sql, [row.notedBy])
    return { ...noticeFrom(named), notedBy: nameOfColleague(row.notedBy), reach }
  })

/** How to reach a contact, and who named them. */
export type Reachable = Pick<RelativeCard, 'phone' | 'address' | 'relation'> & { owner: string }

/**
 * Shows how to reach a contact and of whom they are one, and notes that in the audit log each time. Null
 * where there is nothing to tell (any more), and for who is a contact of the file.
 */
export async function lookAtNotice(actor: Actor, id: string): Promise<Reachable | null> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const [row] = await sql<DbRow<'look_at_notice', 'look_at_notice as sealed'>[]>`
      select look_at_notice(${id}, ${mailbox}) as sealed`
    if (!row?.sealed) return null
    return reachableBy(openNoticeCard(id, row.sealed))
  })
}

const reachableBy = ({ phone, address, relation, owner }: RelativeCard): Reachable => ({
  phone,
  address,
  relation,
  owner: nameOf(owner),
})

/**
 * second: another colleague has to say so as well. own: it was the same one. unseen: they did not look how to
 * reach the contact. asked, runs: a new letter was asked for, or was before.
 */
export type CallNoted = 'done' | 'second' | 'unseen' | CodeAsked | DecisionRefused

/**
 * Notes what came of a call to a contact, and asks for a new letter where theirs was lost.
 *
 * @param address where that may go
 */
export async function noteDeathCall(
  actor: Actor,
  id: string,
  said: CallSaid,
  address?: LetterAddress,
): Promise<CallNoted> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const isLost = said === 'lost'
    const [row] = await sql<DbRow<'note_death_call', 'note_death_call! as outcome'>[]>`
      select note_death_call(${id}, ${isLost ? 'told' : said}, ${mailbox}) as outcome`
    await workOnDeaths(sql)
    const became = (row?.outcome ?? 'gone') as CallNoted
    const given = address && { address, request: actor.request }
    return isLost && became === 'done' ? askCodeOf(sql, id, mailbox, given) : became
  })
}

/** An address that a contact gave, in the request of that reference. */
type AddressGiven = { address: LetterAddress; request: string }

async function askCodeOf(
  sql: Sql,
  notice: string,
  mailbox: Buffer,
  given: AddressGiven | undefined,
): Promise<CodeAsked> {
  const [told] = await sql<
    DbRow<'death_notices', 'report_id as reportId' | 'relative_id as relativeId'>[]
  >`
    select report_id as "reportId", relative_id as "relativeId" from death_notices
     where id = ${notice}`
  return told ? askCodeIn(sql, told, mailbox, given) : 'gone'
}

/** As an owner writes it of a contact. */
const withAddress = (
  card: RelativeCard,
  { straat: street, postcode: postalCode, plaats: city }: LetterAddress,
): RelativeCard => ({ ...card, address: joinAddress({ street, postalCode, city }) ?? '' })

/**
 * Stores where the new letter to a contact may go, as they say; in that letter alone. An address that is known
 * stays: the page asks for none then.
 */
export async function addressLetter(
  actor: Actor,
  id: string,
  address: LetterAddress,
): Promise<'addressed' | 'gone' | 'contact' | 'unseen'> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const [row] = await sql<DbRow<'death_notices', 'sealed'>[]>`
      select sealed from death_notices where id = ${id}`
    const known = row && openNoticeCard(id, row.sealed)
    if (!known || known.address) return 'gone'
    const card = sealNoticeCard(id, withAddress(known, address))
    const [done] = await sql<DbRow<'readdress_notice', 'readdress_notice! as outcome'>[]>`
      select readdress_notice(${id}, ${card}, ${mailbox}) as outcome`
    return (done?.outcome ?? 'gone') as 'addressed' | 'gone' | 'contact' | 'unseen'
  })
}

export type CallConfirmed = 'done' | 'own' | 'gone' | DecisionRefused

/** Another colleague says that a contact said yes. */
export async function confirmDeathCall(actor: Actor, id: string): Promise<CallConfirmed> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const [row] = await sql<DbRow<'confirm_death_call', 'confirm_death_call! as outcome'>[]>`
      select confirm_death_call(${id}, ${mailbox}) as outcome`
    await workOnDeaths(sql)
    return (row?.outcome ?? 'gone') as CallConfirmed
  })
}

export type LetterSent = 'sent' | 'gone' | 'contact'

/** Notes that the letter to a contact was put on the post. */
export async function noteLetterSent(actor: Actor, id: string): Promise<LetterSent> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const [row] = await sql<DbRow<'note_letter_sent', 'note_letter_sent! as outcome'>[]>`
      select note_letter_sent(${id}, ${mailbox}) as outcome`
    return (row?.outcome ?? 'gone') as LetterSent
  })
}

/** Who a letter is to, and of a new code that code. */
export type LetterToPrint = { card: RelativeCard; code: string | null }

/** Why no letter is printed. own: who asked for a new code does not make it. unseen: who makes it did not look. */
export type NotPrinted = 'gone' | 'own' | 'contact' | 'given' | 'unseen'

/**
 * Gives what a letter says, and notes that it was printed. A lost letter gets a new code, the same one each
 * time that it is printed.
 */
export async function letterToPrint(
  actor: Actor,
  { id, about }: Pick<Notice, 'id' | 'about'>,
): Promise<LetterToPrint | NotPrinted> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest<LetterToPrint | NotPrinted>(actor, (sql) =>
    about === 'new-code' ? newCodeFor(sql, id, mailbox) : printNotice(sql, id, mailbox),
  )
}

async function printNotice(sql: Sql, id: string, mailbox: Buffer) {
  const [row] = await sql<DbRow<'print_notice', 'print_notice as sealed'>[]>`
    select print_notice(${id}, ${mailbox}) as sealed`
  return row?.sealed ? { card: openNoticeCard(id, row.sealed), code: null } : 'gone'
}

async function newCodeFor(sql: Sql, id: string, mailbox: Buffer) {
  const code = askedLetterCode(id)
  const [row] = await sql<DbRow<'renew_reading_code', 'became!' | 'sealed'>[]>`
    select became, sealed from renew_reading_code(${id}, ${readingHashOf(code)}, ${mailbox})`
  return row?.sealed
    ? { card: openNoticeCard(id, row.sealed), code }
    : ((row?.became ?? 'gone') as NotPrinted)
}

/** Who reads with a letter; without an address a new one is posted to where they say. */
export type LetterReader = { id: string; name: string; hasAddress: boolean }

type LetterRow = Narrowed<
  DbRow<
    'letter_contacts_of_report',
    'relative_id! as id' | 'sealed_for! as sealedFor' | 'row_id! as rowId' | 'sealed!'
  >,
  { sealedFor: 'relatives' | 'relative_copies' }
>

async function lettersIn(sql: Sql, reportId: string) {
  const rows = await sql<LetterRow[]>`
    select relative_id as id, sealed_for as "sealedFor", row_id as "rowId", sealed
      from letter_contacts_of_report(${reportId})`
  const open = { relatives: openCardOf, relative_copies: openCopyCard }
  return rows
    .map(({ id, sealedFor, rowId, sealed }) => ({ id, card: open[sealedFor](rowId, sealed) }))
    .filter(({ card }) => card.email === '')
}

/** Lists who reads with a letter after this death, by name. */
export const letterReadersOf = ({ id }: Actor, reportId: string): Promise<LetterReader[]> =>
  readOnly(asPerson(id), async (sql) =>
    (await lettersIn(sql, reportId)).map(({ id: relative, card }) => ({
      id: relative,
      name: nameOf(card),
      hasAddress: card.address !== '',
    })),
  )

export type CodeAsked = 'asked' | 'runs' | 'gone' | 'contact'

/** Asks for a new letter with a code, for a contact who lost theirs; another colleague makes it. */
export async function askNewCode(
  actor: Actor,
  reportId: string,
  relativeId: string,
): Promise<CodeAsked> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, (sql) => askCodeIn(sql, { reportId, relativeId }, mailbox))
}

async function askCodeIn(
  sql: Sql,
  { reportId, relativeId }: { reportId: string; relativeId: string },
  mailbox: Buffer,
  given?: AddressGiven,
): Promise<CodeAsked> {
  const found = (await lettersIn(sql, reportId)).find(({ id }) => id === relativeId)
  if (!found) return 'gone'
  const id = randomUUID()
  const isNew = given !== undefined && !found.card.address
  const card = isNew ? withAddress(found.card, given.address) : found.card
  const [row] = await sql<DbRow<'ask_new_code', 'ask_new_code! as outcome'>[]>`
    select ask_new_code(
      ${id}, ${reportId}, ${relativeId}, ${sealNoticeCard(id, card)}, ${mailbox}) as outcome`
  const became = (row?.outcome ?? 'gone') as CodeAsked
  if (isNew && became === 'asked')
    await sql`
      select note_audit('death.address', d.subject_id, null, null, ${given.request})
        from death_reports d where d.id = ${reportId} and d.subject_id is not null`
  return became
}
