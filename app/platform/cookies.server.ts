import { parseCookie } from 'cookie'
import { createCookie, createCookieSessionStorage } from 'react-router'
import { env } from './env.server.ts'

/**
 * Browsers accept the `__Host-` prefix and `Secure` on https only; on a developer's machine, where
 * text browsers are tried over http, cookies go without.
 */
export const secure = () => env().PUBLIC_ORIGIN.startsWith('https:')
/** The name of a cookie: over https one that only this very host can set, for the whole site. */
export const named = (name: string) => (secure() ? `__Host-${name}` : name)
const attributes = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secure() }) as const

/**
 * The cookies of a request by name, as they are written; of one that is there twice, the first.
 *
 * @param header the `Cookie` header of the request
 */
export const cookiesOf = (header: string): Record<string, string | undefined> =>
  parseCookie(header, { decode: (value) => value })

let idCookie: ReturnType<typeof createCookie> | undefined

/** Holds the session's token, nothing else. No lifetime: it ends with the browser. */
export const sessionCookie = () => (idCookie ??= createCookie(named('session'), attributes()))

let pending: ReturnType<typeof createCookie> | undefined

/** Opens, for an hour, what this browser posted while nobody was signed in. */
export const pendingCookie = () =>
  (pending ??= createCookie(named('pending'), { ...attributes(), maxAge: 60 * 60 }))

let known: ReturnType<typeof createCookie> | undefined

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The accounts that were used in this browser, under names that tell nothing. */
export const knownCookie = () =>
  (known ??= createCookie(named('known'), { ...attributes(), maxAge: YEAR_SECONDS }))

let signUps: ReturnType<typeof createCookie> | undefined

/** Tells, for as long as the link in its mail works, that a sign-up was made in this browser. */
export const signUpCookie = () =>
  (signUps ??= createCookie(named('signup'), { ...attributes(), maxAge: 24 * 60 * 60 }))

export type Flash = { key: string; values?: Record<string, string> }

let storage: ReturnType<typeof createCookieSessionStorage<object, { message: Flash }>> | undefined

/** A message for the next page, in a signed cookie. */
export const flashStorage = () =>
  (storage ??= createCookieSessionStorage<object, { message: Flash }>({
    cookie: { name: named('flash'), ...attributes(), secrets: env().COOKIE_SECRETS },
  }))
