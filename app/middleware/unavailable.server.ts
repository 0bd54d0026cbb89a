import type { MiddlewareFunction } from 'react-router'
import { bodyUnread } from '#app/platform/http/context.server.ts'
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
    if (!hadOutage() && !context.get(bodyUnread)) return response
    const headers = new Headers(response.headers)
    headers.set('Retry-After', RETRY_SECONDS)
    return new Response(response.body, { status: 503, headers })
  })
