/** What the colleague who asks has to say in a request, and whether there is anything to say of it yet. */
import type { DbRow, Narrowed } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { ApprovalRefused } from '../states.ts'

export type Say = Narrowed<
  DbRow<
    'approval_refused',
    // Why they are none of those who approve it.
    'approval_refused as refused'
  >,
  { refused: ApprovalRefused }
> & {
  /** Of a member that they work for. */
  own: boolean
  /** They approved it. */
  byMe: boolean
}

/** The columns of `Say`, of `access_requests r`. */
export const sayColumns = (sql: Sql) => sql`
  coalesce(r.member_id = (select actor_member_id()), false) as own,
  approval_refused(r.id, actor_id()) as refused,
  exists (select from access_request_approvals a
           where a.request_id = r.id and a.colleague_id = actor_id()) as "byMe"`

/** Whether the job looked its file up, of `access_requests r`: of one that was not nothing is known yet. */
export const isLookedUp = (sql: Sql) => sql`
  exists (select from history h
           where h.machine = 'access_requests' and h.row_id = r.id
             and h.next = 'waiting_contact' and h.told_at is not null)`

/** Whether they have no say in it (any more). */
export const isForOther = ({ own, refused, byMe }: Say): boolean => own || refused !== null || byMe
