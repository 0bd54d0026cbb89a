/** What the office decides of a request. Two colleagues at once: the second is told. */
import type { Actor } from '#app/access/actor.ts'
import { queueRefund } from '#app/features/payments/refund.server.ts'
import { sqlCode } from '#app/platform/sql-code.server.ts'
import { asPerson, type Sql, withActor } from '#app/platform/sql.server.ts'
import { workOnDeliveries, workOnRequests } from './queue.server.ts'
import {
  APPROVALS,
  type CaseState,
  OPEN,
  type Refusal,
  type RequestKind,
  type RequestState,
} from './states.ts'

/**
 * first: a colleague has to approve as well. again: who asks did so before. notFound: there is no such
 * file. unsigned: no living will was signed. other: another request for this file was approved. early:
 * it is not to be decided on yet. gone: it was decided on, or stopped, before.
 */
export type Approved =
  | 'completed'
  | 'first'
  | 'again'
  | 'notFound'
  | 'unsigned'
  | 'other'
  | 'early'
  | 'gone'

type Row = {
  kind: RequestKind
  state: RequestState
  found: boolean
  deliverable: boolean
  caseState: CaseState | null
}

export const approveRequest = (actor: Actor, id: string): Promise<Approved> =>
  deciding(actor, (sql) => approve(sql, actor, id)).catch((error: unknown) => {
    // Of two requests for a file that are approved at once, the database lets one through.
    if (sqlCode(error) === '23514') return 'other'
    throw error
  })

async function approve(sql: Sql, actor: Actor, id: string): Promise<Approved> {
  const [row] = await sql<Row[]>`
    select r.kind, r.state, r.subject_id is not null as found,
           can_be_delivered(r.id) as deliverable,
           (select c.state from release_cases c where c.id = r.case_id) as "caseState"
      from access_requests r where r.id = ${id} for update`
  if (!row) return 'gone'
  if (row.state !== 'pending_verification') return 'early'
  if (!row.found) return 'notFound'
  if (!row.deliverable) return 'unsigned'
  if (row.caseState && row.caseState !== 'waiting') return 'other'
  const { count } = await sql`
    insert into access_request_approvals (request_id, colleague_id) values (${id}, ${actor.id})
    on conflict do nothing`
  if (count === 0) return 'again'
  const approvals = await sql`select 1 from access_request_approvals where request_id = ${id}`
  if (approvals.length < APPROVALS[row.kind]) return 'first'
  await sql`update access_requests set state = 'completed' where id = ${id}`
  await workOnRequests(sql)
  await workOnDeliveries(sql)
  return 'completed'
}

/** Where the fault is ours, the money goes back. @returns false when it was decided on, or stopped, before */
export const refuseRequest = (actor: Actor, id: string, because: Refusal): Promise<boolean> =>
  deciding(actor, async (sql) => {
    const { count } = await sql`
      update access_requests set state = 'rejected', because = ${because}
       where id = ${id} and state = any(${OPEN})`
    if (count === 0) return false
    if (because === 'our-fault') await queueRefund(sql, { requestId: id })
    await workOnRequests(sql)
    return true
  })

/** The number of the request stands in the audit log, which triggers write. */
const deciding = <T>({ id, request }: Actor, run: (sql: Sql) => Promise<T>): Promise<T> =>
  withActor(asPerson(id), async (sql) => {
    await sql`select set_config('app.request', ${request}, true)`
    return run(sql)
  })
