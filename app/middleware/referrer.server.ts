import type { MiddlewareFunction } from 'react-router'

/** What stands in an address and opens something: the token of a link in a mail, or of a card. */
const SECRETS = ['token', 'kaart']

/**
 * Keeps an address that opens something out of what the browser tells the next page, on our own site
 * too. Not by 'no-referrer': with it browsers send 'Origin: null' on plain form posts.
 */
export const referrer: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next()
  if (SECRETS.some((name) => url.searchParams.has(name)))
    response.headers.set('referrer-policy', 'strict-origin')
  return response
}
