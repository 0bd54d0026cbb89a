import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { HOUR_MS } from '#app/platform/durations.ts'
import { payments } from './texts.nl.ts'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { log } from '#app/platform/log.server.ts'
import { asPerson, asSystem, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { CheckoutMode } from './checkout-mode.ts'
import { followUp } from './follow-up.ts'
import {
  browserKey,
  canPay,
  type Checkout,
  closeCheckout,
  isProviderAway,
  openCheckout,
} from './provider.server.ts'
import { settle, takeTurnsAt } from './settle.server.ts'

/**
 * off: payment is not possible here. away: the provider did not answer. paid: that is done already.
 * checking: the last attempt ran out, and we wait to hear what became of it. refused: there is
 * nothing (any more) to pay for.
 */
export type NotStarted = 'off' | 'away' | 'paid' | 'checking' | 'refused'
export type Started = { ok: true; address: string } | { ok: false; reason: NotStarted }

type ToPay = {
  userId: string
  requestId: string
  amountCents: number
  /** Whether the checkout may open in a page of ours: that takes a browser that runs scripts. */
  mode: CheckoutMode
}

/**
 * Begins a payment of the member whose account this is, or goes on with the one that is open: two
 * tabs and a double click get the same checkout. Not in a transaction of the caller, since the
 * provider is asked.
 *
 * @returns where to send the browser
 * @throws what is no word of the provider being away: a fault of ours
 */
export async function startPayment(toPay: ToPay): Promise<Started> {
  if (!canPay()) return { ok: false, reason: 'off' }
  const mode = browserKey() ? toPay.mode : 'hosted'
  const found = await withActor(asPerson(toPay.userId), async (sql) => {
    await takeTurnsAt(sql, toPay.requestId)
    if (await isPaid(sql, toPay)) return 'paid'
    return (await followUp().mayPay(sql, toPay.requestId)) ? openOne(sql, toPay) : 'refused'
  })
  if (typeof found === 'string') return { ok: false, reason: found }
  if (found.isOver) return { ok: false, reason: 'checking' }
  try {
    if (found.secret && mode === 'hosted') return await startAnew(found, toPay)
    return { ok: true, address: checkoutAddress(found) ?? (await checkoutFor(found, mode)) }
  } catch (error) {
    if (!isProviderAway(error)) throw error
    log().error({ err: error, payment: found.id }, 'no checkout')
    return { ok: false, reason: 'away' }
  }
}

/**
 * The checkout in our page did not open. What has one of its own at the provider's address is another
 * payment, after this one was closed: both could be paid otherwise.
 */
async function startAnew(found: OpenPayment, toPay: ToPay): Promise<Started> {
  const facts = await closeCheckout(found.sessionId ?? '')
  const outcome = await settle(facts)
  const isUnderWay = facts.state === 'open' || outcome === 'problem'
  return isUnderWay ? { ok: false, reason: 'checking' } : startPayment(toPay)
}

type OpenPayment = OpenCheckout &
  DbRow<
    'payments',
    'id' | 'amount_cents as amountCents' | 'created_at as createdAt' | 'session_id as sessionId'
  > & {
    /** Its checkout can be used no more. */
    isOver: boolean
  }

async function isPaid(sql: Sql, { requestId }: ToPay): Promise<boolean> {
  const paid = await sql`
    select 1 from payments where request_id = ${requestId} and state = 'paid'`
  return paid.length > 0
}

async function openOne(
  sql: Sql,
  { requestId, amountCents }: ToPay,
): Promise<OpenPayment | NotStarted> {
  await sql`
    insert into payments (id, request_id, member_id, amount_cents, vat_percent)
    select ${randomUUID()}, ${requestId}, member, ${amountCents}, ${env().VAT_PERCENT}
      from actor_member_id() as member where member is not null
    on conflict (request_id) where state = 'open' do nothing`
  const [open] = await sql<OpenPayment[]>`
    select id, amount_cents as "amountCents", created_at as "createdAt",
           session_id as "sessionId", checkout_url as url, checkout_secret as secret,
           coalesce(expires_at <= now(), false) as "isOver"
      from payments where request_id = ${requestId} and state = 'open'`
  return open ?? 'refused'
}

const t = dutch<['payments']>({ payments })

/**
 * The provider keeps a checkout open for half an hour at least. Ours is open for one hour to two: asked for
 * again within the hour, after an answer that was lost, it is the same one.
 */
async function checkoutFor({ id, amountCents, createdAt }: OpenPayment, mode: CheckoutMode) {
  const hours = Math.floor((Date.now() - createdAt.getTime()) / HOUR_MS)
  const expiresAt = new Date(createdAt.getTime() + (hours + 2) * HOUR_MS)
  const page = absoluteLink(href('/franchise/betaling/:payment', { payment: id }))
  const checkout = await openCheckout({
    mode,
    paymentId: id,
    amountCents,
    name: t('paidFor'),
    expiresAt,
    key: `payment ${id} ${mode} ${hours}`,
    success: page,
    cancel: `${page}?terug=ja`,
  })
  return keepCheckout(id, { ...checkout, expiresAt })
}

/** @returns the address of the one that is kept: the first, should two have asked */
function keepCheckout(id: string, one: Checkout & { expiresAt: Date }): Promise<string> {
  return withActor(asSystem('payments'), async (sql) => {
    await sql`
      update payments
         set session_id = ${one.sessionId}, checkout_url = ${one.url},
             checkout_secret = ${one.secret}, expires_at = ${one.expiresAt}
       where id = ${id} and session_id is null`
    const [kept] = await sql<OpenCheckout[]>`
      select id, checkout_url as url, checkout_secret as secret from payments where id = ${id}`
    const address = kept && checkoutAddress(kept)
    if (!address) throw new Error('no such payment')
    return address
  })
}

type OpenCheckout = DbRow<'payments', 'id' | 'checkout_url as url' | 'checkout_secret as secret'>

/** Null for one that has no checkout yet. */
const checkoutAddress = ({ id, url, secret }: OpenCheckout): string | null =>
  secret ? href('/franchise/betaling/:payment/kassa', { payment: id }) : url
