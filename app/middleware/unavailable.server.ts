import type { MiddlewareFunction } from 'react-router'
import { databaseAway } from '#app/platform/context.server.ts'

const RETRY_SECONDS = '10'

/** A failure because the database is away says so by its status: it is no bug, and worth another try. */
export const unavailable: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  if (response.status < 500 || !context.get(databaseAway)) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', RETRY_SECONDS)
  return new Response(response.body, { status: 503, headers })
}
