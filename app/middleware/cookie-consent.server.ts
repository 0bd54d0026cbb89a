import { createContext, href, type MiddlewareFunction } from 'react-router'
import { isForReading } from '#app/features/cookie-consent/pages.server.ts'
import { cookieConsentOf, tidiedCookies } from '#app/platform/http/cookie-consent.server.ts'
import { tagManager } from '#app/platform/http/context.server.ts'
import { env } from '#app/platform/env.server.ts'
import { userOf } from './user.server.ts'

const askContext = createContext(false)

/**
 * Nobody is measured while signed in (a script of others could read what they see) or at an address
 * with a query (a search).
 */
export const consent: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const cookie = request.headers.get('cookie')
  const said = cookieConsentOf(cookie)
  if (isForReading(url.pathname) && !userOf(context)) {
    // Who is asked must be able to read what it is about.
    context.set(askContext, said === 'none' && url.pathname !== href('/juridisch/cookiebeleid'))
    if (said === 'analytics' && !url.search) context.set(tagManager, env().TAG_MANAGER_ID ?? null)
  }
  const response = await next()
  if (response.headers.get('content-type')?.startsWith('text/html'))
    for (const line of tidiedCookies(cookie)) response.headers.append('set-cookie', line)
  return response
}

/** Whether this page asks about cookies: a public one, to a visitor who has not said yet. */
export const asksCookieConsent = (
  context: Readonly<{ get: (key: typeof askContext) => boolean }>,
) => context.get(askContext)
