/**
 * A decision of the office on a request, in order:
 *
 * 1. What is asked of it: `obstacle.ts`. Two colleagues at once: the second waits, and is told.
 * 2. An approval has its row, and its line in the audit log (trigger `note_approval`). A full file takes two.
 * 3. The state. The database asks once more whether it may be (policy `office_decide`, `check_request_step`), writes its history,
 *    and does what a step brings about (`case_follows_request`, the list): the case of the file, the audit
 *    log, and the delivery with what its copy may read.
 * 4. What follows, by jobs: the mails (`told.server.ts`), the copy, the money back.
 */
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import { withRequest } from '#app/access/with-request.server.ts'
import { queueRefund } from '#app/features/payments/refund.server.ts'
import { brokenRule } from '#app/platform/database/sql-code.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { Approval } from './decision-forms.ts'
import { type OfficeRequest, requestIn } from '../office-requests.server.ts'
import {
  isLastApproval,
  type Lack,
  lackOf,
  type Obstacle,
  obstacleTo,
  takesReason,
} from './obstacle.ts'
import { tellOfficeOfSecond } from '../mails.server.ts'
import { workOnDeliveries, workOnRequests } from '../queue.server.ts'
import { APPROVALS, isPaidBack, OPEN, type RefusalReason } from '../states.ts'
import { asOutsider } from './as-outsider.server.ts'

/**
 * first: a colleague has to approve as well. last: it would be given now, and whether they are sure is still asked.
 * gone: it was decided on, or stopped, before.
 */
export type Approved = 'completed' | 'first' | 'last' | 'gone' | Obstacle | Lack

/**
 * Approves a request, or says why not: what stands in the way comes before what the approval lacks.
 *
 * @param sure whether the colleague was asked about giving it, by its last approval
 * @param proven whether the colleague showed who they are; false as well where they were not asked to, since
 *   their form was not complete: such a form approves nothing
 */
export async function approveRequest(
  actor: Actor,
  id: string,
  approval: Approval,
  { proven, sure }: { proven: boolean; sure: boolean },
): Promise<Approved> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql): Promise<Approved> => {
    const request = await holdRequest(sql, id, mailbox)
    if (!request) return 'gone'
    const refused = obstacleTo(request) ?? lackOf(request, { ...approval, proven })
    if (refused) return refused
    if (!sure && isLastApproval(request)) return 'last'
    const approvals = await addApproval(sql, actor, request, approval)
    if (approvals < APPROVALS[request.kind]) {
      await tellOfficeOfSecond(sql, request)
      return 'first'
    }
    await sql`update access_requests set state = 'completed' where id = ${id}`
    await workOnRequests(sql)
    await workOnDeliveries(sql)
    return 'completed'
  }).catch((error: unknown) => {
    // Of two requests for a file that are approved at once, the database lets one through.
    if (brokenRule(error) === 'one_approved_request') return 'other'
    throw error
  })
}

/**
 * Takes back that this colleague approved a request.
 *
 * @returns false when it was decided on, or stopped, before
 */
export const takeBackApproval = (actor: Actor, id: string): Promise<boolean> =>
  withRequest(actor, async (sql) => {
    const [row] = await sql<DbRow<'take_back_approval', 'take_back_approval as done'>[]>`
      select take_back_approval(${id}) as done`
    return row?.done ?? false
  })

/**
 * Refuses a request. Where the fault is ours, or the member was stopped, the money goes back.
 *
 * @returns false when it was decided on, or stopped, before; 'contact' as `asOutsider` says
 */
export const refuseRequest = (
  actor: Actor,
  id: string,
  because: RefusalReason,
): Promise<boolean | 'contact'> =>
  asOutsider(actor, id, async (sql) => {
    const { count } = await sql`
      update access_requests set state = 'rejected', because = ${because}
       where id = ${id} and state = any(${OPEN})`
    if (count === 0) return false
    if (isPaidBack(because)) await queueRefund(sql, { requestId: id })
    await workOnRequests(sql)
    return true
  })

/** Locked first: what a query reads while it waits for a lock is older than what it waited for. */
async function holdRequest(sql: Sql, id: string, mailbox: Buffer): Promise<OfficeRequest | null> {
  const held = await sql`select 1 from access_requests where id = ${id} for update`
  return held.length > 0 ? requestIn(sql, id, mailbox) : null
}

/** @returns how many count by now: who lost the right since does not */
async function addApproval(sql: Sql, actor: Actor, request: OfficeRequest, approval: Approval) {
  const { nagekeken: checks = [], ondanks } = approval
  const despite = takesReason(request) ? ondanks || null : null
  await sql`
    insert into access_request_approvals (request_id, colleague_id, checks, despite)
    values (${request.id}, ${actor.id}, ${checks}, ${despite})`
  const [{ done = 0 } = {}] = await sql<
    DbRow<'approvals_that_count', 'approvals_that_count! as done'>[]
  >`
    select approvals_that_count(${request.id}) as done`
  return done
}
