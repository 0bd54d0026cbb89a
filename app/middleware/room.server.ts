import { data, type MiddlewareFunction } from 'react-router'
import { bodyUnread } from '#app/platform/http/context.server.ts'

/** What was posted without room for it stays unread: it still stands in the browser. */
export const room: MiddlewareFunction<Response> = ({ context }, next) => {
  if (context.get(bodyUnread)) throw data('busy', { status: 503 })
  return next()
}
