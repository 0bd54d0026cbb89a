import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'

/** The cookies as they are in a process with these settings. */
async function cookiesWith(settings: Record<string, string> = {}) {
  vi.resetModules()
  vi.stubEnv('APP_DATABASE_URL', NO_DATABASE)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return import('./cookies.server.ts')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const HTTPS = { LOCAL: '', PUBLIC_ORIGIN: 'https://wensenregister.example' }

const valueOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? ''
const attributesOf = (setCookie: string) => setCookie.split('; ').slice(1).toSorted()

test.each<[string, Record<string, string>]>([
  ['', {}],
  ['a', {}],
  ['=a', { '': 'a' }],
  ['a=b; c=d', { a: 'b', c: 'd' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=b; a=c', { a: 'b' }],
  ['a="b c" ;', { a: '"b c"' }],
  [' a = b ', { a: 'b' }],
  ['a=%41', { a: '%41' }],
  ['x; a=b', { a: 'b' }],
])('the cookies %j are read as they are written', async (header, cookies) => {
  const { cookiesOf } = await cookiesWith()
  expect({ ...cookiesOf(header) }).toEqual(cookies)
})

test('a cookie is never taken for something that every object has', async () => {
  const { cookiesOf } = await cookiesWith()
  expect(cookiesOf('a=b')['constructor']).toBeUndefined()
  expect(Object.keys(cookiesOf('__proto__=1'))).toEqual(['__proto__'])
})

describe('the session cookie', () => {
  test('on https belongs to this host, is secure and ends with the browser', async () => {
    const { sessionCookie } = await cookiesWith(HTTPS)
    const cookie = await sessionCookie().serialize('token')
    expect(cookie).toMatch(/^__Host-session=/)
    expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  test("on a developer's machine goes over http", async () => {
    const { sessionCookie } = await cookiesWith({ PUBLIC_ORIGIN: 'http://localhost:3000' })
    const cookie = await sessionCookie().serialize('token')
    expect(cookie).toMatch(/^session=/)
    expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax'])
  })

  test.each([
    null,
    '',
    'session',
    'session=',
    'session=%',
    'session=e30',
    'session=%00',
    'x'.repeat(99),
  ])('that is no token, %j, is nobody', async (header) => {
    const { sessionCookie } = await cookiesWith()
    const token: unknown = await sessionCookie().parse(header)
    expect(typeof token === 'string' ? token : '').toBe('')
  })
})

test('the cookie of a known browser belongs to this host, is secure and lasts a year', async () => {
  const { knownCookie } = await cookiesWith(HTTPS)
  const cookie = await knownCookie().serialize([])
  expect(cookie).toMatch(/^__Host-known=/)
  const fixed = ['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure']
  expect(attributesOf(cookie)).toEqual(fixed)
})

describe('the message for the next page', () => {
  const message = { key: 'wishesUpdated', values: { number: 'WR00000001' } }

  async function cookieOf({ flashStorage }: Awaited<ReturnType<typeof cookiesWith>>) {
    const session = await flashStorage().getSession()
    session.flash('message', message)
    return valueOf(await flashStorage().commitSession(session))
  }
  type Cookies = Awaited<ReturnType<typeof cookiesWith>>
  const read = async ({ flashStorage }: Cookies, header: string) =>
    (await flashStorage().getSession(header)).get('message')

  test('is read once', async () => {
    const cookies = await cookiesWith()
    const session = await cookies.flashStorage().getSession(await cookieOf(cookies))
    expect(session.get('message')).toEqual(message)
    expect(session.get('message')).toBeUndefined()
  })

  test('that was changed or signed by someone else is none', async () => {
    const cookies = await cookiesWith()
    const cookie = await cookieOf(cookies)
    const [name = '', value = ''] = cookie.split('=', 2)
    const forged = Buffer.from(JSON.stringify({ __flash_message__: message })).toString('base64')
    for (const other of [`${name}=x${value}`, `${name}=${forged}`, `${name}=${forged}.x`, name, ''])
      expect(await read(cookies, other)).toBeUndefined()
    const elsewhere = await cookiesWith({
      COOKIE_SECRETS: 'een ander geheim van tweeëndertig tekens',
    })
    expect(await read(elsewhere, cookie)).toBeUndefined()
  })

  test('is still read after its secret was replaced by a newer one', async () => {
    const old = 'een oud geheim van tweeëndertig of meer tekens'
    const cookie = await cookieOf(await cookiesWith({ COOKIE_SECRETS: old }))
    const both = await cookiesWith({
      COOKIE_SECRETS: `een nieuw geheim van tweeëndertig of meer tekens,${old}`,
    })
    expect(await read(both, cookie)).toEqual(message)
  })

  test('is sent as strictly as the session', async () => {
    const { flashStorage } = await cookiesWith(HTTPS)
    const session = await flashStorage().getSession()
    const cookie = await flashStorage().commitSession(session)
    expect(cookie).toMatch(/^__Host-flash=/)
    expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
  })
})
