/** Payments against a provider on this machine, by the official client. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { startStripe } from '#tests/fixtures/faults/stripe.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { withTrace } from '#app/platform/trace.server.ts'
import type { CheckoutMode } from './checkout-mode.ts'
import type { DeskSession } from '#app/dev/desk-api.server.ts'
import { type FollowUp, giveFollowUp } from './follow-up.ts'
import { canGo } from '#app/platform/database/machine.ts'
import { PAYMENT, type PaymentState, stepsTo } from './states.ts'

const stripe = await startStripe()
Object.assign(process.env, stripe.settings, { LOG_LEVEL: 'silent' })
const { startPayment } = await import('./start.server.ts')
const { receive } = await import('./webhook.server.ts')
const { reconcilePayments } = await import('./reconcile.server.ts')
const { queueRefund, refundPayments } = await import('./refund.server.ts')
const { checkoutSecret, findPayment, paidFor, paymentsOf } = await import('./payments.server.ts')
const { removeGone } = await import('#app/features/guild/remove.server.ts')
const { unpaidRequest } = await import('#tests/fixtures/people/access-requests.ts')
const { lookAfterRequests } = await import('#tests/fixtures/jobs.ts')
const { vatIn } = await import('./issue.server.ts')

const followUp = {
  mayPay: vi.fn<FollowUp['mayPay']>(async () => true),
  paid: vi.fn<FollowUp['paid']>(async () => true),
  reference: vi.fn<FollowUp['reference']>(async () => null),
} satisfies FollowUp
giveFollowUp(followUp)

let userId: string
let email: string
let requestId: string

beforeEach(async () => {
  ;({ id: userId, email } = await testUser('franchise'))
  requestId = await unpaidRequest(userId)
})
afterEach(() => {
  stripe.breakDown(false)
  for (const one of Object.values(followUp)) one.mockReset()
  followUp.mayPay.mockResolvedValue(true)
  followUp.paid.mockResolvedValue(true)
})
afterAll(stripe.stop)

const start = (mode: CheckoutMode = 'hosted') =>
  startPayment({ userId, requestId, amountCents: 1050, mode })

/** Begins a payment. @returns the address of its checkout */
async function begun(): Promise<string> {
  const started = await start()
  if (!started.ok) throw new Error(started.reason)
  return started.address
}

type Row = DbRow<'payments', 'id' | 'state' | 'problem' | 'session_id'>

/** The payments of the request, the oldest first. */
const rows = () =>
  owner<Row[]>`
    select id, state, problem, session_id from payments where request_id = ${requestId}
     order by created_at`

const states = async () => (await rows()).map(({ state }) => state)

const invoicesOf = (kind: string) =>
  owner<DbRow<'invoices', 'number'>[]>`
    select number from invoices i join payments p on p.id = i.payment_id
     where p.request_id = ${requestId} and kind = ${kind}`

const COMPLETED = 'checkout.session.completed'
const EXPIRED = 'checkout.session.expired'

/** Brings a message about an object, as the provider would. */
async function tell(type: string, object: object, options = {}) {
  const { body, signature } = await stripe.message(type, object, options)
  return receive(body, signature)
}

/** Pays at a checkout, and brings the message. */
async function pay(url: string) {
  const session = await stripe.take('betalen', url)
  await tell(COMPLETED, session)
  return session
}

