import type { RouterContextProvider } from 'react-router'
import { requestFacts, routePattern } from './http/context.server.ts'
import { reportError } from './errors.server.ts'
import { log } from './log.server.ts'
import { isFrozen, isOutage, noteFrozen, noteOutage } from './unavailable.server.ts'

export type Where = { request: Request; context: Readonly<RouterContextProvider> }

/** Notes the class and the places of an error only: a message may hold what someone typed. */
export function noteFailure(error: unknown, { request, context }: Where) {
  if (isFrozen(error)) return noteFrozen()
  if (isOutage(error)) noteOutage()
  const { reference } = context.get(requestFacts)
  log().error({ err: error, reference }, 'unexpected')
  reportError(error, { method: request.method, route: context.get(routePattern), reference })
}

/**
 * Answers a failure by the page of the form itself; others are noted and answered by
 * `entry.server.tsx`.
 *
 * @param otherwise makes that answer; its status is 503 for an outage and 500 for a bug; what was
 *   refused because the file is frozen becomes a 409 answer in the end
 * @throws what `job` throws as an answer: not found, too often
 */
export async function orElse<T, F>(
  where: Where,
  job: () => Promise<T>,
  otherwise: (status: 503 | 500) => F | Promise<F>,
): Promise<T | F> {
  try {
    return await job()
  } catch (error) {
    return otherwise(failureStatus(error, where))
  }
}

/**
 * Notes a failure that the page of the form itself answers.
 *
 * @returns the status of that answer: 503 for an outage, 500 for a bug; also 500 for what was refused because the
 *   file is frozen, whose answer becomes a 409 in the end (`middleware/unavailable.server.ts`)
 * @throws what is no error but an answer: not found, too often
 */
export function failureStatus(error: unknown, where: Where): 503 | 500 {
  if (!(error instanceof Error)) throw error
  noteFailure(error, where)
  return isOutage(error) ? 503 : 500
}
