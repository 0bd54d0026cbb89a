import { data, type MiddlewareFunction } from 'react-router'

/**
 * Refuses posts from other sites, for every route and in one place. Modern browsers say where a post
 * comes from in `Origin` or `Sec-Fetch-Site`; older ones in `Referer`. Where none is sent, the
 * session cookie's SameSite=Lax keeps it away from posts of other sites.
 */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, url }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD' && !fromHere(request, url))
    throw data('origin', { status: 403 })
  return next()
}

function fromHere({ headers }: Request, { origin }: URL): boolean {
  const said = headers.get('origin')
  if (said !== null) return said === origin
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const referer = headers.get('referer')
  return referer === null || URL.parse(referer)?.origin === origin
}
