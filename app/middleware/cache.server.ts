import type { MiddlewareFunction } from 'react-router'

/** Nothing that the framework answers is kept by a cache, unless the route says so itself. */
export const noStore: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'private, no-store')
    // lynx does not know `no-store` and would show an old step again, or wishes after signing out.
    response.headers.set('pragma', 'no-cache')
  }
  return response
}
