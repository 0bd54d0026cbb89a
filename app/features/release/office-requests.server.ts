/** Requests as the office sees them, in its lists and one by one (specification 2.8). */
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import { atOf, goesOn, paged, type Paged } from '#app/platform/http/paging.server.ts'
import type { Cursor } from '#app/platform/http/cursor.ts'
import { splitAddress } from '#app/features/accounts/address.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { openCard } from '#app/features/file-index/index.server.ts'
import { triedColumns, type Unanswered, withNames } from '#app/features/calls/unanswered.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { CONTACT_ANSWERS_WITHIN } from './answers-until.ts'
import type { ApprovalCheck, Despite } from './decision/decision-forms.ts'
import { type RequestContents, contactAddressIn, openAsked } from './request-contents.server.ts'
import { callsIn, type RequestCall } from './decision/calls.server.ts'
import { compare } from './decision/comparison.server.ts'
import type { Comparison } from './decision/comparison.ts'
import type { ContactPhone } from './decision/contact-phone.ts'
import type { CalledNumber, OwnerUntold } from './decision/obstacle.ts'
import { isLookedUp, type Say, sayColumns } from './decision/say.server.ts'
import { type Because, type Denial, ENDED, isOpenState, type RequestState } from './states.ts'

/**
 * unfetched: nobody got it in time, and the office decides. failed: the copy cannot be made. withheld:
 * there is a virus in a file.
 */
export type DeliveryAttention = 'unfetched' | 'failed' | 'withheld'

export type OfficeRequest = Narrowed<
  DbRow<
    'access_requests',
    | 'id'
    | 'kind'
    | 'state'
    | 'because'
    // What a trusted person who said no denies, where they were asked which.
    | 'contact_denies as denies'
    | 'contact_known as contactKnown'
    // How the telephone number of the trusted person compares; null until it was compared.
    | 'contact_phone as contactPhone'
    | 'card'
    // When the owner said that a request for their living will goes on.
    | 'owner_agreed_at as ownerAgreedAt'
    | 'created_at as createdAt'
    | 'changed_at as changedAt'
  >,
  { because: Because; denies: Denial; contactPhone: ContactPhone }
> &
  DbRow<
    'franchise_partners',
    'company_name as companyName' | 'contact_name as companyContact' | 'phone as companyPhone'
  > &
  DbRow<
    'can_be_delivered',
    // Not for a living will where none was signed.
    'can_be_delivered! as deliverable'
  > &
  DbRow<
    'is_about_to_go',
    // Its owner asked for the end of their account.
    'is_about_to_go! as isGoing'
  > &
  DbRow<
    'is_money_back',
    // It went back without being asked for, or is disputed, and nobody settled that.
    'is_money_back! as isMoneyBack'
  > &
  DbRow<
    'approvals_that_count',
    // How many approved it, as far as it came.
    'approvals_that_count! as approved'
  > &
  DbRow<
    'heard_of_request',
    // Whether it was heard from somebody else than its trusted person, or a certificate was seen.
    | 'heard! as isHeard'
    // Whether somebody who was called says no.
    | 'denied! as isDenied'
    // Whether the colleague who asks heard a yes on the telephone.
    | 'by_me! as heardMyself'
  > &
  Say &
  Unanswered & {
    /** Why its owner does not know of it yet. */
    untold: OwnerUntold | null
    /** Whether the member is not active any more, so that it can get nothing. */
    isInactive: boolean
    /** Whether nothing was paid, since a fault of ours ended the one before. */
    isFree: boolean
    /** Whether the member added the certificate of the death. */
    hasCertificate: boolean
    /** Whether there is such a file, and the trusted person is one whom its owner named. */
    found: boolean
    /** Whether that was looked for: a job does so within seconds. */
    lookedUp: boolean
    /** Whether they looked at the certificate, whose file it is, and whom its owner named. */
    sawCertificate: boolean
    sawWhose: boolean
    sawNamed: boolean
    /** Whether another request for this file was approved. */
    otherApproved: boolean
    /** Whether the trusted person was named with an address, by which they are compared. */
    hasAddress: boolean
    /** Whether a telephone number was named. */
    hasPhone: boolean
    /** Null without a waiting time. */
    waitsUntil: Date | null
    /** Until when the trusted person can answer; null while nobody was asked. */
    answersUntil: Date | null
    /** The trusted person said something on the telephone, which a colleague has to confirm. */
    callWaits: boolean
    /** Of who answered by telephone. Null for who did not. */
    called: CalledNumber | null
    /** What is the matter with what was delivered. */
    attention: DeliveryAttention | null
    /** Whether its delivery can still be stopped. */
    mayStop: boolean
    /** When the file went, after it was delivered. */
    deletedAt: Date | null
    /** Null some time after it ended. */
    asked: RequestContents | null
    /** Null without what was asked, and where nothing is left to decide. */
    compared: Comparison | null
  }

