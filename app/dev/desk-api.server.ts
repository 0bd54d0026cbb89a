/**
 * The part of Stripe's API that is used here, for the test desk of a developer's machine and for
 * tests: the same client pays at it, and its messages are signed alike.
 */
import { createHash, randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '#app/platform/durations.ts'
import type { DeskStep } from './desk-steps.ts'

type DeskRefund = {
  id: string
  object: 'refund'
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  payment_intent: string
}

type DeskIntent = {
  id: string
  object: 'payment_intent'
  status: 'succeeded' | 'requires_payment_method'
  latest_charge: {
    id: string
    object: 'charge'
    amount: number
    disputed: boolean
    refunds: { object: 'list'; data: DeskRefund[] }
  }
}

/** A checkout, as the API shows it with everything expanded. */
export type DeskSession = {
  id: string
  object: 'checkout.session'
  client_reference_id: string | null
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  expires_at: number
  success_url: string
  cancel_url: string
  url: string | null
  /** Of a checkout that opens in a page of the site. */
  client_secret: string | null
  payment_intent: DeskIntent | null
  /** Of ours: what is paid for, and what was asked, by which a key that is used twice is known. */
  name: string
  asked: string
}

/** Where checkouts are kept. */
export type DeskStore = {
  find: (id: string) => Promise<DeskSession | undefined>
  keep: (session: DeskSession) => Promise<void>
  all: () => Promise<DeskSession[]>
}

type DeskCall = { method: string; url: URL; fields: URLSearchParams; key: string }

class Refused extends Error {
  readonly status: number
  readonly answer: object
  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.answer = { error: { type, message, ...(code && { code }) } }
  }
}

const notFound = () =>
  new Refused(404, 'invalid_request_error', 'No such object', 'resource_missing')

/**
 * Answers calls as the provider would, on a developer's machine.
 *
 * @param pageOf the address where a checkout is paid
 */
