/** Open requests as the first page of the office has them: whom each waits for, and until when. */
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { CONTACT_ANSWERS_WITHIN, lastsTooLong, untilOf } from './answers-until.ts'
import { isSoon } from '#app/features/first-days/funeral-term.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { compare } from './decision/comparison.server.ts'
import type { Comparison } from './decision/comparison.ts'
import { type Hopeless, hopeless } from './decision/obstacle.ts'
import { isForOther, type Say, isLookedUp, sayColumns } from './decision/say.server.ts'
import {
  type MemberCalls,
  memberCallColumns,
  triedColumns,
  type Unanswered,
  unansweredOf,
  withNames,
} from '#app/features/calls/unanswered.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { HOUR_MS } from '#app/platform/durations.ts'
import type { RequestKind } from './states.ts'
import {
  contactAddressIn,
  diedOnIn,
  fileNumberIn,
  nameIn,
  openAsked,
  type RequestContents,
} from './request-contents.server.ts'

/**
 * decide: for this colleague. second: the same, once approved. telephone: for a call to the trusted person,
 * who has no e-mail. silent: for one to who has, does not answer, and may take until after the funeral. call:
 * what was said then, to be confirmed. contact: the trusted person. time: the owner. colleague: another one
 * decides. confirm: another one confirms what this one wrote down. notFound, denied, unsigned: nobody can approve
 * it, since there is no such file, somebody who was called says no, or no living will was signed.
 */
export type WaitsFor =
  | 'decide'
  | 'second'
  | 'telephone'
  | 'silent'
  | 'call'
  | 'contact'
  | 'time'
  | 'colleague'
  | 'confirm'
  | 'notFound'
  | 'denied'
  | 'unsigned'

export type WaitingRequest = {
  id: string
  asks: RequestKind
  /** As who asks wrote it. */
  name: string | undefined
  number: string
  company: string
  phone: string | null
  /** The trusted person, as who asks wrote them. */
  contact: string | undefined
  /** Why they ask now, as they wrote it. */
  why: string | undefined
  waitsFor: WaitsFor
  since: Date
  /** When the trusted person or the owner can answer no more. */
  until: Date | null
  /** The last day of the funeral, like '2026-11-27'; null where nobody died. */
  funeral: string | null
} & Unanswered

type Stored = DbRow<
  'access_requests',
  | 'id'
  | 'state'
  | 'sealed!'
  | 'changed_at as since'
  | 'waits_until as waitsUntil'
  | 'reminded_at as remindedAt'
> &
  DbRow<'franchise_partners', 'company_name as company' | 'phone'> &
  DbRow<'can_be_delivered', 'can_be_delivered! as deliverable'> &
  DbRow<'approvals_that_count', 'approvals_that_count! as approved'> &
  Say &
  Unanswered & {
    answersUntil: Date | null
    /** Whether there is such a file; null until it was looked up. */
    found: boolean | null
    /** Whether somebody who was called says no. */
    isDenied: boolean
    /** Who wrote a call down that is not confirmed yet. */
    calledBy: 'me' | 'other' | null
  }

/** `asked` opens what it says, once. */
type Unopened = Omit<Stored, 'sealed'> & { asked: () => RequestContents }

/** A request that is not opened yet where that was not needed to know whom it waits for. */
export type WaitingRow = Unopened & Pick<WaitingRequest, 'waitsFor'>

/** Those that can be decided on first, and of each the one that waits longest. */
export async function waitingRowsIn(sql: Sql, most: number, now: Date): Promise<WaitingRow[]> {
  const rows = await sql<Stored[]>`
    select r.id, r.state, r.sealed, r.changed_at as since, r.waits_until as "waitsUntil",
           r.reminded_at as "remindedAt", f.company_name as company, f.phone, approvals_that_count(r.id) as approved,
           can_be_delivered(r.id) as deliverable,
           case when ${isLookedUp(sql)} then r.subject_id is not null end as found,
           r.paid_at + make_interval(days => ${CONTACT_ANSWERS_WITHIN}) as "answersUntil",
           ${sayColumns(sql)}, ${triedColumns(sql, sql`r`)},
           (select h.denied from heard_of_request(r.id) h) as "isDenied",
           (select case when k.noted_by = actor_id() then 'me' else 'other' end
              from contact_calls k
             where k.request_id = r.id and k.confirmed_at is null and k.noted_by is not null
           ) as "calledBy"
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
       and r.sealed is not null
     order by r.state <> 'pending_verification', r.changed_at, r.id limit ${most}`
  const named = await withNames(sql, rows)
  return Promise.all(
    named.map(unopened).map(async (row) => ({ ...row, waitsFor: await whomFor(row, now) })),
  )
}

function unopened({ sealed, ...row }: Stored): Unopened {
  let asked: RequestContents | undefined
  return { ...row, asked: () => (asked ??= openAsked(row.id, sealed)) }
}

/** Opens one. */
export async function waitingRequest(row: WaitingRow): Promise<WaitingRequest> {
  const asked = row.asked()
  return {
    id: row.id,
    asks: asked.kind,
    name: nameIn(asked),
    number: fileNumberIn(asked),
    company: row.company,
    phone: row.phone,
    contact: asked.contactNaam,
    why: asked.verklaring,
    waitsFor: row.waitsFor,
    since: row.since,
    until: untilOf(row),
    ...unansweredOf(row),
    funeral: await funeralOf(asked),
  }
}

/** One that somebody else has to do something for; `hopeless`: why it can only be refused, whatever they do. */
export type RequestOfOther = WaitingRequest & { hopeless: Hopeless | null }

