import { parseCookie } from 'cookie'
import { createCookie, createCookieSessionStorage } from 'react-router'
import { env } from '../env.server.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../durations.ts'

/**
 * Whether cookies are `Secure`: browsers take `__Host-` and `Secure` on https only; a developer's
 * machine has http.
 */
export const secure = () => env().PUBLIC_ORIGIN.startsWith('https:')
/** The name of a cookie. `__Host-`: only this very host can set it, for the whole site. */
export const named = (name: string) => (secure() ? `__Host-${name}` : name)
const attributes = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secure() }) as const

/** The cookies of a header by name, as written; the first, when one is there twice. */
export const cookiesOf = (header: string): Record<string, string | undefined> =>
  parseCookie(header, { decode: (value) => value })

let idCookie: ReturnType<typeof createCookie> | undefined

/** Holds the session's token. Without a lifetime it ends with the browser. */
export const sessionCookie = () => (idCookie ??= createCookie(named('session'), attributes()))

/** 43 signs between quotes, as a cookie is written. */
const SESSION = /^[A-Za-z0-9]{60}$/

/** Whether there is a session's token, by its form: whose it is, only the database tells. */
export const holdsSession = (header: string | undefined): boolean =>
  SESSION.test(cookiesOf(header ?? '')[sessionCookie().name] ?? '')

let pending: ReturnType<typeof createCookie> | undefined

/** Opens, for an hour, what this browser posted while nobody was signed in. */
export const pendingCookie = () =>
  (pending ??= createCookie(named('pending'), { ...attributes(), maxAge: HOUR_SECONDS }))

const isThere = ({ name }: { name: string }, header: string | null): boolean =>
  Boolean(cookiesOf(header ?? '')[name])

let known: ReturnType<typeof createCookie> | undefined

const YEAR_SECONDS = 365 * DAY_SECONDS

/** Holds marks of accounts that were used in this browser, under names that tell nothing. */
export const knownCookie = () =>
  (known ??= createCookie(named('known'), { ...attributes(), maxAge: YEAR_SECONDS }))

/** Whether someone signed in here within a year: what the cookie says is read elsewhere. */
export const isKnownBrowser = (header: string | null): boolean => isThere(knownCookie(), header)

let keys: ReturnType<typeof createCookie> | undefined

/** Says that the keys of the office are switched off in this browser. */
export const keysCookie = () =>
  (keys ??= createCookie(named('keys'), { ...attributes(), maxAge: YEAR_SECONDS }))

/** Whether the keys of the office are switched off in this browser. @param header of the cookies */
export const areKeysOff = (header: string | null): boolean => isThere(keysCookie(), header)

let from: ReturnType<typeof createCookie> | undefined

/**
 * Holds the page of the interview that someone came from. Without a lifetime it ends with the
 * browser.
 */
export const fromCookie = () => (from ??= createCookie(named('from'), attributes()))

let signUps: ReturnType<typeof createCookie> | undefined

/** Says, as long as the link in its mail works, that a sign-up was made in this browser. */
export const signUpCookie = () =>
  (signUps ??= createCookie(named('signup'), { ...attributes(), maxAge: DAY_SECONDS }))

let visits: ReturnType<typeof createCookie> | undefined

/** Holds the token of a contact's visit. Without a lifetime it ends with the browser. */
export const visitCookie = () => (visits ??= createCookie(named('visit'), attributes()))

let visitors: ReturnType<typeof createCookie> | undefined

/** Says, as long as the link in the mail works, that a contact asked for it, or used it, in this browser. */
export const visitorCookie = () =>
  (visitors ??= createCookie(named('visitor'), { ...attributes(), maxAge: HOUR_SECONDS }))

let typed: ReturnType<typeof createCookie> | undefined

/** Holds, sealed and for two hours, what a contact typed about a death when their visit had ended. */
export const typedCookie = () =>
  (typed ??= createCookie(named('typed'), { ...attributes(), maxAge: 2 * HOUR_SECONDS }))

let places: ReturnType<typeof createCookie> | undefined

/** Opens, for an hour, what this browser posted when it had to wait. */
export const placeCookie = () =>
  (places ??= createCookie(named('place'), { ...attributes(), maxAge: HOUR_SECONDS }))

let storage: ReturnType<typeof createCookieSessionStorage<object, { message: unknown }>> | undefined

/** The message for the next page, signed, in a cookie of its own. */
export const flashStorage = () =>
  (storage ??= createCookieSessionStorage<object, { message: unknown }>({
    cookie: { name: named('flash'), ...attributes(), secrets: env().COOKIE_SECRETS },
  }))
