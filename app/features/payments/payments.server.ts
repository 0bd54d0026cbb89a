/** A member's own payments and invoices. */
import type { DbRow } from '#db/row.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import type { PaymentState } from './states.ts'

export type Payment = DbRow<
  'payments',
  | 'id'
  // Null once that is gone.
  | 'request_id as requestId'
  | 'state'
  | 'amount_cents as amountCents'
  | 'created_at as createdAt'
  // Since when it is what it is.
  | 'changed_at as changedAt'
> & {
  /** Numbers of the invoice, and of the credit note. */
  invoice: string | null
  credit: string | null
  /** What the member wanted to read on its invoice. */
  reference: string | null
  /**
   * Something else came in than was asked for: another amount, or what does not fit at all. A person looks at it, and
   * the request is not paid.
   */
  doubt: 'otherAmount' | 'otherPayment' | null
  /** We were asked to pay it back. */
  goesBack: boolean
}

const paymentColumns = (sql: Sql) => sql`
  select p.id, p.request_id as "requestId", p.state, p.amount_cents as "amountCents",
         p.created_at as "createdAt", p.changed_at as "changedAt",
         (select number from invoices where payment_id = p.id and kind = 'invoice') as invoice,
         (select number from invoices where payment_id = p.id and kind = 'credit') as credit,
         (select billed_to->>'reference' from invoices
           where payment_id = p.id and kind = 'invoice') as reference,
         case when p.state = 'open' and p.problem = 'amount' then 'otherAmount'
              when p.state = 'open' and p.problem is not null then 'otherPayment' end as doubt,
         p.refund_asked_at is not null as "goesBack"
    from payments p`

/** Finds a payment of the member of this person. @returns null when it has no such payment */
export async function findPayment(userId: string, id: string): Promise<Payment | null> {
  if (!isUuid(id)) return null
  const [found] = await readOnly(
    asPerson(userId),
    (sql) => sql<Payment[]>`${paymentColumns(sql)} where p.id = ${id}`,
  )
  return found ?? null
}

/**
 * The secret by which a page of the member shows the checkout of a payment.
 *
 * @returns null when it has none (any more), or one at the provider's address
 */
export async function checkoutSecret(userId: string, id: string): Promise<string | null> {
  const [found] = await readOnly(
    asPerson(userId),
    (sql) => sql<DbRow<'payments', 'checkout_secret as secret'>[]>`
      select checkout_secret as secret from payments
       where id = ${id} and state = 'open' and expires_at > now()`,
  )
  return found?.secret ?? null
}

/** Finds the payment that was begun for a request and of which nothing is known yet. */
export const openPaymentOf = (userId: string, requestId: string): Promise<Payment | null> =>
  paymentFor(userId, requestId, ['open'])

/** Finds what was paid for a request, where it is known; paid back by now, or not. */
export const paidFor = (userId: string, requestId: string): Promise<Payment | null> =>
  paymentFor(userId, requestId, ['paid', 'refunded'])

/** The first of which nothing is wrong: what came in twice, or too late, goes back by itself. */
async function paymentFor(userId: string, requestId: string, states: readonly PaymentState[]) {
  const [found] = await readOnly(
    asPerson(userId),
    (sql) => sql<Payment[]>`
      ${paymentColumns(sql)} where p.request_id = ${requestId} and p.state = any(${[...states]})
       order by p.problem is not null, p.created_at, p.id limit 1`,
  )
  return found ?? null
}

/** Lists the payments of the member of this person, the newest first. */
export const paymentsOf = (userId: string, most = 100): Promise<Payment[]> =>
  readOnly(
    asPerson(userId),
    (sql) => sql<Payment[]>`${paymentColumns(sql)} order by p.created_at desc, p.id limit ${most}`,
  )