/** Opens one of those. Of who asks for the file this is not said to them. */
export async function requestOfOther(sql: Sql, row: WaitingRow): Promise<RequestOfOther> {
  const compared = row.own ? null : await compare(sql, row.id, row.asked())
  return { ...(await waitingRequest(row)), hopeless: hopelessIn(row, compared) }
}

/**
 * A delivery that nobody got. `isOver`: not in time, and the office decides what happens; otherwise the funeral
 * is near, or it is a living will, and the member is called. `isInactive`: the member cannot get it any more. `phone`: of the member.
 */
export type WaitingDelivery = Pick<
  WaitingRequest,
  'id' | 'asks' | 'name' | 'company' | 'since' | 'funeral'
> &
  MemberCalls & { isOver: boolean; isInactive: boolean; phone: string | null }

type DeliveryRow = DbRow<'access_requests', 'id' | 'kind as asks' | 'sealed'> &
  MemberCalls &
  DbRow<'franchise_partners', 'company_name as company' | 'phone'> & {
    isOver: boolean
    isInactive: boolean
    since: Date
  }

/**
 * Those deliveries as they are stored, the one that waits longest first; none that the colleague has a part in.
 *
 * @param mailbox of the colleague who asks (`mailboxOf`)
 */
export async function unfetchedRowsIn(
  sql: Sql,
  mailbox: Buffer,
  most: number,
  now: Date,
): Promise<DeliveryRow[]> {
  const rows = await sql<DeliveryRow[]>`
    select r.id, r.kind as asks, r.sealed, f.company_name as company, f.phone,
           d.unfetched_since is not null as "isOver", f.status <> 'active' as "isInactive",
           coalesce(d.unfetched_since, d.delivered_at) as since, ${memberCallColumns(sql)}
      from deliveries d join access_requests r on r.id = d.request_id
      join franchise_partners f on f.id = r.member_id
     where waits_for_fetch(d)
       and r.member_id is distinct from (select actor_member_id()) and not concerns_actor(r.id, ${mailbox})
     order by r.kind = 'full', d.unfetched_since, d.delivered_at, r.id limit ${most}`
  const isNear = await Promise.all(rows.map((row) => isPressing(row, now)))
  // Who was spoken to today is not called again by each colleague.
  const isCalled = ({ reachedAt }: DeliveryRow) =>
    reachedAt !== null && dayOf(reachedAt) === dayOf(now)
  const wanted = rows.filter(
    (row, index) => row.isOver || row.isInactive || (isNear[index] && !isCalled(row)),
  )
  return withNames(sql, wanted)
}

/** In hours: whoever asked for a living will has read its mail by then. */
const WILL_READ_WITHIN = 1

/** A doctor may need a living will now; of a file the day of the funeral says so. */
const isPressing = async (row: DeliveryRow, now: Date): Promise<boolean> =>
  row.asks === 'living_will'
    ? now.getTime() - row.since.getTime() >= WILL_READ_WITHIN * HOUR_MS
    : isSoon(await funeralIn(row), now)

const funeralIn = ({ id, sealed }: DeliveryRow) =>
  sealed ? funeralOf(openAsked(id, sealed)) : Promise.resolve(null)

/** Opens one. Of one that is over no day of a funeral is said: that was before. */
export const waitingDelivery = async (stored: DeliveryRow): Promise<WaitingDelivery> => {
  const { sealed, ...row } = stored
  return {
    ...row,
    name: sealed ? nameIn(openAsked(row.id, sealed)) : undefined,
    funeral: row.isOver ? null : await funeralIn(stored),
  }
}

/** What only a comparison shows is not known without one. To who asks for the file nothing of it is said. */
const hopelessIn = (
  { own, found, isDenied, deliverable }: Unopened,
  compared: Comparison | null,
): Hopeless | null =>
  own ? null : hopeless({ compared, isDenied, found: found ?? false, deliverable })

async function whomFor(row: Unopened, now: Date): Promise<WaitsFor> {
  const { state, approved, own, found } = row
  if (!own && found === false) return 'notFound'
  const why = hopelessIn(row, null)
  if (why === 'denied' || why === 'unsigned') return why
  if (state === 'waiting_time') return 'time'
  if (state === 'waiting_contact') return whoTurnsTo(row, now)
  if (isForOther(row)) return 'colleague'
  return approved > 0 ? 'second' : 'decide'
}

/**
 * The word of a trusted person is waited for, or somebody of the office has to ask for it. Whether they have
 * an address only the request itself says.
 */
async function whoTurnsTo(row: Unopened, now: Date): Promise<WaitsFor> {
  const { own, calledBy } = row
  if (own) return 'contact'
  if (calledBy) return calledBy === 'me' ? 'confirm' : 'call'
  const asked = row.asked()
  if (!contactAddressIn(asked)) return 'telephone'
  return isSilent(row, await funeralOf(asked), now) ? 'silent' : 'contact'
}

/** Neither the question nor the reminder brought an answer, or there is no time left to wait for that. */
const isSilent = ({ remindedAt, answersUntil }: Unopened, funeral: string | null, now: Date) =>
  lastsTooLong(answersUntil, funeral, now) && (remindedAt !== null || isSoon(funeral, now))

/** The last day of the funeral of who died, as the member wrote it. */
export async function funeralOf(asked: RequestContents): Promise<string | null> {
  const diedOn = diedOnIn(asked)
  return diedOn && lastFuneralDay(diedOn)
}
