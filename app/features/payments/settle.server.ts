/** How a payment moves: by what the provider says of it, in one transaction, each step once. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { payments } from './texts.nl.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { log } from '#app/platform/log.server.ts'
import { asSystem, type Sql, takeTurns, withActor } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { followUp } from './follow-up.ts'
import { issueCredit, issueInvoice } from './issue.server.ts'
import type { CheckoutFacts } from './provider.server.ts'
import { queueRefund } from './refund.server.ts'
import { type PaymentState, stepsTo } from './states.ts'

const t = dutch<['payments']>({ payments })

type PaymentProblem = 'amount' | 'currency' | 'session'

type PaymentToSettle = DbRow<
  'payments',
  | 'id'
  // Null once that is gone.
  | 'request_id as requestId'
  | 'state'
  | 'amount_cents as amountCents'
  | 'session_id as sessionId'
>

/** seen: this message was handled before. unknown: there is no such payment. */
export type SettleOutcome = 'moved' | 'unchanged' | 'problem' | 'unknown' | 'seen'

/** A message of the provider: its number, so that it counts once. */
export type SeenMessage = { id: string; type: string }

/**
 * Moves a payment to what the provider knows of it, with all that follows.
 *
 * @param message none where nobody told and we asked
 * @returns what came of it; all of it is stored then, or nothing is when it throws
 */
export function settle(facts: CheckoutFacts, message?: SeenMessage): Promise<SettleOutcome> {
  return withActor(asSystem('payments'), async (sql) => {
    if (message && !(await noteMessage(sql, message))) return 'seen'
    const payment = await lockPayment(sql, facts.paymentId)
    const outcome = payment ? await moveTo(sql, payment, facts) : 'unknown'
    if (payment && facts.disputed) await noteDispute(sql, payment)
    if (message)
      await sql`
        update payment_events set outcome = ${outcome}, payment_id = ${payment?.id ?? null}
         where id = ${message.id}`
    return outcome
  })
}

/** Whoever brings the same message meanwhile waits here for the commit. */
async function noteMessage(sql: Sql, { id, type }: SeenMessage): Promise<boolean> {
  const { count } = await sql`
    insert into payment_events (id, type, outcome) values (${id}, ${type}, 'unchanged')
    on conflict do nothing`
  return count > 0
}

const select = (sql: Sql) => sql`
  select id, request_id as "requestId", state, amount_cents as "amountCents",
         session_id as "sessionId"
    from payments`

async function lockPayment(sql: Sql, paymentId: string): Promise<PaymentToSettle | undefined> {
  if (!isUuid(paymentId)) return undefined
  const [named] = await sql<DbRow<'payments', 'request_id as requestId'>[]>`
    select request_id as "requestId" from payments where id = ${paymentId}`
  if (!named) return undefined
  // Null once that is gone.
  await takeTurnsAt(sql, named.requestId ?? paymentId)
  const [payment] = await sql<PaymentToSettle[]>`
    ${select(sql)} where id = ${paymentId} for update`
  return payment
}

/**
 * Lets payments of one request wait for each other: two are never opened or paid unseen by the
 * other.
 */
export const takeTurnsAt = (sql: Sql, requestId: string) => takeTurns(sql, `pay ${requestId}`)

async function moveTo(sql: Sql, payment: PaymentToSettle, facts: CheckoutFacts) {
  const steps = stepsTo(payment.state, facts.state)
  if (steps.length === 0) return await noteRefund(sql, payment, facts)
  const problem = problemOf(payment, facts)
  if (problem) return await noteProblem(sql, payment, problem)
  // A checkout whose answer we never got, and which nobody was sent to: it ends unused.
  if (isOtherSession(payment, facts)) return 'unchanged'
  for (const step of steps) await STEPS[step](sql, payment, facts)
  return 'moved'
}

const isOtherSession = ({ sessionId }: PaymentToSettle, facts: CheckoutFacts) =>
  sessionId !== null && sessionId !== facts.sessionId

/** Of money that came in otherwise than was asked: a person looks at it, and nothing moves. */
function problemOf(payment: PaymentToSettle, facts: CheckoutFacts): PaymentProblem | undefined {
  if (facts.state !== 'paid' && facts.state !== 'refunded') return undefined
  if (isOtherSession(payment, facts)) return 'session'
  if (facts.currency !== 'eur') return 'currency'
  return facts.amountCents === payment.amountCents ? undefined : 'amount'
}