type Row = Omit<OfficeRequest, 'asked' | 'compared' | 'hasAddress' | 'hasPhone'> &
  DbRow<'access_requests', 'sealed'>

const PAGE = 50
/** Specification 9. */
const HANDLED = 10

/** While there is something left to do about it. */
const attention = (sql: Sql) => sql`
  case when r.state = 'completed' then (
    select case when d.unfetched_since is not null and nobody_got(d.id) then 'unfetched'
                when d.delivered_at is null and d.problem is not null then 'failed'
                when d.available_until > now() and exists (select from withheld_files(r.id))
                then 'withheld' end
      from deliveries d where d.request_id = r.id) end`

const requestColumns = (sql: Sql) => sql`
  r.id, r.kind, r.state, r.because, r.contact_denies as denies, f.company_name as "companyName",
  f.contact_name as "companyContact", f.phone as "companyPhone", f.status <> 'active' as "isInactive",
  r.instead_of is not null as "isFree",
  ${sayColumns(sql)}, ${triedColumns(sql, sql`r`)}, certificate_added(r.id) is not null as "hasCertificate",
  r.subject_id is not null as found, ${isLookedUp(sql)} as "lookedUp", can_be_delivered(r.id) as deliverable,
  is_about_to_go(r.id) as "isGoing", is_money_back(r.id) as "isMoneyBack",
  exists (select from release_cases c where c.id = r.case_id and c.state <> 'waiting') as "otherApproved",
  r.contact_known as "contactKnown", r.contact_phone as "contactPhone", r.card,
  r.owner_agreed_at as "ownerAgreedAt",
  r.created_at as "createdAt", r.changed_at as "changedAt", r.sealed,
  case when r.waits_until > r.paid_at then r.waits_until end as "waitsUntil",
  r.paid_at + make_interval(days => ${CONTACT_ANSWERS_WITHIN}) as "answersUntil",
  r.state = 'waiting_contact' and exists (
    select from contact_calls k where k.request_id = r.id and k.confirmed_at is null) as "callWaits",
  (select case when k.known then 'given' when not k.known then 'other' else 'unclear' end
     from contact_calls k where k.request_id = r.id and k.confirmed_at is not null) as called,
  ${attention(sql)} as attention, r.state = 'completed' and request_may_stop(r) as "mayStop",
  approvals_that_count(r.id) as approved,
  case when r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
       then owner_untold(r.id) end as untold,
  h.heard as "isHeard", h.denied as "isDenied", h.by_me as "heardMyself",
  coalesce(s.certificate, false) as "sawCertificate", coalesce(s.whose, false) as "sawWhose",
  coalesce(s.named, false) as "sawNamed",
  case when r.subject_id is null then
    (select max(h.at) from history h
      where h.machine = 'release_cases' and h.row_id = r.case_id and h.next = 'closed')
  end as "deletedAt"`

const requests = (sql: Sql) => sql`
  access_requests r join franchise_partners f on f.id = r.member_id
  left join lateral heard_of_request(r.id) h on true
  left join lateral seen_of_request(r.id) s on true`

/** In one transaction, which sends the questions of all rows after each other without waiting. */
const readAll = async (sql: Sql, rows: readonly Row[]): Promise<OfficeRequest[]> =>
  Promise.all((await withNames(sql, rows)).map((row) => listedRequest(sql, row)))

async function listedRequest(sql: Sql, { sealed, ...row }: Row): Promise<OfficeRequest> {
  const asked = sealed && openAsked(row.id, sealed)
  const compared = asked && isOpenState(row.state) ? await compare(sql, row.id, asked) : null
  return {
    ...row,
    asked,
    compared,
    hasAddress: Boolean(asked && contactAddressIn(asked)),
    hasPhone: Boolean(asked?.contactTelefoon),
  }
}

