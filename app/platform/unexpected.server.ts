import type { RouterContextProvider } from 'react-router'
import { requestFacts, routePattern } from './context.server.ts'
import { reportError } from './errors.server.ts'
import { log } from './log.server.ts'

/** Where something failed: what every loader and action is given. */
export type Where = { request: Request; context: Readonly<RouterContextProvider> }

/** Logs and reports a bug: class and places only, since a message may hold what someone typed. */
export function noteBug(error: unknown, { request, context }: Where) {
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
 * @param otherwise makes that answer
 * @throws what `job` throws as an answer: not found, too often
 */
export async function orElse<T, F>(
  where: Where,
  job: () => Promise<T>,
  otherwise: () => F | Promise<F>,
): Promise<T | F> {
  try {
    return await job()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    noteBug(error, where)
    return otherwise()
  }
}