async function noteProblem(
  sql: Sql,
  { id }: PaymentToSettle,
  problem: PaymentProblem,
): Promise<'problem'> {
  await sql`update payments set problem = ${problem} where id = ${id}`
  log().error({ payment: id, problem }, 'payment needs a person')
  return 'problem'
}

/** Money that the bank did not take back stays here until a person returns it in another way. */
async function noteRefund(
  sql: Sql,
  { id, state }: PaymentToSettle,
  { refundFailed }: CheckoutFacts,
) {
  if (state !== 'paid' || !refundFailed) return 'unchanged'
  const { count } = await sql`
    update payments set refund_failed_at = now() where id = ${id} and refund_failed_at is null`
  if (count === 0) return 'unchanged'
  log().error({ payment: id, problem: 'refund' }, 'payment needs a person')
  return 'problem'
}

/** A person looks at it, once. What was paid for is not taken back by it: a family may need it. */
async function noteDispute(sql: Sql, { id }: PaymentToSettle) {
  const { count } = await sql`
    update payments set disputed_at = now() where id = ${id} and disputed_at is null`
  if (count > 0) log().error({ payment: id, problem: 'dispute' }, 'payment needs a person')
}

type SettleStep = (sql: Sql, payment: PaymentToSettle, facts: CheckoutFacts) => Promise<unknown>

const STEPS: Record<PaymentState, SettleStep> = {
  open: async () => {},
  paid: markPaid,
  failed: (sql, payment) => markFailed(sql, payment, 'failed'),
  expired: (sql, payment) => markFailed(sql, payment, 'expired'),
  refunded: markRefunded,
}

/** The invoice comes last: its number keeps others waiting. */
async function markPaid(sql: Sql, payment: PaymentToSettle, facts: CheckoutFacts) {
  const { id } = payment
  await sql`
    update payments set state = 'paid', intent_id = ${facts.intentId}, session_id = ${facts.sessionId}
     where id = ${id}`
  const problem = await whyOfNoUse(sql, payment)
  if (problem) {
    await sql`update payments set problem = ${problem} where id = ${id}`
    await queueRefund(sql, { paymentId: id })
  }
  await issueInvoice(sql, id)
}

async function whyOfNoUse(sql: Sql, { id, requestId }: PaymentToSettle) {
  if (!requestId) return 'late'
  const others = await sql`
    select 1 from payments
     where request_id = ${requestId} and id <> ${id} and state in ('paid', 'refunded')`
  if (others.length > 0) return 'twice'
  return (await followUp().paid(sql, requestId)) ? undefined : 'late'
}

async function markFailed(sql: Sql, { id }: PaymentToSettle, state: 'failed' | 'expired') {
  await sql`update payments set state = ${state} where id = ${id}`
}

async function markRefunded(sql: Sql, { id }: PaymentToSettle) {
  await sql`update payments set state = 'refunded' where id = ${id}`
  await tellReturned(sql, id)
  await issueCredit(sql, id)
}

/** Nobody where the member was removed meanwhile. */
async function tellReturned(sql: Sql, payment: string) {
  const [member] = await sql<
    (DbRow<'franchise_partners', 'email as to' | 'contact_name as firstName'> &
      DbRow<'payments', 'amount_cents as cents'>)[]
  >`
    select f.email as to, f.contact_name as "firstName", p.amount_cents as cents
      from payments p join franchise_partners f on f.id = p.member_id where p.id = ${payment}`
  if (!member) return
  const { to, firstName, cents } = member
  await queueMail(sql, {
    kind: 'payment-returned',
    to,
    firstName,
    facts: [t('returned', { amount: eurosOf(cents) })],
    link: absoluteLink(href('/franchise/betaling/:payment', { payment })),
  })
}

/** Gives up a payment that never got as far as a checkout: nobody can have paid it. */
export const giveUpPayment = (paymentId: string): Promise<void> =>
  withActor(asSystem('payments'), async (sql) => {
    const [payment] = await sql<PaymentToSettle[]>`
      ${select(sql)} where id = ${paymentId} and state = 'open' and session_id is null for update`
    if (payment) await markFailed(sql, payment, 'expired')
  })

/**
 * Books, as a job, what a colleague gave back by hand when the bank had not taken it. Run again it
 * does nothing.
 */
export const bookRefund = (payload: unknown): Promise<void> =>
  withActor(asSystem('payments'), async (sql) => {
    const { paymentId } = payload as { paymentId: string }
    const payment = await lockPayment(sql, paymentId)
    const [refused] = await sql`
      select 1 from payments where id = ${paymentId} and refund_failed_at is not null`
    if (refused && payment?.state === 'paid') await markRefunded(sql, payment)
  })
