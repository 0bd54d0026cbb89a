import type { MiddlewareFunction } from 'react-router'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { freshAddress } from '#app/platform/http/fresh-address.ts'

/**
 * After a post the next page is asked for anew. Browsers that say how they fetch
 * (`Sec-Fetch-Mode`) do what headers say; others may show what they kept from before.
 */
export const freshAfterPost: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next()
  const to = response.headers.get('location')
  if (to?.startsWith('/') && request.method === 'POST' && !request.headers.has('sec-fetch-mode'))
    response.headers.set('location', freshAddress(to, context.get(requestFacts).reference))
  return response
}
