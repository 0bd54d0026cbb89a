/** What the office decides of a request. Two colleagues at once: the second is told. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { queueRefund } from '#app/features/payments/refund.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { release } from '../texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { brokenRule } from '#app/platform/database/sql-code.server.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { Approval } from './approve-form.ts'
import { type OfficeRequest, requestIn } from '../office-requests.server.ts'
import { type Obstacle, obstacleTo, takesReason } from './obstacle.ts'
import { workOnDeliveries, workOnRequests } from '../queue.server.ts'
import { APPROVALS, OPEN, type RefusalReason } from '../states.ts'

const t = dutch<['release']>({ release })

/**
 * first: a colleague has to approve as well. gone: it was decided on, or stopped, before. unexplained:
 * a detail differs, and no reason was given. unchecked: it was not said how it was checked. The rest:
 * what stands in the way.
 */
export type Approved = 'completed' | 'first' | 'gone' | 'unexplained' | 'unchecked' | Obstacle

/** What stands in the way comes before what an approval lacks. */
export const approveRequest = (actor: Actor, id: string, approval: Approval): Promise<Approved> =>
  deciding(actor, (sql) => approveIn(sql, actor, id, approval)).catch((error: unknown) => {
    // Of two requests for a file that are approved at once, the database lets one through.
    if (brokenRule(error) === 'one_approved_request') return 'other'
    throw error
  })

async function approveIn(
  sql: Sql,
  actor: Actor,
  id: string,
  { nagekeken: checks = [], ondanks: reason }: Approval,
): Promise<Approved> {
  // Locked first: what a query reads while it waits for a lock is older than what it waited for.
  const held = await sql`select 1 from access_requests where id = ${id} for update`
  const request = held.length > 0 ? await requestIn(sql, id) : null
  if (!request) return 'gone'
  const obstacle = obstacleTo(request)
  if (obstacle) return obstacle
  const despite = takesReason(request) ? reason : null
  if (despite === undefined) return 'unexplained'
  if (checks.length === 0) return 'unchecked'
  await sql`
    insert into access_request_approvals (request_id, colleague_id, checks, despite)
    values (${id}, ${actor.id}, ${checks}, ${despite})`
  const [{ done = 0 } = {}] = await sql<
    DbRow<'approvals_that_count', 'approvals_that_count! as done'>[]
  >`
    select approvals_that_count(${id}) as done`
  if (done < APPROVALS[request.kind]) {
    await tellSecond(sql, request)
    return 'first'
  }
  await sql`update access_requests set state = 'completed' where id = ${id}`
  await workOnRequests(sql)
  await workOnDeliveries(sql)
  return 'completed'
}

/** The office hears that one more is needed: who is to be the second does not look by chance. */
const tellSecond = (sql: Sql, { id, kind }: OfficeRequest) =>
  queueMail(sql, {
    kind: 'office-access-second',
    to: officeEmail(),
    facts: [t('facts.kind', { kind: t(`kinds.${kind}`) })],
    link: absoluteLink(href('/admin/toegangsverzoeken/:id', { id })),
  })

/**
 * Refuses a request. Where the fault is ours, the money goes back.
 *
 * @returns false when it was decided on, or stopped, before
 */
export const refuseRequest = (actor: Actor, id: string, because: RefusalReason): Promise<boolean> =>
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
