import { createContext, type MiddlewareFunction } from 'react-router'
import { isForReading } from '#app/features/consent/pages.server.ts'
import { consentOf, tidiedCookies } from '#app/platform/consent.server.ts'
import { tagManager } from '#app/platform/context.server.ts'
import { env } from '#app/platform/env.server.ts'
import { userOf } from './user.server.ts'

const askContext = createContext(false)

/**
 * Decides what the visitor's choice about cookies means for this page: whether to ask, whether the
 * tag manager comes along, and which cookies have to go.
 *
 * Nobody is measured while signed in: a script of others on a page of ours could read every page
 * that this person may see. An address with a query may hold what someone searched for.
 */
export const consent: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const cookie = request.headers.get('cookie')
  const said = consentOf(cookie)
  if (isForReading(url.pathname) && !userOf(context)) {
    // Who is asked must be able to read what it is about.
    context.set(askContext, said === 'open' && url.pathname !== '/juridisch/cookiebeleid')
    if (said === 'analytics' && !url.search) context.set(tagManager, env().TAG_MANAGER_ID ?? null)
  }
  const response = await next()
  if (response.headers.get('content-type')?.startsWith('text/html'))
    for (const line of tidiedCookies(cookie)) response.headers.append('set-cookie', line)
  return response
}

/** Whether this page asks about cookies. */
export const asksConsent = (context: Readonly<{ get: (key: typeof askContext) => boolean }>) =>
  context.get(askContext)
