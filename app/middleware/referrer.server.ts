import type { MiddlewareFunction } from 'react-router'

/** In an address these open something: tokens of mails, and of cards. */
const SECRETS = ['token', 'kaart']

/** Not by 'no-referrer': with it browsers send 'Origin: null' on posts. */
export const referrer: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next()
  if (SECRETS.some((name) => url.searchParams.has(name)))
    response.headers.set('referrer-policy', 'strict-origin')
  return response
}
