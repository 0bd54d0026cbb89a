import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'

/** The module as it is in a process with these settings. */
async function consentWith(settings: Record<string, string> = {}) {
  vi.resetModules()
  vi.stubEnv('APP_DATABASE_URL', NO_DATABASE)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return import('./cookie-consent.server.ts')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const HTTPS = { LOCAL: '', PUBLIC_ORIGIN: 'https://www.wensenregister.example' }
const MEASURED = { TAG_MANAGER_ID: 'GTM-AB12CD3' }
const GIVEN = new Date('2026-02-03T12:00:00Z')
const record = { version: '1.0', timestamp: GIVEN.toISOString(), functional: true, analytics: true }
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a choice about cookies', () => {
  test.each([
    [true, 'analytics'],
    [false, 'necessary'],
  ] as const)('with analytics %j is read back as %s', async (analytics, said) => {
    const { cookieConsentOf, keepCookieConsent } = await consentWith()
    const [cookie = ''] = keepCookieConsent(analytics, GIVEN).split(';')
    expect(cookieConsentOf(`session=x; ${cookie}; other=y`, GIVEN)).toBe(said)
  })

  test('holds the four fields of the specification', async () => {
    const { cookieConsentValue } = await consentWith()
    const value = Buffer.from(cookieConsentValue(true, GIVEN), 'base64url').toString()
    expect(JSON.parse(value)).toEqual(record)
  })

  test.each([
    ['2027-02-03T11:59:59Z', 'analytics'],
    ['2027-02-03T12:00:00Z', 'none'],
  ])('counts for twelve months: at %s it is %s', async (now, said) => {
    const { cookieConsentOf, cookieConsentName } = await consentWith()
    expect(cookieConsentOf(`${cookieConsentName()}=${encoded(record)}`, new Date(now))).toBe(said)
  })

  test.each([
    ['nothing', undefined],
    ['no JSON', 'x'],
    ['bytes that are no text', '%00%ff'],
    ['another version', encoded({ ...record, version: '2.0' })],
    ['a field too many', encoded({ ...record, ads: true })],
    ['a field too few', encoded({ ...record, analytics: undefined })],
    ['no moment', encoded({ ...record, timestamp: 'gisteren' })],
    ['a moment that has yet to come', encoded({ ...record, timestamp: '2099-01-01T00:00:00Z' })],
    ['a prototype', Buffer.from('{"__proto__":{"analytics":true}}').toString('base64url')],
    ['much', 'a'.repeat(8000)],
  ])('that holds %s is none', async (_what, value) => {
    const { cookieConsentOf, cookieConsentName } = await consentWith()
    const header = value === undefined ? undefined : `${cookieConsentName()}=${value}`
    expect(cookieConsentOf(header, GIVEN)).toBe('none')
  })

  test('on https is secure and of this host; the script of the page may see it', async () => {
    const { keepCookieConsent } = await consentWith(HTTPS)
    const [value, ...attributes] = keepCookieConsent(true, GIVEN).split('; ')
    expect(value).toMatch(/^__Host-consent=/)
    expect(attributes.toSorted()).toEqual([
      'Expires=Wed, 03 Feb 2027 12:00:00 GMT',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
  })
})

describe('cookies of others', () => {
  test.each([
    ['spaces in a value', `a=1${' '.repeat(100_000)}x`],
    ['a name without an end', 'consent'.repeat(20_000)],
    ['spaces before a name', `${' '.repeat(100_000)}x`],
    ['cookies', '_g;'.repeat(50_000)],
  ])('are passed over at once, however many %s there are', async (_what, header) => {
    const { cookieConsentOf, tidiedCookies } = await consentWith()
    const start = performance.now()
    expect([cookieConsentOf(header), tidiedCookies(header)]).toEqual(['none', []])
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('what the choice does not cover', () => {
  const names = (lines: string[]) => [...new Set(lines.map((line) => line.split('=', 1)[0]))]

  test('goes when analytics was refused, for every domain it may have been set for', async () => {
    const { tidiedCookies, cookieConsentName, cookieConsentValue } = await consentWith(HTTPS)
    const refused = `${cookieConsentName()}=${cookieConsentValue(false, GIVEN)}`
    const lines = tidiedCookies(
      `${refused}; _ga=1; _ga_X-1=2; _gid=3; _gat=4; _gat_UA-1=5; _gab=6`,
      GIVEN,
    )
    expect(names(lines)).toEqual(['_ga', '_ga_X-1', '_gid', '_gat', '_gat_UA-1'])
    const ga = lines.filter((line) => line.startsWith('_ga='))
    expect(ga.map((line) => /Domain=([^;]*)/.exec(line)?.[1])).toEqual([
      undefined,
      'www.wensenregister.example',
      'wensenregister.example',
    ])
    for (const line of lines) expect(line).toContain('Expires=Thu, 01 Jan 1970 00:00:00 GMT')
  })

  test('goes together with a choice that has ended', async () => {
    const { tidiedCookies, cookieConsentName } = await consentWith()
    const header = `${cookieConsentName()}=${encoded(record)}; _ga=1`
    expect(names(tidiedCookies(header, new Date('2027-03-01T00:00:00Z')))).toEqual([
      'consent',
      '_ga',
    ])
  })

  test('is nothing as long as analytics is accepted, or nothing is there', async () => {
    const { tidiedCookies, cookieConsentName } = await consentWith()
    expect(tidiedCookies(`${cookieConsentName()}=${encoded(record)}; _ga=1`, GIVEN)).toEqual([])
    expect(tidiedCookies('session=x', GIVEN)).toEqual([])
    expect(tidiedCookies(null, GIVEN)).toEqual([])
  })

  test('is removed for a few names only, however many are sent', async () => {
    const { tidiedCookies } = await consentWith(HTTPS)
    const many = Array.from({ length: 500 }, (_, index) => `_ga_${index}=x`).join('; ')
    expect(tidiedCookies(many, GIVEN).length).toBeLessThanOrEqual(30)
  })
})

describe('for pages that are kept', () => {
  test('all who chose and are not measured share one value, which is a choice itself', async () => {
    const { sharedCookieConsent, cookieConsentValue, cookieConsentOf, cookieConsentName } =
      await consentWith()
    const later = new Date(GIVEN.getTime() + 3_600_000)
    const shared = sharedCookieConsent(cookieConsentValue(true, GIVEN), later)
    expect(shared).toBe(sharedCookieConsent(cookieConsentValue(false, later), later))
    expect(cookieConsentOf(`${cookieConsentName()}=${shared}`, later)).toBe('necessary')
  })

  test('who is measured, or has a cookie that must go, gets a page of their own', async () => {
    const { sharedCookieConsent, cookieConsentValue } = await consentWith(MEASURED)
    expect(sharedCookieConsent(cookieConsentValue(true, GIVEN), GIVEN)).toBeNull()
    expect(sharedCookieConsent(cookieConsentValue(false, GIVEN), GIVEN)).not.toBeNull()
    expect(sharedCookieConsent(cookieConsentValue(false, GIVEN), new Date('2028-01-01'))).toBeNull()
    expect(sharedCookieConsent('x', GIVEN)).toBeNull()
  })
})
