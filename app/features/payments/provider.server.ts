/** The only place that knows Stripe. */
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { env, isLocal } from '#app/platform/env.server.ts'
import { traceHeaders } from '#app/platform/trace.server.ts'
import type { CheckoutMode } from './checkout-mode.ts'
import { standIn } from './stand-in.ts'
import type { PaymentState } from './states.ts'

/** Nobody waits longer for an answer of the provider. */
const ANSWERS_WITHIN_MS = 8000

/** Signatures older than this, or of a time to come, are refused. */
const TOLERANCE_SECONDS = 5 * 60

/**
 * Whether payments work here. In production that takes a key; a developer's machine has a test
 * desk.
 */
export const canPay = (): boolean => Boolean(env().STRIPE_SECRET_KEY) || isLocal()

/**
 * The site where a form that begins a payment ends up, as policies of pages name it; null: this
 * site.
 */
export function checkoutOrigin(): string | null {
  const { STRIPE_SECRET_KEY, STRIPE_API } = env()
  if (!STRIPE_SECRET_KEY) return null
  return STRIPE_API ?? 'https://checkout.stripe.com'
}

/**
 * The key by which a page of ours can show a checkout; null: checkouts open at the provider's
 * address.
 */
export function browserKey(): string | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = env()
  return (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY) || null
}

let stripeClient: Promise<Stripe> | undefined

/** Loaded with the first payment, since it takes memory. */
function stripe(): Promise<Stripe> {
  stripeClient ??= import('stripe').then(({ default: SDK }) => {
    const { STRIPE_SECRET_KEY, STRIPE_API } = env()
    if (!STRIPE_SECRET_KEY && !isLocal()) throw new Error('STRIPE_SECRET_KEY: is not set')
    return new SDK(STRIPE_SECRET_KEY ?? 'sk_test_proefkassa', {
      timeout: ANSWERS_WITHIN_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(STRIPE_API && addressIn(STRIPE_API)),
      httpClient: traced(
        STRIPE_SECRET_KEY ? SDK.createNodeHttpClient() : SDK.createFetchHttpClient(standIn().fetch),
      ),
    })
  })
  return stripeClient
}

type HttpClient = InstanceType<typeof Stripe.HttpClient>

/** Tells the provider which trace a question is a part of. */
function traced(client: HttpClient): HttpClient {
  const ask = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, method, headers, ...rest) =>
    ask(host, port, path, method, { ...headers, ...traceHeaders() }, ...rest)
  return client
}

function addressIn(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port } as const
}

/** Whether an error says that the provider does not answer now, and not that we asked something wrong. */
export function isProviderAway(error: unknown): boolean {
  const { type, statusCode = 0 } = error as { type?: string; statusCode?: number }
  return type === 'StripeConnectionError' || statusCode === 429 || statusCode >= 500
}

type NewCheckout = {
  mode: CheckoutMode
  paymentId: string
  amountCents: number
  /** What the payer reads at the checkout. */
  name: string
  expiresAt: Date
  /** Asking again with the same key gives the same checkout. */
  key: string
  /** Addresses of this site: after paying, and after turning back from the provider's. */
  success: string
  cancel: string
}

/** With an address, or with the secret by which a page shows it. */
export type Checkout = { sessionId: string; url: string | null; secret: string | null }

/** Opens a checkout at the provider. @throws when the provider does not answer, or refuses */
export async function openCheckout(wanted: NewCheckout): Promise<Checkout> {
  const { paymentId, amountCents, name, expiresAt, key } = wanted
  const sdk = await stripe()
  const { id, url, client_secret } = await sdk.checkout.sessions.create(
    {
      mode: 'payment',
      ...placeOf(wanted),
      client_reference_id: paymentId,
      payment_intent_data: { description: name, metadata: { payment: paymentId } },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name } },
        },
      ],
      allowed_payment_method_types: ['ideal', 'card'],
      // The price is in euros, wherever someone pays from.
      adaptive_pricing: { enabled: false },
      locale: 'nl',
      expires_at: Math.floor(expiresAt.getTime() / 1000),
    },
    { idempotencyKey: key },
  )
  if (!url && !client_secret) throw new Error('the checkout can be opened nowhere')
  return { sessionId: id, url, secret: client_secret ?? null }
}

const placeOf = ({ mode, success, cancel }: NewCheckout) =>
  mode === 'hosted'
    ? ({ ui_mode: 'hosted_page', success_url: success, cancel_url: cancel } as const)
    : ({ ui_mode: 'embedded_page', return_url: success } as const)

/**
 * Closes a checkout, at which nobody can pay from now on.
 *
 * @returns what the provider knows of it then: it may have been paid before
 * @throws when the provider does not answer
 */
export async function closeCheckout(sessionId: string): Promise<CheckoutFacts> {
  const { Stripe: SDK } = await import('stripe')
  const sdk = await stripe()
  await sdk.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    // One that is over cannot be closed.
    if (!(error instanceof SDK.errors.StripeInvalidRequestError)) throw error
  })
  return readCheckout(sessionId)
}

/** What the provider knows of a checkout, at the moment of asking. */
export type CheckoutFacts = {
  sessionId: string
  /** As we named it; from elsewhere it may be anything. */
  paymentId: string
  state: PaymentState
  amountCents: number | null
  currency: string | null
  intentId: string | null
  /** What was to go back did not arrive, and nothing more is under way. */
  refundFailed: boolean
  /** Whoever paid asks their bank for it, or did. */
  disputed: boolean
}

const EXPANDED = 'payment_intent.latest_charge.refunds'

/**
 * Asks what became of a checkout.
 *
 * @throws when the provider does not answer, or knows no such checkout
 */
