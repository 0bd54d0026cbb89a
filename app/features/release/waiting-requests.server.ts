/** Open requests as the first page of the office has them: whom each waits for, and until when. */
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { CONTACT_ANSWERS_WITHIN, lastsTooLong, untilOf } from './answers-until.ts'
import { isSoon } from '#app/features/first-days/funeral-term.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { compare } from './decision/comparison.server.ts'
import { hopeless } from './decision/obstacle.ts'
import { isForOther, type Say, sayColumns } from './decision/say.server.ts'
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
 * decides, or confirms.
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

export type WaitingRequest = {
  id: string
  /** As who asks wrote it. */
  name: string | undefined
  number: string
  company: string
  /** The trusted person, as who asks wrote them. */
  contact: string | undefined
  waitsFor: WaitsFor
  since: Date
  /** When the trusted person or the owner can answer no more. */
  until: Date | null
  /** The last day of the funeral, like '2026-11-27'; null where nobody died. */
  funeral: string | null
}

type Stored = DbRow<
  'access_requests',
  | 'id'
  | 'state'
  | 'sealed!'
  | 'changed_at as since'
  | 'waits_until as waitsUntil'
  | 'reminded_at as remindedAt'
> &
  DbRow<'franchise_partners', 'company_name as company'> &
  DbRow<'approvals_that_count', 'approvals_that_count! as approved'> &
  Say & {
    answersUntil: Date | null
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
           r.reminded_at as "remindedAt", f.company_name as company, approvals_that_count(r.id) as approved,
           r.paid_at + make_interval(days => ${CONTACT_ANSWERS_WITHIN}) as "answersUntil",
           ${sayColumns(sql)},
           (select case when k.noted_by = actor_id() then 'me' else 'other' end
              from contact_calls k
             where k.request_id = r.id and k.confirmed_at is null and k.noted_by is not null
           ) as "calledBy"
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
       and r.sealed is not null
     order by r.state <> 'pending_verification', r.changed_at, r.id limit ${most}`
  return Promise.all(
    rows.map(unopened).map(async (row) => ({ ...row, waitsFor: await whomFor(row, now) })),
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
    name: nameIn(asked),
    number: fileNumberIn(asked),
    company: row.company,
    contact: asked.contactNaam,
    waitsFor: row.waitsFor,
    since: row.since,
    until: untilOf(row),
    funeral: await funeralOf(asked),
  }
}

/** One that somebody else has to do something for; `hopeless`: why it can only be refused, whatever they do. */
export type RequestOfOther = WaitingRequest & { hopeless: ReturnType<typeof hopeless> }

/** Opens one of those. Of who asks for the file this is not said to them. */
export async function requestOfOther(sql: Sql, row: WaitingRow): Promise<RequestOfOther> {
  const compared = row.own ? null : await compare(sql, row.id, row.asked())
  return { ...(await waitingRequest(row)), hopeless: hopeless({ compared }) }
}

/** A delivery that nobody got in time, of which the office decides what happens. */
export type WaitingDelivery = Pick<WaitingRequest, 'id' | 'name' | 'company' | 'since'>

type DeliveryRow = DbRow<'access_requests', 'id' | 'sealed'> &
  DbRow<'franchise_partners', 'company_name as company'> &
  DbRow<'deliveries', 'unfetched_since! as since'>

/** Those deliveries as they are stored, the one that waits longest first. */
export async function unfetchedRowsIn(sql: Sql, most: number): Promise<DeliveryRow[]> {
  return [
    ...(await sql<DeliveryRow[]>`
    select r.id, r.sealed, f.company_name as company, d.unfetched_since as since
      from deliveries d join access_requests r on r.id = d.request_id
      join franchise_partners f on f.id = r.member_id
     where r.state = 'completed' and d.unfetched_since is not null and nobody_got(d.id)
     order by d.unfetched_since, r.id limit ${most}`),
  ]
}

/** Opens one. */
export const waitingDelivery = ({ sealed, ...row }: DeliveryRow): WaitingDelivery => ({
  ...row,
  name: sealed ? nameIn(openAsked(row.id, sealed)) : undefined,
})

async function whomFor(row: Unopened, now: Date): Promise<WaitsFor> {
  const { state, approved } = row
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
  if (calledBy) return calledBy === 'me' ? 'colleague' : 'call'
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
