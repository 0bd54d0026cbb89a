/** Open requests as the first page of the office has them: whom each waits for, and until when. */
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { CONTACT_ANSWERS_WITHIN } from './answers-until.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { fileNumberIn, nameIn, openAsked, type RequestContents } from './request-contents.server.ts'

/**
 * decide: for this colleague. second: the same, once approved. call: what was said on the telephone, to
 * be confirmed. contact: the trusted person. time: the owner. colleague: another one decides.
 */
export type WaitsFor = 'decide' | 'second' | 'call' | 'contact' | 'time' | 'colleague'

export type WaitingRequest = {
  id: string
  /** As who asks wrote it. */
  name: string | undefined
  number: string
  company: string
  waitsFor: WaitsFor
  since: Date
  /** When the trusted person or the owner can answer no more. */
  until: Date | null
  /** The last day of the funeral, like '2026-11-27'; null where nobody died. */
  funeral: string | null
}

type Row = DbRow<
  'access_requests',
  'id' | 'state' | 'sealed!' | 'changed_at as since' | 'waits_until as waitsUntil'
> &
  DbRow<'franchise_partners', 'company_name as company'> &
  DbRow<'approvals_that_count', 'approvals_that_count! as approved'> & {
    answersUntil: Date | null
    /** Whether this colleague has no say in it (any more). */
    forOther: boolean
    callWaits: boolean
  }

/** Those that can be decided on first, and of each the one that waits longest. */
export async function waitingRequestsIn(sql: Sql, most: number): Promise<WaitingRequest[]> {
  const rows = await sql<Row[]>`
    select r.id, r.state, r.sealed, r.changed_at as since, r.waits_until as "waitsUntil",
           f.company_name as company, approvals_that_count(r.id) as approved,
           r.paid_at + make_interval(days => ${CONTACT_ANSWERS_WITHIN}) as "answersUntil",
           coalesce(r.member_id = (select actor_member_id()), false)
             or approval_refused(r.id, actor_id()) is not null
             or exists (select from access_request_approvals a
                         where a.request_id = r.id and a.colleague_id = actor_id()) as "forOther",
           exists (select from contact_calls k
                    where k.request_id = r.id and k.confirmed_at is null) as "callWaits"
      from access_requests r join franchise_partners f on f.id = r.member_id
     where r.state in ('waiting_contact', 'waiting_time', 'pending_verification')
       and r.sealed is not null
     order by r.state <> 'pending_verification', r.changed_at, r.id limit ${most}`
  return Promise.all(rows.map(waitingRequest))
}

async function waitingRequest({ sealed, ...row }: Row): Promise<WaitingRequest> {
  const asked = openAsked(row.id, sealed)
  return {
    id: row.id,
    name: nameIn(asked),
    number: fileNumberIn(asked),
    company: row.company,
    waitsFor: whomFor(row),
    since: row.since,
    until: untilOf(row),
    funeral: await funeralOf(asked),
  }
}

function whomFor({ state, approved, forOther, callWaits }: Omit<Row, 'sealed'>): WaitsFor {
  if (state === 'waiting_time') return 'time'
  if (state === 'waiting_contact') return callWaits ? 'call' : 'contact'
  if (forOther) return 'colleague'
  return approved > 0 ? 'second' : 'decide'
}

function untilOf({ state, waitsUntil, answersUntil }: Omit<Row, 'sealed'>): Date | null {
  if (state === 'waiting_time') return waitsUntil
  return state === 'waiting_contact' ? answersUntil : null
}

/** The last day of the funeral of who died, as the member wrote it. */
export const funeralOf = async (asked: RequestContents): Promise<string | null> =>
  asked.kind === 'full' ? lastFuneralDay(asked.overlijdensdatum) : null
