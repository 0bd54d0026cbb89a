/**
 * Reports of bugs to a service that speaks Sentry's protocol; off unless ERROR_REPORTING_DSN is set.
 * What is sent is put together here, field by field, so that nothing of a person can come along: no
 * message, body, address, query, cookie, user or network address.
 */
import { randomBytes } from 'node:crypto'
import { relative } from 'node:path'
import type { Envelope, Transport } from '@sentry/core'
import { env } from './env.server.ts'
import { errorFacts } from './error-facts.server.ts'
import { log } from './log.server.ts'

/** What may be told of the request or job: its method, the pattern of its route, its number in the log. */
export type Facts = {
  method?: string | undefined
  route?: string | undefined
  reference?: string | undefined
}

/** Specification 8: errors that say so are no bugs of ours. */
const NOT_REPORTED = ['network error', 'failed to fetch', 'session not found', 'load failed']
/** Specification 9: one of ten requests is timed. */
const TRACED = 0.1
const TIMEOUT_MS = 5000

type Reporter = {
  send: Transport['send']
  flush: Transport['flush']
  framesOf: (stack: string) => object[]
}

let reporter: Promise<Reporter> | undefined

/** Loaded at the first report: most of the time there is nothing to report. */
async function start(dsn: string): Promise<Reporter> {
  const sentry = await import('@sentry/core')
  const { nodeStackLineParser } = await import('@sentry/core/server')
  const parts = sentry.makeDsn(dsn)
  if (!parts) throw new Error('ERROR_REPORTING_DSN')
  const url = sentry.getEnvelopeEndpointWithUrlEncodedAuth(parts)
  const parse = sentry.createStackParser(nodeStackLineParser())
  // Holds back when the service says that it has had enough, and drops what is too much.
  const transport = sentry.createTransport({ recordDroppedEvent: () => {} }, async ({ body }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { method: 'POST', body: body as BodyInit, signal })
    await answer.arrayBuffer()
    const header = (name: string) => answer.headers.get(name)
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': header('x-sentry-rate-limits'),
        'retry-after': header('retry-after'),
      },
    }
  })
  return {
    send: (envelope) => transport.send(envelope),
    flush: (timeout) => transport.flush(timeout),
    framesOf: (stack) => parse(stack).flatMap(placeOf),
  }
}

/** Sends in the background. A report that fails is said in the log and nowhere else. */
function send(
  make: (reporter: Reporter) => Record<string, unknown>,
  kind: 'event' | 'transaction',
) {
  const dsn = env().ERROR_REPORTING_DSN
  if (!dsn) return
  reporter ??= start(dsn)
  const id = randomBytes(16).toString('hex')
  reporter
    .then((ready) => {
      const event = {
        event_id: id,
        platform: 'node',
        environment: env().NODE_ENV,
        ...make(ready),
      }
      const head = { event_id: id, sent_at: new Date().toISOString() }
      return ready.send([head, [[{ type: kind }, event]]] as unknown as Envelope)
    })
    .catch((error: unknown) => log().warn({ err: error }, 'not reported'))
}

/** Reports a bug: class, places in our code, and the facts. Returns at once. */
export function reportError(error: unknown, facts: Facts = {}): void {
  if (!isReported(error)) return
  send(({ framesOf }) => {
    const { type, code, constraint, places } = errorFacts(error)
    return {
      timestamp: Date.now() / 1000,
      level: 'error',
      transaction: nameOf(facts),
      exception: { values: [{ type, stacktrace: { frames: framesOf(places.join('\n')) } }] },
      tags: { reference: facts.reference, code, constraint },
    }
  }, 'event')
}

/** Whether an error is one to report (specification 8). */
export function isReported(error: unknown): boolean {
  const text = String(error instanceof Error ? error.message : error).toLowerCase()
  return !NOT_REPORTED.some((words) => text.includes(words))
}

/**
 * Reports how long one of ten requests took.
 *
 * @param ms how long it took, until now
 * @param random from 0 to 1, decides whether this is one of them
 */
export function reportTime(facts: Facts, status: number, ms: number, random = Math.random()): void {
  if (random >= TRACED) return
  const end = Date.now()
  const trace = {
    trace_id: randomBytes(16).toString('hex'),
    span_id: randomBytes(8).toString('hex'),
    op: 'http.server',
    status: status < 500 ? 'ok' : 'internal_error',
  }
  send(
    () => ({
      type: 'transaction',
      transaction: nameOf(facts),
      transaction_info: { source: 'route' },
      start_timestamp: (end - ms) / 1000,
      timestamp: end / 1000,
      contexts: { trace, response: { status_code: status } },
      spans: [],
    }),
    'transaction',
  )
}

/** Waits until what was reported has been sent, at most two seconds. */
export async function flushReports(): Promise<void> {
  await (await reporter?.catch(() => undefined))?.flush(2000)
}

const nameOf = ({ method, route }: Facts) => [method, route].filter(Boolean).join(' ') || undefined

type Frame = {
  filename?: string
  function?: string
  lineno?: number
  colno?: number
  in_app?: boolean
}

/** A place in files of ours or in a package; anything else is left out. */
function placeOf({ filename = '', function: name, lineno, colno, in_app }: Frame): Frame[] {
  const file = filename.startsWith('node:') ? filename : relative(process.cwd(), filename)
  if (!/^(node:[\w/]+|[\w@./-]+\.[cm]?[jt]sx?)$/.test(file) || file.startsWith('..')) return []
  const safe = name && /^[\w$.<>[\] ]{1,100}$/.test(name) ? name : '?'
  return [{ filename: file, function: safe, lineno, colno, in_app } as Frame]
}