/** Requests to decide on, the one that waits longest first. More come up once these are done. */
export const requestsToDecide = ({ id }: Actor): Promise<OfficeRequest[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<Row[]>`
      select ${requestColumns(sql)} from ${requests(sql)} where r.state = 'pending_verification'
       order by r.changed_at, r.id limit ${PAGE}`
    return readAll(sql, rows)
  })

/** Requests that are not ready to be decided on yet, the newest first. */
export const requestsUnderWay = ({ id }: Actor, after?: Cursor): Promise<Paged<OfficeRequest>> =>
  readOnly(asPerson(id), async (sql) => {
    const found = await sql<(Row & Cursor)[]>`
      select *, ${atOf(sql)} from (
        select ${requestColumns(sql)}, r.created_at
          from ${requests(sql)} where r.state in ('waiting_contact', 'waiting_time')) r
       where true ${goesOn(sql, after)}
       limit ${PAGE + 1}`
    const { rows, next } = paged(found, PAGE, (row) => row)
    return { rows: await readAll(sql, rows), next }
  })

/** Requests whose delivery needs a colleague, the oldest first. */
export const deliveriesToMend = ({ id }: Actor): Promise<OfficeRequest[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<Row[]>`
      select * from (
        select ${requestColumns(sql)} from ${requests(sql)} join deliveries d on d.request_id = r.id
         where r.state = 'completed' and (d.delivered_at is null or d.available_until > now()
                                          or d.unfetched_since is not null)) r
       where attention is not null order by "changedAt", id limit ${PAGE}`
    return readAll(sql, rows)
  })

/** Requests that ended, the last one first. */
export const handledRequests = ({ id }: Actor): Promise<OfficeRequest[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<Row[]>`
      select ${requestColumns(sql)}
        from ${requests(sql)} where r.state = any(${ENDED}) and r.paid_at is not null
       order by r.changed_at desc, r.id limit ${HANDLED}`
    return readAll(sql, rows)
  })

/** One request as the office sees it. @returns null when there is no such request */
export async function requestFor(actor: Actor, id: string): Promise<OfficeRequest | null> {
  const mailbox = await mailboxOf(actor.id)
  return readOnly(asPerson(actor.id), (sql) => requestIn(sql, id, mailbox))
}

/**
 * Reads one request in the transaction of its caller, with all that `obstacle.ts` asks, compared anew.
 *
 * @param mailbox of the colleague who asks (`mailboxOf`)
 * @returns null when there is no such request
 */
export async function requestIn(
  sql: Sql,
  id: string,
  mailbox: Buffer,
): Promise<OfficeRequest | null> {
  const [row] = await sql<(Row & DbRow<'concerns_actor', 'concerns_actor! as concerned'>)[]>`
    select ${requestColumns(sql)}, concerns_actor(r.id, ${mailbox}) as concerned
      from ${requests(sql)} where r.id = ${id}`
  if (!row) return null
  const { concerned, ...request } = row
  const [named = request] = await withNames(sql, [request])
  return listedRequest(sql, concerned ? { ...named, refused: 'contact' } : named)
}

type ApprovalRow = Narrowed<
  DbRow<'approvals_of', 'email!' | 'at!' | 'checks!' | 'despite'>,
  { checks: ApprovalCheck[]; despite: Despite }
> & {
  /** Whether they are among those who approve it, now. */
  counts: boolean
}

/** `by`: the name of the colleague. */
export type Approver = Omit<ApprovalRow, 'email'> & { by: string | null }

type PastStep = Narrowed<
  DbRow<'history', 'at' | 'former' | 'next' | 'because'>,
  { former: RequestState; next: RequestState; because: Because }
> &
  Pick<OfficeRequest, 'denies'>
export type OtherRequest = Pick<
  OfficeRequest,
  'id' | 'kind' | 'state' | 'because' | 'denies' | 'companyName' | 'createdAt'
>

type RefusalRow = DbRow<'refusal_of', 'email' | 'paid_back_at as paidBackAt'>

/** By which colleague it was refused, or its delivery stopped, and when the money went back. */
type Refusal = Omit<RefusalRow, 'email'> & { by: string | null }

/** The names of who called the trusted person, and who confirmed it; null while nobody did. */
type Call = DbRow<'call_people', 'noted_by as notedBy' | 'confirmed_by as confirmedBy'>

