import type { MiddlewareFunction } from 'react-router'
import { bodyUnread, sentOff } from '#app/platform/http/context.server.ts'
import { answering, hadOutage, wasFrozen } from '#app/platform/unavailable.server.ts'

const RETRY_SECONDS = '10'

/**
 * An outage of what the site needs says so by its status: it is no bug, and worth another try, as is a
 * form that there was no room for. A file that is frozen says so too: it cannot be changed as things are.
 */
export const unavailable: MiddlewareFunction<Response> = ({ context }, next) =>
  answering(async () => {
    const response = await next()
    if (response.status < 500) return response
    if (wasFrozen()) return new Response(response.body, { status: 409, headers: response.headers })
    const sent = context.get(sentOff)
    if (sent) return untilTheirTurn(response, sent)
    if (!hadOutage() && !context.get(bodyUnread)) return response
    const headers = new Headers(response.headers)
    headers.set('Retry-After', RETRY_SECONDS)
    return new Response(response.body, { status: 503, headers })
  })

/** Says after how long it is worth another try, and gives the browser what opens what it holds. */
function untilTheirTurn(
  { body, headers, status }: Response,
  { seconds, cookie }: { seconds: number; cookie: string | undefined },
) {
  const all = new Headers(headers)
  all.set('Retry-After', String(seconds))
  if (cookie) all.append('Set-Cookie', cookie)
  return new Response(body, { status, headers: all })
}
