import type { MiddlewareFunction } from 'react-router'
import { routePattern } from '#app/platform/http/context.server.ts'
import { reportTime } from '#app/platform/errors.server.ts'
import { noteAnswer } from '#app/platform/http/note-answer.server.ts'
import { userOf } from './user.server.ts'

/** For who did not wait for the answer, as nginx has it: no failure of ours. */
const LEFT = 499

/** Method, route pattern, status and time; who, where it was refused; no path, query or address. */
export const requestLog: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  context.set(routePattern, pattern)
  const start = performance.now()
  const response = await next()
  const ms = Math.round(performance.now() - start)
  const status = request.signal.aborted ? LEFT : response.status
  noteAnswer({ method: request.method, route: pattern, status, ms }, userOf(context)?.id)
  reportTime({ method: request.method, route: pattern }, status, ms)
  return response
}