type TakenBackRow = DbRow<'approvals_taken_back', 'email!' | 'at!'>
type TakenBack = Omit<TakenBackRow, 'email'> & Pick<Approver, 'by'>

/** How a request came where it is, who approved or refused it, and what else was asked of its file. */
export type RequestHistory = {
  steps: PastStep[]
  approvals: Approver[]
  /** Approvals that were taken back, and by whom. */
  takenBack: TakenBack[]
  refusal: Refusal | undefined
  call: Call | undefined
  /** Besides that with the trusted person. */
  calls: RequestCall[]
  others: OtherRequest[]
}

/** Every step of a request, who approved or refused it, and other requests for the same file. */
export const pastOf = (actor: Actor, id: string): Promise<RequestHistory> =>
  readOnly(asPerson(actor.id), async (sql) => {
    const [steps, approvals, takenBack, [refusal], [call], calls, others] = await Promise.all([
      sql<PastStep[]>`
        select h.at, h.former, h.next, h.because,
               case when h.because = 'contact-denies' then r.contact_denies end as denies
          from history h join access_requests r on r.id = h.row_id
         where h.machine = 'access_requests' and h.row_id = ${id}
           and h.because is distinct from 'approval-taken-back' order by h.at, h.id`,
      sql<ApprovalRow[]>`
        select email, at, checks, despite, approval_refused(${id}, colleague_id) is null as counts
          from approvals_of(${id})`,
      sql<TakenBackRow[]>`select email, at from approvals_taken_back(${id})`,
      sql<RefusalRow[]>`select email, paid_back_at as "paidBackAt" from refusal_of(${id})`,
      sql<Call[]>`
        select noted_by as "notedBy", confirmed_by as "confirmedBy" from call_people(${id})`,
      callsIn(sql, id),
      sql<OtherRequest[]>`
        select id, o.kind, o.state, o.because, r.contact_denies as denies,
               o.company_name as "companyName", o.created_at as "createdAt"
          from other_requests(${id}) o join access_requests r using (id)
         order by o.created_at desc, id`,
    ])
    const nameOf = await namesOfColleagues(sql, [
      ...approvals.map(({ email }) => email),
      ...takenBack.map(({ email }) => email),
      refusal?.email,
      call?.notedBy,
      call?.confirmedBy,
    ])
    return {
      steps: [...steps],
      approvals: approvals.map(({ email, ...one }) => ({ ...one, by: nameOf(email) })),
      takenBack: takenBack.map(({ email, at }) => ({ at, by: nameOf(email) })),
      refusal: refusal && { by: nameOf(refusal.email), paidBackAt: refusal.paidBackAt },
      call: call && { notedBy: nameOf(call.notedBy), confirmedBy: nameOf(call.confirmedBy) },
      calls,
      others: [...others],
    }
  })

/** Who a file is of: enough to hold beside a request. */
export type IdentifiedOwner = { name: string; dateOfBirth: string | undefined; city: string }

/**
 * Reads whose file a request found, and notes that in the audit log each time, so that the owner
 * sees it. Null where the request does not wait for a decision of this colleague.
 */
export const lookAtWhose = (actor: Actor, id: string): Promise<IdentifiedOwner | null> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<DbRow<'look_at_requested_file', 'user_id! as userId' | 'sealed'>[]>`
      select user_id as "userId", sealed from look_at_requested_file(${id}, ${actor.request})`
    return row ? ownerFrom(row) : null
  })

/** The same for who saw it before, without another row in the log. Null for who did not. */
export const seenWhose = ({ id: who }: Actor, id: string): Promise<IdentifiedOwner | null> =>
  readOnly(asPerson(who), async (sql) => {
    const [row] = await sql<DbRow<'seen_of_request', 'user_id as userId' | 'sealed'>[]>`
      select user_id as "userId", sealed from seen_of_request(${id})`
    const { userId, sealed = null } = row ?? {}
    return userId ? ownerFrom({ userId, sealed }) : null
  })

function ownerFrom({ userId, sealed }: { userId: string; sealed: Buffer | null }) {
  const card = sealed && openCard(userId, sealed)
  const { firstName = '', lastName = '', address = '', dateOfBirth } = card ?? {}
  return {
    name: `${firstName} ${lastName}`.trim(),
    dateOfBirth,
    city: splitAddress(address).city,
  }
}