export async function readCheckout(sessionId: string): Promise<CheckoutFacts> {
  const sdk = await stripe()
  return checkoutFacts(await sdk.checkout.sessions.retrieve(sessionId, { expand: [EXPANDED] }))
}

/**
 * Asks about the checkout that a message named.
 *
 * @returns undefined when the provider knows no such checkout
 */
export async function readNamed(sessionId: string): Promise<CheckoutFacts | undefined> {
  try {
    return await readCheckout(sessionId)
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 404) throw error
    return undefined
  }
}

/**
 * Finds the checkout by the money that it led to.
 *
 * @returns undefined for money that came by no checkout
 */
export async function findCheckout(intentId: string): Promise<CheckoutFacts | undefined> {
  const sdk = await stripe()
  const { data } = await sdk.checkout.sessions.list({
    payment_intent: intentId,
    limit: 1,
    expand: [`data.${EXPANDED}`],
  })
  return data[0] && checkoutFacts(data[0])
}

function checkoutFacts(session: Stripe.Checkout.Session): CheckoutFacts {
  const { id, client_reference_id, amount_total, currency } = session
  return {
    sessionId: id,
    paymentId: client_reference_id ?? '',
    state: stateOfCheckout(session),
    amountCents: amount_total,
    currency,
    intentId: intentOfSession(session)?.id ?? null,
    refundFailed: isRefusedByBank(intentOfSession(session)),
    disputed: chargeOf(intentOfSession(session))?.disputed ?? false,
  }
}

const intentOfSession = ({ payment_intent }: Stripe.Checkout.Session) =>
  typeof payment_intent === 'string' ? null : payment_intent

function stateOfCheckout(session: Stripe.Checkout.Session): PaymentState {
  const intent = intentOfSession(session)
  if (session.payment_status === 'paid') return isRefunded(intent) ? 'refunded' : 'paid'
  if (session.status === 'expired') return 'expired'
  // A payment that takes days and fails in the end; the checkout itself is over.
  const isOver = session.status === 'complete'
  if (isOver && ['requires_payment_method', 'canceled'].includes(intent?.status ?? ''))
    return 'failed'
  return 'open'
}

/** All of it has arrived; a bank may take days. */
function isRefunded(intent: Stripe.PaymentIntent | null): boolean {
  const charge = chargeOf(intent)
  if (!charge) return false
  const arrived = refundsOf(intent).filter(({ status }) => status === 'succeeded')
  return arrived.reduce((sum, { amount }) => sum + amount, 0) >= charge.amount
}

const OVER = ['failed', 'canceled']

function isRefusedByBank(intent: Stripe.PaymentIntent | null): boolean {
  const refunds = refundsOf(intent)
  return refunds.length > 0 && refunds.every(({ status }) => OVER.includes(status ?? ''))
}

function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | undefined {
  const charge = intent?.latest_charge
  return charge && typeof charge !== 'string' ? charge : undefined
}

const refundsOf = (intent: Stripe.PaymentIntent | null) => chargeOf(intent)?.refunds?.data ?? []

/** Asks the provider to pay back; a message tells when that was done. */
export async function payBack(paymentId: string, intentId: string): Promise<void> {
  const sdk = await stripe()
  try {
    await sdk.refunds.create(
      { payment_intent: intentId, metadata: { payment: paymentId } },
      { idempotencyKey: `refund ${paymentId}` },
    )
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'charge_already_refunded') throw error
  }
}

/** What the provider tells of by itself, in a message that it signed. */
export type ProviderMessage = {
  id: string
  type: string
  about: { session: string } | { intent: string }
}

/**
 * Reads a message.
 *
 * @returns 'other' for one of no concern to us; 'unreadable' for one that is signed, and that we do
 *   not know; undefined for one that is not from the provider, too old, or of a time to come
 */
export async function readMessage(
  body: string,
  signature: string,
): Promise<ProviderMessage | 'other' | 'unreadable' | undefined> {
  if (!(await isSigned(body, signature))) return undefined
  const { success, data } = event.safeParse(parsed(body))
  return success ? toldBy(data) : 'unreadable'
}

async function isSigned(body: string, signature: string): Promise<boolean> {
  const { Stripe: SDK } = await import('stripe')
  const secret = env().STRIPE_WEBHOOK_SECRET ?? standIn().secret()
  if (isAhead(signature)) return false
  try {
    const { signature: signed } = SDK.webhooks
    return signed?.verifyHeader(body, signature, secret, TOLERANCE_SECONDS) ?? false
  } catch (error) {
    if (error instanceof SDK.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const filled = z.string().min(1)
const inMessage = <T extends z.ZodType>(object: T) => z.object({ object })

/** What we read of a message; its type says which of the two it is. */
const event = z.object({
  id: filled,
  type: z.string(),
  created: z.number(),
  data: z.unknown(),
})
const session = inMessage(z.object({ id: filled }))
const ofIntent = inMessage(
  z.object({ payment_intent: z.union([filled, z.object({ id: filled })]).nullish() }),
)

/** The SDK takes signatures of any time to come. */
function isAhead(signature: string): boolean {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  return !(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS)
}

function toldBy({ id, type, created, data }: z.infer<typeof event>) {
  if (created > Date.now() / 1000 + TOLERANCE_SECONDS) return undefined
  switch (type as Stripe.Event.Type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const about = session.safeParse(data)
      return about.success ? { id, type, about: { session: about.data.object.id } } : 'unreadable'
    }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const about = ofIntent.safeParse(data)
      return about.success ? aboutIntent(id, type, about.data.object.payment_intent) : 'unreadable'
    }
    default:
      return 'other'
  }
}

function aboutIntent(id: string, type: string, intent: string | { id: string } | null | undefined) {
  if (!intent) return 'other'
  return { id, type, about: { intent: typeof intent === 'string' ? intent : intent.id } }
}
