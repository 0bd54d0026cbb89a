import type { MiddlewareFunction } from 'react-router'
import { log } from '#app/platform/log.server.ts'

/** One line a request: method, route pattern, status and time. No path, no query, no address. */
export const requestLog: MiddlewareFunction<Response> = async ({ request, pattern }, next) => {
  const start = performance.now()
  const response = await next()
  log().info({
    method: request.method,
    route: pattern,
    status: response.status,
    ms: Math.round(performance.now() - start),
  })
  return response
}
