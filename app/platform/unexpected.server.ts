import type { RouterContextProvider } from 'react-router'
import { requestFacts, routePattern } from './context.server.ts'
import { reportError } from './errors.server.ts'
import { log } from './log.server.ts'
import { isOutage, noteOutage } from './unavailable.server.ts'

/** Where something failed: what every loader and action is given. */
export type Where = { request: Request; context: Readonly<RouterContextProvider> }

/** Logs and reports a failure: class and places only, since a message may hold what someone typed. */
export function noteFailure(error: unknown, { request, context }: Where) {
  if (isOutage(error)) noteOutage()
  const { reference } = context.get(requestFacts)
  log().error({ err: error, reference }, 'unexpected')
  reportError(error, { method: request.method, route: context.get(routePattern), reference })
}

/**
 * For a form that its own page shows again: does what was asked, and should that fail through no
 * fault of who asked (the database is away, say), notes it and answers so that nothing is lost.
 * Whatever else fails needs nothing: it is noted, and answered by a page of its own, with the form
 * that was posted (`entry.server.tsx`).
 *
 * @param otherwise makes that answer; its status is 503 for an outage and 500 for a bug
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
    if (!(error instanceof Error)) throw error
    noteFailure(error, where)
    return otherwise(isOutage(error) ? 503 : 500)
  }
}
