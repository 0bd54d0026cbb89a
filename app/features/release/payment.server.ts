/**
 * What becomes of a request by its payment, in the transaction of that payment; and of one that costs nothing, since
 * a fault of ours ended the one for the same file.
 */
import { asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { DbRow } from '#db/row.ts'
import { openAsked } from './request-contents.server.ts'
import { workOnRequests } from './queue.server.ts'
import { faultedLike, type OwnRequest } from './request.server.ts'

/** Whether this person may pay for a request: it is their member's own, and not paid yet. */
export async function mayPay(sql: Sql, requestId: string): Promise<boolean> {
  const found = await sql`
    select 1 from own_access_requests() where id = ${requestId} and state = 'unpaid'`
  return found.length > 0
}

/**
 * Sets a paid request going. Called again it changes nothing. Of a member that was stopped since the checkout opened
 * it ends here: nobody is asked anything on its behalf.
 *
 * @returns false when the request is of no use any more: it expired, costs nothing, or its member is gone
 */
export async function requestPaid(sql: Sql, requestId: string): Promise<boolean> {
  const { count } = await sql`
    update access_requests r
       set state = case f.status when 'active' then 'waiting_contact' else 'expired' end,
           because = case when f.status <> 'active' then 'not-paid' end
      from franchise_partners f
     where r.id = ${requestId} and r.state = 'unpaid' and f.id = r.member_id`
  if (count > 0) await workOnRequests(sql)
  const alive = await sql`
    select 1 from access_requests
     where id = ${requestId} and state <> 'expired' and instead_of is null`
  return alive.length > 0
}

/** What who asked wants to read on the invoice of a request; null for nothing. */
export async function referenceOf(sql: Sql, requestId: string): Promise<string | null> {
  const [row] = await sql<DbRow<'access_requests', 'sealed'>[]>`
    select sealed from access_requests where id = ${requestId}`
  return (row?.sealed && openAsked(requestId, row.sealed).kenmerk) ?? null
}

type ToBegin = Pick<OwnRequest, 'id' | 'kind' | 'asked'>

/** Sets a request going at no cost, where it may. @returns false where it has to be paid, or was begun */
export async function beginFree(userId: string, request: ToBegin): Promise<boolean> {
  const former = await faultedLike(userId, request)
  if (!former) return false
  return withActor(asPerson(userId), async (sql) => {
    const [row] = await sql<DbRow<'begin_free_request', 'begin_free_request as begun'>[]>`
      select begin_free_request(${request.id}, ${former}) as begun`
    if (row?.begun) await workOnRequests(sql)
    return row?.begun ?? false
  })
}
