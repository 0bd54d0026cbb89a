import type { MiddlewareFunction } from 'react-router'

/** Nothing that the framework answers is kept by a cache, unless the route says so itself. */
export const noStore: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  if (!response.headers.has('cache-control'))
    response.headers.set('cache-control', 'private, no-store')
  return response
}
