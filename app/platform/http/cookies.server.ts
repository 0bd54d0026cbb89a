import { parseCookie } from 'cookie'
import { type Cookie, createCookie, createCookieSessionStorage } from 'react-router'
import { env } from '../env.server.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../durations.ts'
import { isToken } from '../tokens.ts'

/**
 * Whether cookies are `Secure`: browsers take `__Host-` and `Secure` on https only; a developer's
 * machine has http.
 */
export const secure = () => env().PUBLIC_ORIGIN.startsWith('https:')
/** The name of a cookie. `__Host-`: only this very host can set it, for the whole site. */
export const named = (name: string) => (secure() ? `__Host-${name}` : name)
const attributes = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secure() }) as const

const YEAR_SECONDS = 365 * DAY_SECONDS

/**
 * A cookie that is made when it is first asked for, as the settings say.
 *
 * @param maxAge in seconds; without it, it ends with the browser
 */
function cookieCalled(name: string, maxAge?: number) {
  let made: Cookie | undefined
  return () => (made ??= createCookie(named(name), { ...attributes(), ...(maxAge && { maxAge }) }))
}

/** What a cookie of a request holds; undefined without it, and where it was not made by us. */
export async function textIn(cookie: Cookie, { headers }: Request): Promise<string | undefined> {
  const held: unknown = await cookie.parse(headers.get('cookie'))
  return typeof held === 'string' && held !== '' ? held : undefined
}

/** The same of one that holds a token (`randomToken`). */
export async function tokenIn(cookie: Cookie, request: Request): Promise<string | undefined> {
  const held = await textIn(cookie, request)
  return isToken(held) ? held : undefined
}

/** The cookies of a header by name, as written; the first, when one is there twice. */
export const cookiesOf = (header: string): Record<string, string | undefined> =>
  parseCookie(header, { decode: (value) => value })

/** Holds the session's token. Without a lifetime it ends with the browser. */
export const sessionCookie = cookieCalled('session')

/** The token as a cookie is written: JSON in base64. */
const SESSION = /^[A-Za-z0-9]{60}$/

/** Whether there is a session's token, by its form: whose it is, only the database tells. */
export const holdsSession = (header: string | undefined): boolean =>
  SESSION.test(cookiesOf(header ?? '')[sessionCookie().name] ?? '')

/** Opens, for an hour, what this browser posted while nobody was signed in. */
export const pendingCookie = cookieCalled('pending', HOUR_SECONDS)

const isThere = ({ name }: { name: string }, header: string | null): boolean =>
  Boolean(cookiesOf(header ?? '')[name])

/** Holds marks of accounts that were used in this browser, under names that tell nothing. */
export const knownCookie = cookieCalled('known', YEAR_SECONDS)

/** Whether someone signed in here within a year: what the cookie says is read elsewhere. */
export const isKnownBrowser = (header: string | null): boolean => isThere(knownCookie(), header)

/** Says that the keys of the office are switched off in this browser. */
export const keysCookie = cookieCalled('keys', YEAR_SECONDS)

/** Whether the keys of the office are switched off in this browser. @param header of the cookies */
export const areKeysOff = (header: string | null): boolean => isThere(keysCookie(), header)

/**
 * Holds the page of the interview that someone came from. Without a lifetime it ends with the
 * browser.
 */
export const fromCookie = cookieCalled('from')

/** Says, as long as the link in its mail works, that a sign-up was made in this browser. */
export const signUpCookie = cookieCalled('signup', DAY_SECONDS)

/** Holds the token of a contact's visit. Without a lifetime it ends with the browser. */
export const visitCookie = cookieCalled('visit')

/** Says, as long as the link in the mail works, that a contact asked for it, or used it, in this browser. */
export const visitorCookie = cookieCalled('visitor', HOUR_SECONDS)

/** Holds, sealed and for two hours, what a contact typed about a death when their visit had ended. */
export const typedCookie = cookieCalled('typed', 2 * HOUR_SECONDS)

/** Opens, for an hour, what this browser posted when it had to wait. */
export const placeCookie = cookieCalled('place', HOUR_SECONDS)

let storage: ReturnType<typeof createCookieSessionStorage<object, { message: unknown }>> | undefined

/** The message for the next page, signed, in a cookie of its own. */
export const flashStorage = () =>
  (storage ??= createCookieSessionStorage<object, { message: unknown }>({
    cookie: { name: named('flash'), ...attributes(), secrets: env().COOKIE_SECRETS },
  }))
