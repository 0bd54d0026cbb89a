import type { DbRow } from '#db/row.ts'
import { asSystem, enqueue, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { payBack } from './provider.server.ts'

type Payload = { requestId: string; paymentId?: never } | { paymentId: string; requestId?: never }

/**
 * Gives back what was paid for a request, or one payment, in the caller's transaction; nothing when
 * nothing was paid. A job asks the provider, whose message moves the payment.
 */
export const queueRefund = (sql: Sql, what: Payload): Promise<void> =>
  enqueue(sql, 'refund-payment', what, `refund ${what.requestId ?? what.paymentId}`)

/**
 * Asks the provider to pay back, as a job. Run again it asks for the same, and money goes back
 * once.
 */
export async function refundPayments(payload: unknown): Promise<void> {
  const { requestId = null, paymentId = null } = payload as Payload
  const paid = await withActor(
    asSystem('payments'),
    (sql) => sql<DbRow<'payments', 'id' | 'intent_id! as intentId'>[]>`
      update payments set refund_asked_at = coalesce(refund_asked_at, now())
       where state = 'paid' and intent_id is not null
         and (request_id = ${requestId} or id = ${paymentId})
      returning id, intent_id as "intentId"`,
  )
  for (const { id, intentId } of paid) await payBack(id, intentId)
}
