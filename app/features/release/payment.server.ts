/** What becomes of a request by its payment. Each runs in the transaction of that payment. */
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { DbRow } from '#db/row.ts'
import { openAsked } from './request-contents.server.ts'
import { workOnRequests } from './queue.server.ts'

/** Whether this person may pay for a request: it is their member's own, and not paid yet. */
export async function mayPay(sql: Sql, requestId: string): Promise<boolean> {
  const found = await sql`
    select 1 from own_access_requests() where id = ${requestId} and state = 'unpaid'`
  return found.length > 0
}

/**
 * Sets a paid request going. Called again it changes nothing.
 *
 * @returns false when the request is of no use any more: it expired, or its member is gone
 */
export async function requestPaid(sql: Sql, requestId: string): Promise<boolean> {
  const { count } = await sql`
    update access_requests set state = 'waiting_contact'
     where id = ${requestId} and state = 'unpaid'`
  if (count > 0) await workOnRequests(sql)
  const alive = await sql`
    select 1 from access_requests where id = ${requestId} and state <> 'expired'`
  return alive.length > 0
}

/** What who asked wants to read on the invoice of a request; null for nothing. */
export async function referenceOf(sql: Sql, requestId: string): Promise<string | null> {
  const [row] = await sql<DbRow<'access_requests', 'sealed'>[]>`
    select sealed from access_requests where id = ${requestId}`
  return (row?.sealed && openAsked(requestId, row.sealed).kenmerk) ?? null
}
