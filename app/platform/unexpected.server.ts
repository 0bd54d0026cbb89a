import { data, type RouterContextProvider } from 'react-router'
import { databaseAway, requestFacts, routePattern } from './context.server.ts'
import { reportError } from './errors.server.ts'
import { log } from './log.server.ts'
import { Unavailable } from './unavailable.server.ts'

/** Where something failed: what every loader and action is given. */
export type Where = { request: Request; context: Readonly<RouterContextProvider> }

/** Logs and reports a bug: class and places only, since a message may hold what someone typed. */
export function noteBug(error: unknown, { request, context }: Where) {
  const { reference } = context.get(requestFacts)
  if (error instanceof Unavailable) context.set(databaseAway, true)
  log().error({ err: error, reference }, 'unexpected')
  reportError(error, { method: request.method, route: context.get(routePattern), reference })
}

/**
 * Does what was asked. Should it fail through no fault of who asked (the database is away, say), the
 * failure is noted, and the answer is one that loses nothing.
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

/**
 * For what would ask the database: nobody waits for it twice in one request.
 *
 * @throws an answer, when it was found to be away before
 */
export function unlessAway(context: Where['context']) {
  if (context.get(databaseAway)) throw data('away', { status: 503 })
}

/** Reads what a page shows. @throws an answer that says that it cannot be shown now, and lost nothing */
export const loading = async <T>(where: Where, job: () => Promise<T>): Promise<T> => {
  unlessAway(where.context)
  return orElse(where, job, () => {
    throw data('loading', { status: 503 })
  })
}
