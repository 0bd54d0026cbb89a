import { data, type MiddlewareFunction } from 'react-router'

/** `Origin`, `Sec-Fetch-Site` or `Referer` tells; with none, SameSite=Lax keeps the session out. */
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
