/** Requests as the office sees them (specification 2.8). */
import type { Actor } from '#app/access/actor.ts'
import { atOf, olderThan, paged, type Paged } from '#app/platform/paging.server.ts'
import type { Place } from '#app/platform/place.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/sql.server.ts'
import { type Asked, openAsked } from './asked.server.ts'
import { type Because, ENDED, OPEN, type RequestKind, type RequestState } from './states.ts'

export type OfficeRequest = {
  id: string
  kind: RequestKind
  state: RequestState
  because: Because | null
  companyName: string
  /** Of a member that who asks works for. */
  own: boolean
  /** Whether there is such a file, and the trusted person is one whom its owner named. */
  found: boolean
  /** Not for a living will where none was signed. */
  deliverable: boolean
  contactKnown: boolean
  card: 'none' | 'valid' | 'revoked' | 'other'
  createdAt: Date
  changedAt: Date
  waitsUntil: Date | null
  /** Who approved it, as far as it came. */
  approvals: string[]
  /** Null some time after it ended. */
  asked: Asked | null
}

type Row = Omit<OfficeRequest, 'asked'> & { sealed: Buffer | null }

const PAGE = 50
/** Specification 9. */
const HANDLED = 10

const columns = (sql: Sql) => sql`
  r.id, r.kind, r.state, r.because, f.company_name as "companyName",
  coalesce(r.member_id = (select actor_member_id()), false) as own,
  r.subject_id is not null as found, can_be_delivered(r.id) as deliverable,
  r.contact_known as "contactKnown", r.card,
  r.created_at as "createdAt", r.changed_at as "changedAt", r.waits_until as "waitsUntil", r.sealed,
  array(select a.colleague_id from access_request_approvals a
         where a.request_id = r.id order by a.at) as approvals`

const requests = (sql: Sql) => sql`
  access_requests r join franchise_partners f on f.id = r.member_id`

const read = ({ sealed, ...row }: Row): OfficeRequest => ({
  ...row,
  asked: sealed && openAsked(row.id, sealed),
})

/** Those to decide on, and those that come there, the newest first. */
export const openRequests = ({ id }: Actor, after?: Place): Promise<Paged<OfficeRequest>> =>
  readOnly(asPerson(id), async (sql) => {
    const found = await sql<(Row & Place)[]>`
      select *, ${atOf(sql)} from (
        select ${columns(sql)}, r.created_at
          from ${requests(sql)} where r.state = any(${OPEN})) r
       where true ${olderThan(sql, after)}
       order by created_at desc, id desc limit ${PAGE + 1}`
    return paged(found, PAGE, read)
  })

/** Those that ended last. */
export const handledRequests = ({ id }: Actor): Promise<OfficeRequest[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<Row[]>`
      select ${columns(sql)}
        from ${requests(sql)} where r.state = any(${ENDED}) and r.paid_at is not null
       order by r.changed_at desc, r.id limit ${HANDLED}`
    return rows.map(read)
  })

/** @returns null when there is no such request */
export const requestFor = (actor: Actor, id: string): Promise<OfficeRequest | null> =>
  readOnly(asPerson(actor.id), async (sql) => {
    const [row] = await sql<Row[]>`
      select ${columns(sql)} from ${requests(sql)} where r.id = ${id}`
    return row ? read(row) : null
  })

/** How many wait for a decision. */
export const requestsFor = ({ id }: Actor): Promise<number> =>
  readOnly(asPerson(id), async (sql) => {
    const [row] = await sql<{ total: number }[]>`
      select count(*)::int as total from access_requests where state = 'pending_verification'`
    return row?.total ?? 0
  })
