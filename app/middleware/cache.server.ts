import type { MiddlewareFunction } from 'react-router'

/** Nothing is kept by browser or proxy, unless the route says otherwise. */
export const noStore: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'private, no-store')
    // lynx, which does not know `no-store`, would show wishes after signing out.
    response.headers.set('pragma', 'no-cache')
  }
  return response
}
