import type { MiddlewareFunction } from 'react-router'
import { answering, isAway } from '#app/platform/unavailable.server.ts'

const RETRY_SECONDS = '10'

/** A failure because the database is away says so by its status: it is no bug, and worth another try. */
export const unavailable: MiddlewareFunction<Response> = (_args, next) =>
  answering(async () => {
    const response = await next()
    if (response.status < 500 || !isAway()) return response
    const headers = new Headers(response.headers)
    headers.set('Retry-After', RETRY_SECONDS)
    return new Response(response.body, { status: 503, headers })
  })
