import type { MiddlewareFunction } from 'react-router'
import { routePattern } from '#app/platform/context.server.ts'
import { reportTime } from '#app/platform/errors.server.ts'
import { log } from '#app/platform/log.server.ts'

/** Method, route pattern, status and time; no path, query or address. */
export const requestLog: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  context.set(routePattern, pattern)
  const start = performance.now()
  const response = await next()
  const ms = Math.round(performance.now() - start)
  log().info({ method: request.method, route: pattern, status: response.status, ms })
  reportTime({ method: request.method, route: pattern }, response.status, ms)
  return response
}