describe('a checkout in a page of ours', () => {
  /** Begins one. @returns the payment */
  async function opened() {
    const started = await start('embedded')
    const [payment] = await rows()
    if (!payment?.session_id) throw new Error('no checkout')
    const { id, session_id: session } = payment
    expect(started).toEqual({ ok: true, address: `/franchise/betaling/${id}/kassa` })
    return { id, session }
  }

  test('is asked for as one, and shown to its member alone', async () => {
    const { id, session } = await opened()
    const body = stripe.bodiesOf('POST /v1/checkout/sessions').at(-1)
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      ui_mode: 'embedded_page',
      return_url: `http://localhost:3000/franchise/betaling/${id}`,
    })
    expect([body?.get('success_url'), body?.get('cancel_url')]).toEqual([null, null])
    expect(await checkoutSecret(userId, id)).toBe(stripe.sessions.get(session)?.client_secret)
    const other = await testUser('franchise')
    expect(await checkoutSecret(other.id, id)).toBeNull()
  })

  test('is the same in two tabs, and paid by the message of any other', async () => {
    const { id, session } = await opened()
    await opened()
    await pay(session)
    expect(await states()).toEqual(['paid'])
    expect(await checkoutSecret(userId, id)).toBeNull()
    expect(await start('embedded')).toEqual({ ok: false, reason: 'paid' })
  })

  test('is closed before one at the address of the provider takes its place, for good', async () => {
    const { session } = await opened()
    const url = await begun()
    expect(url).toMatch(`${stripe.address}/pay/cs_test_`)
    expect(await states()).toEqual(['expired', 'open'])
    expect(stripe.sessions.get(session)?.status).toBe('expired')
    expect(await start('embedded')).toEqual({ ok: true, address: url })
  })

  test('that was paid meanwhile has no other in its place', async () => {
    const { session } = await opened()
    await stripe.take('betalen', session)
    expect(await start()).toEqual({ ok: false, reason: 'paid' })
    expect(await states()).toEqual(['paid'])
  })

  test.each([
    ['under way', { status: 'complete' as const }],
    [
      'paid with another amount',
      { status: 'complete' as const, payment_status: 'paid' as const, amount_total: 1 },
    ],
  ])('that is %s is waited for', async (_what, changes) => {
    const { session } = await opened()
    stripe.change(session, changes)
    expect(await start()).toEqual({ ok: false, reason: 'checking' })
    expect(await states()).toEqual(['open'])
  })

  test('stays as it is while the provider is down', async () => {
    await opened()
    stripe.breakDown()
    expect(await start()).toEqual({ ok: false, reason: 'away' })
    expect(await states()).toEqual(['open'])
  })
})

describe('a payment that begins', () => {
  test('is a part of the trace of its request, by a span of ours', async () => {
    const [trace, before] = ['4bf92f3577b34da6a3ce929d0e0e4736', stripe.traces().length]
    await withTrace({ traceparent: `00-${trace}-00f067aa0ba902b7-01` }, begun)
    const told = stripe.traces().slice(before)
    expect(told.length).toBeGreaterThan(0)
    for (const one of told) expect(one).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
    expect(told).not.toContain(`00-${trace}-00f067aa0ba902b7-01`)
  })

  test('is a checkout in euros, for iDEAL and cards, that leads back here', async () => {
    const before = stripe.bodiesOf('POST /v1/checkout/sessions').length
    const url = await begun()
    expect(url).toMatch(`${stripe.address}/pay/cs_test_`)
    const body = stripe.bodiesOf('POST /v1/checkout/sessions')[before]
    const [payment] = await rows()
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      client_reference_id: payment?.id,
      'line_items[0][price_data][unit_amount]': '1050',
      'line_items[0][price_data][currency]': 'eur',
      'allowed_payment_method_types[0]': 'ideal',
      'allowed_payment_method_types[1]': 'card',
      success_url: `http://localhost:3000/franchise/betaling/${payment?.id}`,
    })
    expect(JSON.stringify([...(body ?? [])])).not.toMatch(/WR\d{8}/)
  })

  test('is the same in two tabs, by a double click, and when it is asked for again', async () => {
    const all = await Promise.all([start(), start(), start()])
    const addresses = new Set([...all, await start()].map((one) => one.ok && one.address))
    expect(addresses.size).toBe(1)
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    const checkouts = [...stripe.sessions.values()].filter(
      ({ client_reference_id: id }) => id === row?.id,
    )
    expect(checkouts).toHaveLength(1)
  })

  test('says so when the provider is down, and goes on as one payment when it is back', async () => {
    stripe.breakDown()
    expect(await start()).toEqual({ ok: false, reason: 'away' })
    stripe.breakDown(false)
    await begun()
    expect(await states()).toEqual(['open'])
  })

  test('is not said to be away where the provider refuses what we ask: that is a fault', async () => {
    stripe.refuse()
    await expect(start()).rejects.toMatchObject({ statusCode: 400 })
    stripe.refuse(false)
    await begun()
  })

  test('is refused for what is paid, for what there is nothing to pay for, and to who is no member', async () => {
    await pay(await begun())
    expect(await start()).toEqual({ ok: false, reason: 'paid' })
    requestId = await unpaidRequest(userId)
    followUp.mayPay.mockResolvedValue(false)
    expect(await start()).toEqual({ ok: false, reason: 'refused' })
    followUp.mayPay.mockResolvedValue(true)
    userId = (await testUser()).id
    expect(await start()).toEqual({ ok: false, reason: 'refused' })
    expect(await rows()).toEqual([])
  })

  test('waits for the outcome of a checkout that ran out', async () => {
    await begun()
    await owner`update payments set expires_at = now() - interval '1 second' where request_id = ${requestId}`
    expect(await start()).toEqual({ ok: false, reason: 'checking' })
  })

  test('that failed or expired stays as it is, and another takes its place', async () => {
    const failed = await stripe.take('mislukken', await begun())
    await tell('checkout.session.async_payment_failed', failed)
    const expired = await stripe.take('verlopen', await begun())
    await tell(EXPIRED, expired)
    await pay(await begun())
    expect(await states()).toEqual(['failed', 'expired', 'paid'])
    expect(followUp.paid).toHaveBeenCalledExactlyOnceWith(expect.anything(), requestId)
  })
})

