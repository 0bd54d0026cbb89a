import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import type { Flash } from '#app/locales/flash.ts'
import { flashStorage } from '#app/platform/http/cookies.server.ts'

const flashContext = createContext<Flash | null>(null)

/** Takes the message of the page before out of its cookie. It goes once a page has shown it. */
export const flash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookie = request.headers.get('cookie')
  if (!cookie?.includes('flash=')) return next()
  const session = await flashStorage().getSession(cookie)
  // Signed by us, so it is what `leaveFlash` was given.
  context.set(flashContext, (session.get('message') as Flash | undefined) ?? null)
  const response = await next()
  // A redirect or download shows nothing: the message waits.
  const shown = response.headers.get('content-type')?.startsWith('text/html')
  if (shown && !response.headers.has('set-cookie') && request.method === 'GET')
    response.headers.append('set-cookie', await flashStorage().destroySession(session))
  return response
}

/** The message for this page; null when there is none. */
export const flashOf = (context: Readonly<{ get: (key: typeof flashContext) => Flash | null }>) =>
  context.get(flashContext)

/** Sends on by 303, with a message on the page where that ends. @param path made by `href()` */
export async function redirectWithFlash(path: string, message: Flash, headers = new Headers()) {
  await leaveFlash(headers, message)
  return redirect(path, { status: 303, headers })
}

/** Of two messages for the next page the last is said. */
export async function leaveFlash(headers: Headers, message: Flash) {
  const session = await flashStorage().getSession()
  session.flash('message', message)
  headers.append('set-cookie', await flashStorage().commitSession(session))
}