export function deskApi(store: DeskStore, pageOf: (id: string) => string) {
  return async (request: Request): Promise<Response> => {
    try {
      return Response.json(await answerCall(store, pageOf, await askedBy(request)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return Response.json(error.answer, { status: error.status })
    }
  }
}

const askedBy = async (request: Request): Promise<DeskCall> => ({
  method: request.method,
  url: new URL(request.url),
  fields: new URLSearchParams(request.method === 'POST' ? await request.text() : ''),
  key: request.headers.get('idempotency-key') ?? '',
})

function answerCall(store: DeskStore, pageOf: (id: string) => string, asked: DeskCall) {
  const { method, url } = asked
  const [, part, rest, verb] =
    /^\/v1\/(checkout\/sessions|refunds)(?:\/(\w+)(?:\/(expire))?)?$/.exec(url.pathname) ?? []
  if (method === 'POST' && part === 'refunds') return refund(store, asked)
  if (method === 'POST' && part && !rest) return create(store, pageOf, asked)
  if (method === 'POST' && rest && verb) return expire(store, rest)
  if (method === 'GET' && part === 'checkout/sessions')
    return rest ? readCall(store, rest) : listIntents(store, url.searchParams.get('payment_intent'))
  throw notFound()
}

/** The same key gives the same checkout, and is refused for another. */
async function create(store: DeskStore, pageOf: (id: string) => string, { fields, key }: DeskCall) {
  const id = `cs_test_${idFrom(key || randomUUID())}`
  const asked = idFrom(fields.toString())
  const known = await store.find(id)
  if (known && known.asked !== asked)
    throw new Refused(400, 'idempotency_error', 'Keys can only be used with the same parameters')
  const session = known ?? sessionFrom(id, asked, fields, pageOf(id))
  if (!known) await store.keep(session)
  return session
}

const idFrom = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

const PRICE = 'line_items[0][price_data]'
const SOONEST_SECONDS = 30 * 60
const LATEST_SECONDS = DAY_SECONDS

function sessionFrom(
  id: string,
  asked: string,
  fields: URLSearchParams,
  page: string,
): DeskSession {
  const text = (name: string) => {
    const value = fields.get(name)
    if (!value) throw new Refused(400, 'invalid_request_error', `Missing required param: ${name}`)
    return value
  }
  const expiresAt = Number(text('expires_at'))
  const ahead = expiresAt - Date.now() / 1000
  if (ahead < SOONEST_SECONDS || ahead > LATEST_SECONDS)
    throw new Refused(400, 'invalid_request_error', 'expires_at: 30 minutes to 24 hours ahead')
  return {
    id,
    object: 'checkout.session',
    client_reference_id: fields.get('client_reference_id'),
    amount_total: Number(text(`${PRICE}[unit_amount]`)),
    currency: text(`${PRICE}[currency]`),
    status: 'open',
    payment_status: 'unpaid',
    expires_at: expiresAt,
    ...(fields.get('ui_mode') === 'embedded_page'
      ? {
          success_url: text('return_url'),
          cancel_url: '',
          url: null,
          client_secret: `${id}_secret`,
        }
      : {
          success_url: text('success_url'),
          cancel_url: text('cancel_url'),
          url: page,
          client_secret: null,
        }),
    payment_intent: null,
    name: text(`${PRICE}[product_data][name]`),
    asked,
  }
}

async function readCall(store: DeskStore, id: string): Promise<DeskSession> {
  const session = await store.find(id)
  if (!session) throw notFound()
  const isLate = session.status === 'open' && session.expires_at <= Date.now() / 1000
  return isLate ? { ...session, status: 'expired', url: null } : session
}

async function expire(store: DeskStore, id: string): Promise<DeskSession> {
  const session = await readCall(store, id)
  if (session.status !== 'open')
    throw new Refused(400, 'invalid_request_error', 'Only an open checkout can expire')
  return (await takeDeskStep(store, id, 'verlopen')) ?? session
}

async function listIntents(store: DeskStore, intent: string | null) {
  const found = await withIntent(store, intent)
  return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data: found }
}

const withIntent = async (store: DeskStore, intent: string | null) =>
  (await store.all()).filter(({ payment_intent }) => payment_intent?.id === intent)

async function refund(store: DeskStore, { fields, key }: DeskCall): Promise<DeskRefund> {
  const [session] = await withIntent(store, fields.get('payment_intent'))
  const intent = session?.payment_intent
  if (!session || !intent) throw notFound()
  const charge = intent.latest_charge
  const id = `re_${idFrom(key || randomUUID())}`
  const { data } = charge.refunds
  const known = data.find((one) => one.id === id)
  if (known) return known
  if (data.length > 0)
    throw new Refused(400, 'invalid_request_error', 'Charge refunded', 'charge_already_refunded')
  const made: DeskRefund = {
    id,
    object: 'refund',
    amount: charge.amount,
    status: 'succeeded',
    payment_intent: intent.id,
  }
  data.push(made)
  await store.keep(session)
  return made
}

/**
 * Takes one step in a checkout.
 *
 * @returns the checkout after it; unchanged when it was over before
 */
export async function takeDeskStep(
  store: DeskStore,
  id: string,
  step: DeskStep,
): Promise<DeskSession | undefined> {
  const session = await readCall(store, id).catch(() => undefined)
  if (session?.status !== 'open') return session
  const after: DeskSession =
    step === 'verlopen'
      ? { ...session, status: 'expired', url: null }
      : paidBy(session, step === 'betalen')
  await store.keep(after)
  return after
}

const paidBy = (session: DeskSession, succeeded: boolean): DeskSession => ({
  ...session,
  status: 'complete',
  payment_status: succeeded ? 'paid' : 'unpaid',
  url: null,
  payment_intent: deskIntent(session, succeeded ? 'succeeded' : 'requires_payment_method'),
})

/** The money that a checkout led to. */
export const deskIntent = (
  { id, amount_total: amount }: Pick<DeskSession, 'id' | 'amount_total'>,
  status: DeskIntent['status'],
): DeskIntent => ({
  id: `pi_${idFrom(id)}`,
  object: 'payment_intent',
  status,
  latest_charge: {
    id: `ch_${idFrom(id)}`,
    object: 'charge',
    amount,
    disputed: false,
    refunds: { object: 'list', data: [] },
  },
})

/** Makes a message as the provider sends it: its body and the header that signs it. */
export async function signedMessage(
  type: string,
  object: object,
  secret: string,
  { id = `evt_${randomUUID().replaceAll('-', '')}`, created = Math.floor(Date.now() / 1000) } = {},
) {
  const { Stripe } = await import('stripe')
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object } })
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
}
