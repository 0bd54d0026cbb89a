/** Sentry's protocol. Only what `allowed` lets through is sent: nothing of a person. */
import { randomBytes } from 'node:crypto'
import { relative } from 'node:path'
import type { Event, StackFrame, StackParser, TransportRequest } from '@sentry/core'
import { env } from './env.server.ts'
import { errorFacts } from './error-facts.server.ts'
import { log } from './log.server.ts'

/** Its method, route pattern and number in the log. */
export type ReportFacts = {
  method?: string | undefined
  route?: string | undefined
  reference?: string | undefined
}

/** Specification 8: these are no bugs of ours. */
const NOT_REPORTED =
  /^(?:TypeError: )?(?:network error|failed to fetch|session not found|load failed)$/i
/** Specification 9. */
const TRACED = 0.1
const TIMEOUT_MS = 5000

let reportClient: ReturnType<typeof start> | undefined

/** Loaded at the first report: mostly there is none. */
async function start(dsn: string) {
  const { createStackParser, createTransport } = await import('@sentry/core')
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server')
  const started = new ServerRuntimeClient({
    dsn,
    environment: env().NODE_ENV,
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    traceLifecycle: 'static',
    stackParser: createStackParser(nodeStackLineParser()),
    transport: ({ url, recordDroppedEvent }) =>
      createTransport({ recordDroppedEvent }, (request) => post(url, request)),
    beforeSend: allowed,
    beforeSendTransaction: allowed,
  })
  if (!started.getDsn()) throw new Error('ERROR_REPORTING_DSN')
  started.init()
  return started
}

/** A report that fails is said in the log and nowhere else. */
async function post(url: string, { body }: TransportRequest) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  // What is reported goes to the service of the setting, not to where that points.
  const init = { method: 'POST', body: body as BodyInit, signal, redirect: 'error' } as const
  const { status, headers } = await fetch(url, init).catch((error: unknown) => {
    log().warn({ err: error }, 'not reported')
    throw error
  })
  const limits = ['x-sentry-rate-limits', 'retry-after'].map((name) => [name, headers.get(name)])
  return { statusCode: status, headers: Object.fromEntries(limits) }
}

const SENT = [
  'type',
  'event_id',
  'timestamp',
  'start_timestamp',
  'level',
  'platform',
  'environment',
  'transaction',
  'transaction_info',
  'tags',
] as const

/** What may be sent of an event, whatever the client knows besides. */
function allowed<Kind extends Event>(event: Kind): Kind {
  const values = event.exception?.values?.map(({ type, stacktrace }) => ({
    type,
    stacktrace: { frames: stacktrace?.frames?.flatMap(placeOf) ?? [] },
  }))
  const { trace, response } = event.contexts ?? {}
  return {
    ...(Object.fromEntries(SENT.map((name) => [name, event[name]])) as unknown as Kind),
    ...(values && { exception: { values } }),
    contexts: { trace, response },
  }
}

/** Undefined for a place outside our files and packages. */
function placeOf({ filename = '', function: name, lineno, colno, in_app }: StackFrame) {
  const file = filename.startsWith('node:') ? filename : relative(process.cwd(), filename)
  if (!/^(node:[\w/]+|[\w@./-]+\.[cm]?[jt]sx?)$/.test(file) || file.startsWith('..')) return []
  const safe = name && /^[\w$.<>[\] ]{1,100}$/.test(name) ? name : '?'
  return [{ filename: file, function: safe, lineno, colno, in_app } as StackFrame]
}

function capture(eventOf: (parse: StackParser) => Event) {
  const dsn = env().ERROR_REPORTING_DSN
  if (!dsn) return
  reportClient ??= start(dsn)
  reportClient
    .then((ready) => ready.captureEvent(eventOf(ready.getOptions().stackParser)))
    .catch((error: unknown) => log().warn({ err: error }, 'not reported'))
}

/** Reports the class of an error, its places in our code, and the facts. It returns at once. */
export function reportError(error: unknown, facts: ReportFacts = {}): void {
  if (!isReported(error)) return
  const { type, code, constraint, places } = errorFacts(error)
  capture((parse) => ({
    level: 'error',
    transaction: transactionName(facts),
    exception: { values: [{ type, stacktrace: { frames: parse(places.join('\n')) } }] },
    tags: { reference: facts.reference, code, constraint },
  }))
}

/** Whether an error may be a bug of ours, and not a connection or session that went. */
export function isReported(error: unknown): boolean {
  return !NOT_REPORTED.test(String(error instanceof Error ? error.message : error))
}

/**
 * Reports how long something took.
 *
 * @param random from 0 to 1, decides whether this one is reported
 */
export function reportTime(
  facts: ReportFacts,
  status: number,
  ms: number,
  random = Math.random(),
): void {
  if (random >= TRACED) return
  const end = Date.now()
  const trace = {
    trace_id: randomBytes(16).toString('hex'),
    span_id: randomBytes(8).toString('hex'),
    op: 'http.server',
    status: status < 500 ? 'ok' : 'internal_error',
  }
  capture(() => ({
    type: 'transaction',
    transaction: transactionName(facts),
    transaction_info: { source: 'route' },
    start_timestamp: (end - ms) / 1000,
    timestamp: end / 1000,
    contexts: { trace, response: { status_code: status } },
  }))
}

/**
 * Waits until what was reported has been sent, for two seconds at most: before the process ends.
 */
export async function flushReports(): Promise<void> {
  await (await reportClient?.catch(() => undefined))?.flush(2000)
}

const transactionName = ({ method, route }: ReportFacts) =>
  [method, route].filter(Boolean).join(' ') || undefined