describe('a message of the provider', () => {
  test('moves a payment to paid, with an invoice, once however often it comes', async () => {
    const session = await stripe.take('betalen', await begun())
    const { body, signature } = await stripe.message(COMPLETED, session)
    const bring = () => receive(body, signature)
    expect(await Promise.all([bring(), bring(), bring()])).toEqual([true, true, true])
    expect(await bring()).toBe(true)
    // Another message about the same.
    await tell('checkout.session.async_payment_succeeded', session)
    expect(await states()).toEqual(['paid'])
    expect(followUp.paid).toHaveBeenCalledTimes(1)
    expect(await invoicesOf('invoice')).toHaveLength(1)
    const outcomes = await owner<DbRow<'payment_events', 'outcome'>[]>`
      select outcome from payment_events e join payments p on p.id = e.payment_id
       where p.request_id = ${requestId} order by received_at`
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['moved', 'unchanged'])
  })

  test('is not believed: what the provider says when it is asked counts', async () => {
    const url = await begun()
    const open = stripe.sessions.get(url.split('/').at(-1) ?? '')
    await tell(COMPLETED, { ...open, payment_status: 'paid', status: 'complete' })
    expect(await states()).toEqual(['open'])
    const paid = await stripe.take('betalen', url)
    // Out of order: what came before is told after.
    await tell(EXPIRED, paid)
    expect(await states()).toEqual(['paid'])
    await tell(EXPIRED, paid)
    expect(await states()).toEqual(['paid'])
  })

  test('of money that came after all moves a payment that expired', async () => {
    const url = await begun()
    await tell(EXPIRED, await stripe.take('verlopen', url))
    const id = url.split('/').at(-1) ?? ''
    stripe.change(id, { status: 'open' })
    await pay(url)
    expect(await states()).toEqual(['paid'])
    expect(followUp.paid).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['another amount', { amount_total: 1049 }, 'amount'],
    ['another currency', { currency: 'usd' }, 'currency'],
  ] as const)('of %s moves nothing, and waits for a person', async (_what, changes, problem) => {
    const session = await stripe.take('betalen', await begun())
    stripe.change(session.id, changes)
    expect(await tell(COMPLETED, session)).toBe(true)
    expect(await rows()).toMatchObject([{ state: 'open', problem }])
    expect(followUp.paid).not.toHaveBeenCalled()
    expect(await invoicesOf('invoice')).toEqual([])
  })

  test('about another checkout of the same payment moves nothing', async () => {
    const session = await stripe.take('verlopen', await begun())
    const id = `cs_test_${'0'.repeat(32)}`
    stripe.sessions.set(id, { ...session, id })
    await tell(EXPIRED, { id })
    expect(await states()).toEqual(['open'])
    stripe.change(id, { status: 'complete', payment_status: 'paid' })
    await tell(COMPLETED, { id })
    expect(await rows()).toMatchObject([{ state: 'open', problem: 'session' }])
  })

  test.each([randomUUID(), 'of someone else', ''])(
    'about a payment that is not here (%j) is noted and does nothing',
    async (reference) => {
      const session = await stripe.take('betalen', await begun())
      stripe.change(session.id, { client_reference_id: reference })
      const id = `evt_${randomUUID()}`
      expect(await tell(COMPLETED, session, { id })).toBe(true)
      expect(await states()).toEqual(['open'])
      expect(await owner`select outcome, payment_id from payment_events where id = ${id}`).toEqual([
        { outcome: 'unknown', payment_id: null },
      ])
    },
  )

  test('of another kind is taken and does nothing', async () => {
    expect(await tell('customer.created', { id: 'cus_1' })).toBe(true)
  })

  test.each([
    ['nothing', () => 'null'],
    ['no JSON', () => 'rubbish'],
    [
      'a message without a number',
      (now: number) => JSON.stringify({ type: COMPLETED, created: now }),
    ],
    [
      'a message about nothing',
      (now: number) => JSON.stringify({ id: 'evt_1', type: COMPLETED, created: now }),
    ],
    [
      'a checkout that the provider does not know',
      (now: number) =>
        JSON.stringify({
          id: 'evt_2',
          type: COMPLETED,
          created: now,
          data: { object: { id: '../refunds?x=' } },
        }),
    ],
  ])(
    'that is signed and says %s is taken, so that it does not come for days',
    async (_what, write) => {
      await begun()
      const { Stripe } = await import('stripe')
      const body = write(Math.floor(Date.now() / 1000))
      const secret = stripe.settings.STRIPE_WEBHOOK_SECRET
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
      expect(await receive(body, signature)).toBe(true)
      expect(await states()).toEqual(['open'])
    },
  )

  test('is refused when it is forged, changed, too old or of a time to come', async () => {
    const session = await stripe.take('betalen', await begun())
    const { body, signature } = await stripe.message(COMPLETED, session)
    const { Stripe } = await import('stripe')
    const signed = (seconds: number, secret = stripe.settings.STRIPE_WEBHOOK_SECRET) =>
      Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(Date.now() / 1000) + seconds,
      })
    const bad: [string, string][] = [
      [body, ''],
      [body, 't=1'],
      [body, signature.replace(/v1=.{4}/, 'v1=0000')],
      [body, signed(0, 'whsec_of_someone_else_entirely')],
      [body.replace(COMPLETED, EXPIRED), signature],
      [`${body} `, signature],
      [body, signed(-6 * 60)],
      [body, signed(6 * 60)],
      [body, signed(10 ** 9)],
    ]
    for (const [text, header] of bad) expect(await receive(text, header)).toBe(false)
    const ahead = { created: Math.floor(Date.now() / 1000) + 6 * 60 }
    expect(await tell(COMPLETED, session, ahead)).toBe(false)
    expect(await states()).toEqual(['open'])
    expect(await receive(body, signed(-4 * 60))).toBe(true)
    expect(await states()).toEqual(['paid'])
  })

  test('leaves nothing when it cannot be handled, and works the next time', async () => {
    const session = await stripe.take('betalen', await begun())
    const { body, signature } = await stripe.message(COMPLETED, session)
    const bring = () => receive(body, signature)
    stripe.breakDown()
    await expect(bring()).rejects.toThrow('down on purpose')
    stripe.breakDown(false)
    followUp.paid.mockRejectedValueOnce(new Error('on purpose'))
    await expect(bring()).rejects.toThrow('on purpose')
    expect(await states()).toEqual(['open'])
    expect(await invoicesOf('invoice')).toEqual([])
    expect(await bring()).toBe(true)
    expect(await states()).toEqual(['paid'])
  })
})

