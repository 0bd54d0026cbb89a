/** What the office decides of a request. Two colleagues at once: the second is told. */
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { queueRefund } from '#app/features/payments/refund.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { release } from './texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { brokenRule } from '#app/platform/database/sql-code.server.ts'
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { Approval } from './forms/approve-form.ts'
import { openAsked } from './request-contents.server.ts'
import { compare } from './comparison.server.ts'
import { type Obstacle, obstacleIn, takesReason } from './comparison.ts'
import { workOnDeliveries, workOnRequests } from './queue.server.ts'
import {
  APPROVALS,
  type ApprovalRefused,
  type CaseState,
  OPEN,
  type RefusalReason,
} from './states.ts'

const t = dutch<['release']>({ release })

/**
 * first: a colleague has to approve as well. again: who asks did so before. notFound: there is no such
 * file. unsigned: no living will was signed. other: another request for this file was approved. early:
 * it is not to be decided on yet. gone: it was decided on, or stopped, before. unexplained: one detail
 * differs, and no reason was given. The rest: what stands in the way, of the request or of who asks.
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
  | 'unexplained'
  | Obstacle
  | ApprovalRefused

type Row = DbRow<'access_requests', 'kind' | 'state' | 'sealed!'> &
  DbRow<'can_be_delivered', 'can_be_delivered! as deliverable'> &
  Narrowed<
    DbRow<'approval_refused', 'approval_refused as refused'>,
    { refused: ApprovalRefused }
  > & { found: boolean; caseState: CaseState | null }

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
  approval: Approval,
): Promise<Approved> {
  // Locked first: what a query reads while it waits for a lock is older than what it waited for.
  const held = await sql`select 1 from access_requests where id = ${id} for update`
  if (held.length === 0) return 'gone'
  const [row] = await sql<Row[]>`
    select r.kind, r.state, r.subject_id is not null as found, r.sealed,
           can_be_delivered(r.id) as deliverable, approval_refused(r.id, ${actor.id}) as refused,
           (select c.state from release_cases c where c.id = r.case_id) as "caseState"
      from access_requests r where r.id = ${id}`
  const obstacle = obstacleOf(row) ?? (row && (await differenceIn(sql, id, row, approval)))
  if (obstacle || !row) return obstacle ?? 'gone'
  const { nagekeken: checks, ondanks: despite = null } = approval
  const { count } = await sql`
    insert into access_request_approvals (request_id, colleague_id, checks, despite)
    values (${id}, ${actor.id}, ${checks}, ${despite}) on conflict do nothing`
  if (count === 0) return 'again'
  const [{ done = 0 } = {}] = await sql<
    DbRow<'approvals_that_count', 'approvals_that_count! as done'>[]
  >`
    select approvals_that_count(${id}) as done`
  if (done < APPROVALS[row.kind]) {
    await tellSecond(sql, id, row)
    return 'first'
  }
  await sql`update access_requests set state = 'completed' where id = ${id}`
  await workOnRequests(sql)
  await workOnDeliveries(sql)
  return 'completed'
}

/** The office hears that one more is needed: who is to be the second does not look by chance. */
const tellSecond = (sql: Sql, id: string, { kind }: Row) =>
  queueMail(sql, {
    kind: 'office-access-second',
    to: officeEmail(),
    facts: [t('facts.kind', { kind: t(`kinds.${kind}`) })],
    link: absoluteLink(href('/admin/toegangsverzoeken/:id', { id })),
  })

function obstacleOf(row: Row | undefined): Approved | null {
  if (!row) return 'gone'
  if (row.state !== 'pending_verification') return 'early'
  if (!row.found) return 'notFound'
  if (!row.deliverable) return 'unsigned'
  if (row.caseState && row.caseState !== 'waiting') return 'other'
  return row.refused
}

/** What was filled in is compared with the file anew, whatever a page showed. */
async function differenceIn(
  sql: Sql,
  id: string,
  { sealed }: Row,
  { ondanks }: Approval,
): Promise<Approved | null> {
  const compared = await compare(sql, id, openAsked(id, sealed))
  return obstacleIn(compared) ?? (takesReason(compared) && !ondanks ? 'unexplained' : null)
}

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
