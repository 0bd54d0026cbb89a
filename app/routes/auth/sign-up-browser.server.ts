import { randomToken } from '#app/platform/crypto.server.ts'
import { signUpCookie } from '#app/platform/cookies.server.ts'

/** What this browser keeps since someone signed up in it, if it does. */
export async function signUpBrowserOf(request: Request): Promise<string | undefined> {
  const token: unknown = await signUpCookie().parse(request.headers.get('cookie'))
  return typeof token === 'string' && token.length === 43 ? token : undefined
}

/**
 * Has a browser keep that someone signs up in it. The same for all sign-ups of a day: two people may
 * share a browser and confirm later.
 *
 * @returns what it keeps, and the header for it
 */
export async function markSignUpBrowser(request: Request) {
  const browser = (await signUpBrowserOf(request)) ?? randomToken()
  const headers = new Headers({ 'set-cookie': await signUpCookie().serialize(browser) })
  return { browser, headers }
}