describe('money that goes back', () => {
  const refund = async () => {
    await withActor(asPerson(userId), (sql) => queueRefund(sql, { requestId }))
    await refundPayments({ requestId })
  }

  test('is asked for once, and moves the payment by the message, with a credit note', async () => {
    const { payment_intent: intent } = await pay(await begun())
    await refund()
    await refund()
    expect(stripe.bodiesOf('POST /v1/refunds').at(-1)?.get('payment_intent')).toBe(intent?.id)
    const [payment] = await rows()
    const key = `refund ${payment?.id}`
    expect(stripe.keysOf('POST /v1/refunds').slice(-2)).toEqual([key, key])
    expect(await states()).toEqual(['paid'])
    await tell('charge.refunded', { payment_intent: intent?.id })
    await tell('refund.updated', { payment_intent: intent?.id })
    expect(await states()).toEqual(['refunded'])
    expect(await invoicesOf('credit')).toHaveLength(1)
    const mails = await letters(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Wij hebben uw betaling teruggestort'])
    expect(mails[0]?.text).toMatch(/€\s10,50/)
  })

  const attended = () => owner<DbRow<'attention', 'why'>[]>`
    select a.why from attention a join payments p on a.about = p.id::text
     where a.kind = 'returned' and p.request_id = ${requestId}`
  const goesOn = () => owner`
    update access_requests set state = 'waiting_contact' where id = ${requestId}`

  test('by hand, while the request goes on, needs a person', async () => {
    const session = await pay(await begun())
    await goesOn()
    const intent = stripe.sessions.get(session.id)?.payment_intent
    intent?.latest_charge.refunds.data.push({
      id: 're_by_hand',
      object: 'refund',
      amount: 1050,
      status: 'succeeded',
      payment_intent: intent.id,
    })
    await tell('charge.refunded', { payment_intent: intent?.id })
    expect([await states(), [...(await attended())]]).toEqual([['refunded'], [{ why: 'refund' }]])
  })

  test('as we asked for needs nobody', async () => {
    const { payment_intent: intent } = await pay(await begun())
    await goesOn()
    await refund()
    await tell('charge.refunded', { payment_intent: intent?.id })
    expect([await states(), [...(await attended())]]).toEqual([['refunded'], []])
  })

  test('or may, since whoever paid disputes it, needs a person once, and moves nothing', async () => {
    const session = await pay(await begun())
    const intent = stripe.sessions.get(session.id)?.payment_intent
    if (intent) intent.latest_charge.disputed = true
    await tell('charge.dispute.created', { payment_intent: intent?.id })
    expect([await states(), [...(await attended())]]).toEqual([['paid'], [{ why: 'dispute' }]])
    await owner`delete from attention where kind = 'returned'`
    await tell('charge.dispute.created', { payment_intent: intent?.id })
    expect(await attended()).toEqual([])
  })

  test('waits for the bank', async () => {
    const session = await pay(await begun())
    await refund()
    const intent = stripe.sessions.get(session.id)?.payment_intent
    const [sent] = intent?.latest_charge.refunds.data ?? []
    if (!sent) throw new Error('no refund')
    sent.status = 'pending'
    await tell('charge.refunded', { payment_intent: intent?.id })
    expect(await states()).toEqual(['paid'])
    sent.status = 'succeeded'
    await tell('refund.updated', { payment_intent: intent?.id })
    expect(await states()).toEqual(['refunded'])
  })

  test('that the bank refuses is left to a person, and asked about no more', async () => {
    const session = await pay(await begun())
    await refund()
    const intent = stripe.sessions.get(session.id)?.payment_intent
    const [sent] = intent?.latest_charge.refunds.data ?? []
    if (!sent) throw new Error('no refund')
    sent.status = 'failed'
    await tell('refund.failed', { payment_intent: intent?.id })
    const noted = () => owner<
      DbRow<'payments', 'refund_failed_at! as at' | 'asked_at! as asked'>[]
    >`
      select refund_failed_at as at, asked_at as asked from payments where request_id = ${requestId}`
    expect(await noted()).toEqual([{ at: expect.any(Date), asked: null }])
    await owner`
      update payments set refund_asked_at = now() - interval '1 day' where request_id = ${requestId}`
    await reconcilePayments()
    expect(await noted()).toEqual([{ at: expect.any(Date), asked: null }])
    expect(await states()).toEqual(['paid'])
  })

  test('is first paid, then refunded, where neither was told', async () => {
    const session = await stripe.take('betalen', await begun())
    const intent = stripe.sessions.get(session.id)?.payment_intent
    intent?.latest_charge.refunds.data.push({
      id: 're_1',
      object: 'refund',
      amount: 1050,
      status: 'succeeded',
      payment_intent: intent.id,
    })
    await tell(COMPLETED, session)
    expect(await states()).toEqual(['refunded'])
    expect(followUp.paid).toHaveBeenCalledTimes(1)
  })

  test('is what was paid twice, which the request hears of once', async () => {
    const first = await begun()
    await tell(EXPIRED, await stripe.take('verlopen', first))
    await pay(await begun())
    const id = first.split('/').at(-1) ?? ''
    stripe.change(id, { status: 'open' })
    const session = await pay(first)
    const [twice] = await rows()
    expect(twice).toMatchObject({ state: 'paid', problem: 'twice' })
    await refundPayments({ paymentId: twice?.id })
    await tell('refund.updated', { payment_intent: session.payment_intent?.id })
    expect(await states()).toEqual(['refunded', 'paid'])
    expect(followUp.paid).toHaveBeenCalledTimes(1)
  })

  test('is what came too late to be of use', async () => {
    followUp.paid.mockResolvedValue(false)
    const session = await pay(await begun())
    const [late] = await rows()
    expect(late).toMatchObject({ state: 'paid', problem: 'late' })
    await refundPayments({ paymentId: late?.id })
    await tell('refund.updated', { payment_intent: session.payment_intent?.id })
    expect(await states()).toEqual(['refunded'])
    expect(await invoicesOf('credit')).toHaveLength(1)
  })
})

describe('the check of what was never told', () => {
  const earlier = (interval: string) =>
    owner`update payments set created_at = now() - ${interval}::interval where request_id = ${requestId}`

  test('moves a payment as the message would have, once', async () => {
    await stripe.take('betalen', await begun())
    await reconcilePayments()
    expect(await states()).toEqual(['open'])
    await earlier('11 minutes')
    await reconcilePayments()
    await reconcilePayments()
    expect(await states()).toEqual(['paid'])
    expect(followUp.paid).toHaveBeenCalledTimes(1)
  })

  test('goes on after one that cannot be asked about', async () => {
    const lost = await begun()
    stripe.sessions.delete(lost.split('/').at(-1) ?? '')
    await earlier('1 hour')
    requestId = await unpaidRequest(userId)
    await stripe.take('betalen', await begun())
    await earlier('11 minutes')
    await reconcilePayments()
    expect(await states()).toEqual(['paid'])
  })

  test('comes to a payment behind three that cannot be asked about', async () => {
    for (let count = 0; count < 3; count += 1) {
      const lost = await begun()
      stripe.sessions.delete(lost.split('/').at(-1) ?? '')
      await earlier('1 hour')
      requestId = await unpaidRequest(userId)
    }
    await stripe.take('betalen', await begun())
    await earlier('11 minutes')
    await reconcilePayments()
    await reconcilePayments()
    expect(await states()).toEqual(['paid'])
  })

  test('gives up what never got a checkout', async () => {
    stripe.breakDown()
    await start()
    stripe.breakDown(false)
    await earlier('25 hours')
    await reconcilePayments()
    expect(await states()).toEqual(['expired'])
  })
})

describe('invoices', () => {
  test('have numbers without gaps, also when some are rolled back', async () => {
    const sessions: DeskSession[] = []
    for (let count = 0; count < 12; count += 1) {
      requestId = await unpaidRequest(userId)
      sessions.push(await stripe.take('betalen', await begun()))
    }
    const chosen = sessions.filter((_session, index) => index % 3 === 0)
    const failing = chosen.map((one) => `'${one.client_reference_id}'`).join()
    const tellAll = () => Promise.allSettled(sessions.map((session) => tell(COMPLETED, session)))
    // After the number was given out.
    const told = await whileFailing('invoices', `new.payment_id in (${failing})`, tellAll)
    expect(told.filter(({ status }) => status === 'rejected')).toHaveLength(chosen.length)
    await tellAll()
    const numbers = await owner<DbRow<'invoices', 'number'>[]>`
      select number from invoices where kind = 'invoice' order by number`
    const given = numbers.map(({ number }) => Number(number.split('-')[1]))
    expect(given.length).toBeGreaterThanOrEqual(sessions.length)
    expect(given).toEqual(given.map((_number, index) => index + 1))
  })

  test.each([
    [1050, 21, 182],
    [121, 21, 21],
    [1000, 21, 174],
    [1000, 0, 0],
    [1, 21, 0],
  ])('of %i cents with VAT of %i percent have %i cents of it', (cents, percent, vat) => {
    expect(vatIn(cents, percent)).toBe(vat)
  })
})

test('a payment is shown to its member only', async () => {
  await pay(await begun())
  const [row] = await rows()
  const id = row?.id ?? ''
  const [invoice] = await invoicesOf('invoice')
  expect(await findPayment(userId, id)).toMatchObject({
    state: 'paid',
    amountCents: 1050,
    invoice: invoice?.number,
  })
  expect(await paymentsOf(userId)).toHaveLength(1)
  const { id: other } = await testUser('franchise')
  expect(await findPayment(other, id)).toBeNull()
  expect(await paymentsOf(other)).toEqual([])
  expect(await findPayment(userId, 'x')).toBeNull()
})

test('what was paid for a request is not what came in besides and went back', async () => {
  await pay(await begun())
  const [paid] = await rows()
  await owner`
    insert into payments (id, request_id, member_id, amount_cents, vat_percent, created_at)
    select gen_random_uuid(), request_id, member_id, amount_cents, vat_percent,
           created_at - interval '1 hour'
      from payments where id = ${paid?.id ?? ''}`
  await owner`
    update payments set state = 'paid', problem = 'twice'
     where request_id = ${requestId} and id <> ${paid?.id ?? ''}`
  await owner`update payments set state = 'refunded' where problem = 'twice'`
  expect((await paidFor(userId, requestId))?.id).toBe(paid?.id)
})

test('invoices stay when their member is removed', async () => {
  await pay(await begun())
  const [row] = await rows()
  const [member] = await owner<DbRow<'franchise_partners', 'id'>[]>`
    update franchise_partners set status = 'inactive', removed_at = now()
     where id = (select member_id from guild_memberships where user_id = ${userId}) returning id`
  await lookAfterRequests()
  await removeGone({ id: member?.id })
  expect(await owner`select 1 from franchise_partners where id = ${member?.id ?? ''}`).toEqual([])
  const [invoice] = await owner`
    select i.member_id as member, billed_to->>'companyName' as company
      from invoices i where payment_id = ${row?.id ?? ''}`
  expect(invoice).toEqual({ member: null, company: 'Uitvaartzorg Proef' })
})

describe('the states of a payment', () => {
  const all = Object.keys(PAYMENT.ways) as PaymentState[]
  const pairs = all.flatMap((from) => all.map((to) => [from, to] as const))

  test.each(pairs)('from %s to %s are what the database lets through', async (from, to) => {
    const id = randomUUID()
    await owner`
      insert into payments (id, request_id, amount_cents, vat_percent)
      values (${id}, ${requestId}, 1, 21)`
    for (const state of stepsTo('open', from))
      await owner`update payments set state = ${state} where id = ${id}`
    const moved = owner`update payments set state = ${to} where id = ${id}`
    const isStep = from === to || canGo(PAYMENT, from, to)
    if (isStep) await moved
    else await expect(moved).rejects.toThrow('a row of payments cannot go')
  })

  test('are reached step by step', () => {
    expect(stepsTo('open', 'refunded')).toEqual(['paid', 'refunded'])
    expect(stepsTo('refunded', 'paid')).toEqual([])
    expect(stepsTo('paid', 'open')).toEqual([])
  })
})
