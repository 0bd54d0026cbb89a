/** Which request something is done for: told in the log, and to whom we ask something meanwhile. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export type Trace = {
  /** Number of the request in the log and on the error page; a job has none. */
  reference?: string | undefined
  /** What W3C Trace Context calls so: which trace of the proxy or caller this is a part of. */
  traceparent?: string | undefined
}

const current = new AsyncLocalStorage<Trace>()

/** Version 00: trace, span of who asks, flags. What follows in later versions is left out. */
const TRACEPARENT =
  /^(?!ff)[\da-f]{2}-(?!0{32})(?<trace>[\da-f]{32})-(?!0{16})[\da-f]{16}-(?<flags>[\da-f]{2})(?:$|-)/

/** @returns the header when it can be read as the standard says, else undefined */
export const readTraceparent = (header: unknown): string | undefined =>
  typeof header === 'string' && header.length <= 256 && TRACEPARENT.test(header)
    ? header
    : undefined

/** Does something for a request, or for a job that follows from one. */
export const withTrace = <T>(trace: Trace, run: () => T): T => current.run(trace, run)

/** What a line in the log tells of what it is done for. */
export function traceFacts(): { reference?: string; trace?: string } {
  const { reference, traceparent = '' } = current.getStore() ?? {}
  const { trace } = TRACEPARENT.exec(traceparent)?.groups ?? {}
  return { ...(reference && { reference }), ...(trace && { trace }) }
}

/** What is sent along to others, and kept with a job: the same trace, and us as who asks. */
export function traceHeaders(): { traceparent?: string } {
  const { trace, flags } = TRACEPARENT.exec(current.getStore()?.traceparent ?? '')?.groups ?? {}
  if (!trace) return {}
  return { traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-${flags}` }
}
