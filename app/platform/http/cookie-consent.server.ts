/** Specification 3 and 4. A script may read the cookie, to notice a change in another tab. */
import { z } from 'zod'
import { cookiesOf, named, secure } from './cookies.server.ts'
import { env } from '../env.server.ts'
import { DAY_MS } from '../durations.ts'

/** 'none': nothing chosen yet. */
export type CookieConsent = 'none' | 'necessary' | 'analytics'

const shape = z.strictObject({
  version: z.literal('1.0'),
  timestamp: z.iso.datetime().transform((text) => new Date(text)),
  functional: z.literal(true),
  analytics: z.boolean(),
})
export type CookieConsentRecord = z.infer<typeof shape>

/** The cookie's name; `__Host-` before it where the site has HTTPS. */
export const cookieConsentName = () => named('consent')

/** When a consent ends: twelve months after it was given (specification 9). */
export function cookieConsentEnds(given: Date): Date {
  const end = new Date(given)
  end.setUTCMonth(end.getUTCMonth() + 12)
  return end
}

function readRecord(value: string, now: Date): CookieConsentRecord | null {
  // Most requests have none, and exceptions cost time.
  if (!value) return null
  try {
    const { data } = shape.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()))
    if (!data || cookieConsentEnds(data.timestamp) <= now) return null
    // Clocks differ a little; a record from the future would never end.
    return data.timestamp.getTime() > now.getTime() + DAY_MS ? null : data
  } catch {
    return null
  }
}

/** The cookie's value: a record as JSON in base64. */
export const cookieConsentValue = (analytics: boolean, now = new Date()): string =>
  Buffer.from(
    JSON.stringify({ version: '1.0', timestamp: now.toISOString(), functional: true, analytics }),
  ).toString('base64url')

function valueIn(header: string | null | undefined): string | undefined {
  if (!header?.includes(cookieConsentName())) return undefined
  return cookiesOf(header)[cookieConsentName()]
}

/**
 * @param cookie the header
 * @returns null without a choice, and for one that has ended or was not made by us
 */
export const cookieConsentRecord = (
  cookie: string | null | undefined,
  now = new Date(),
): CookieConsentRecord | null => readRecord(valueIn(cookie) ?? '', now)

/** What a visitor chose. @param cookie the header */
export function cookieConsentOf(
  cookie: string | null | undefined,
  now = new Date(),
): CookieConsent {
  const record = cookieConsentRecord(cookie, now)
  if (!record) return 'none'
  return record.analytics ? 'analytics' : 'necessary'
}

/** The value that a kept page is rendered for; null when this one cannot be kept. */
export function sharedCookieConsent(value: string, now = new Date()): string | null {
  const record = readRecord(value, now)
  if (!record || (record.analytics && env().TAG_MANAGER_ID)) return null
  return cookieConsentValue(false, new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS))
}

/** @returns a `Set-Cookie` line that keeps a choice for twelve months */
export const keepCookieConsent = (analytics: boolean, now = new Date()): string =>
  setCookie(cookieConsentName(), cookieConsentValue(analytics, now), cookieConsentEnds(now))

/** @returns a `Set-Cookie` line after which the site asks again */
export const forgetCookieConsent = (): string => setCookie(cookieConsentName(), '', new Date(0))

function setCookie(name: string, value: string, expires: Date, domain?: string): string {
  const parts = [`${name}=${value}`, 'Path=/', `Expires=${expires.toUTCString()}`, 'SameSite=Lax']
  if (domain) parts.push(`Domain=${domain}`)
  return [...parts, ...(secure() ? ['Secure'] : [])].join('; ')
}

/** `_ga` and `_ga_…` of each property, `_gid`, `_gat` and `_gat_…`. */
const ANALYTICS = /^_g(a|id|at)(_[\w-]{1,40})?$/
const MAX_FORGOTTEN = 10

/** `Set-Cookie` lines that remove what the visitor's choice does not cover. */
export function tidiedCookies(cookie: string | null | undefined, now = new Date()): string[] {
  const said = cookieConsentOf(cookie, now)
  const ended = said === 'none' && valueIn(cookie) !== undefined ? [forgetCookieConsent()] : []
  if (said === 'analytics' || !cookie?.includes('_g')) return ended
  const there = Object.keys(cookiesOf(cookie))
  const names = there.filter((name) => ANALYTICS.test(name)).slice(0, MAX_FORGOTTEN)
  return [...ended, ...names.flatMap(forgotten)]
}

/** A script sets its cookies for as wide a domain as it may, and a browser tells nobody which. */
function forgotten(name: string): string[] {
  const { hostname } = new URL(env().PUBLIC_ORIGIN)
  const labels = /^[\d.]+$|:/.test(hostname) ? [] : hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  return [undefined, ...domains].map((domain) => setCookie(name, '', new Date(0), domain))
}
