/** The choice about cookies, and what follows from it: the question, the tag manager, the policy. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  cookieConsentName,
  cookieConsentOf,
  cookieConsentValue,
} from '#app/platform/http/cookie-consent.server.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const CONTAINER = 'GTM-AB12CD3'
const QUESTION = '<dialog'
const LOADS = `data-tag-manager="${CONTAINER}"`

let measured: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  measured = await startSite(inject('site').databaseUrl, { TAG_MANAGER_ID: CONTAINER })
})
afterAll(() => measured.stop())

/** Someone who has said this about analytical cookies, or nothing. */
function visitor(analytics?: boolean, site = measured.address) {
  const made = new Visitor(site)
  if (analytics !== undefined) made.cookies.set(cookieConsentName(), cookieConsentValue(analytics))
  return made
}
const said = ({ cookies }: Visitor) =>
  cookieConsentOf([...cookies].map(([name, value]) => `${name}=${value}`).join('; '))

describe('the question', () => {
  test.each([
    '/',
    '/kennisbank',
    '/kennisbank?q=crematie',
    '/kennisbank/wilsverklaring',
    '/over-ons',
  ])('is asked on %s as long as nothing was chosen', async (path) => {
    const open = await visitor().get(path)
    expect(open.text).toContain(QUESTION)
    for (const analytics of [true, false])
      expect((await visitor(analytics).get(path)).text).not.toContain(QUESTION)
  })

  test.each([
    '/juridisch/cookiebeleid',
    '/cookies',
    '/auth',
    '/afspraak',
    '/uitvaartondernemers/aanmeldformulier',
    '/dossieropvragen',
    '/controleer',
    '/formulier',
    '/bestaat-niet',
  ])('is not asked on %s', async (path) => {
    expect((await visitor().get(path)).text).not.toContain(QUESTION)
  })

  test('is not asked of someone who is signed in', async () => {
    const person = await signedIn(await testUser())
    for (const path of ['/', '/dashboard', '/vragenlijst/veer'])
      expect((await person.get(path)).text).not.toContain(QUESTION)
  })

  test('has the texts of the specification', async () => {
    const { text } = await visitor().get('/')
    for (const words of [
      'Cookie instellingen',
      'Alleen noodzakelijk',
      'Alles accepteren',
      'Meer informatie over cookies',
    ])
      expect(text).toContain(words)
    expect((await visitor().get('/cookies')).text).toContain('2 jaar')
  })
})

describe('an answer', () => {
  test.each([
    ['noodzakelijk', 'necessary'],
    ['alles', 'analytics'],
  ])('%s is kept, and leads back to the page', async (keuze, kept) => {
    const someone = visitor()
    const answer = await someone.post('/cookies', { keuze, terug: '/kennisbank?q=a%20b' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/kennisbank?q=a%20b'])
    expect(said(someone)).toBe(kept)
    expect((await someone.get('/')).text).not.toContain(QUESTION)
  })

  test.each([
    [{ keuze: 'eigen', analytics: 'true' }, 'analytics'],
    [{ keuze: 'eigen' }, 'necessary'],
    [{ keuze: 'alles' }, 'analytics'],
  ])('of the settings, %j, is kept and said', async (fields, kept) => {
    const someone = visitor()
    expect((await someone.post('/cookies', fields)).headers.location).toBe('/cookies')
    expect(said(someone)).toBe(kept)
    expect((await someone.get('/cookies')).text).toContain('Uw keuze voor cookies is opgeslagen.')
  })

  test('that is taken back makes the site ask again', async () => {
    const someone = visitor(true)
    expect((await someone.post('/cookies', { keuze: 'opnieuw' })).headers.location).toBe('/')
    expect(said(someone)).toBe('none')
    expect((await someone.get('/')).text).toContain(QUESTION)
  })

  test.each([
    {},
    { keuze: 'toString' },
    { keuze: '__proto__' },
    { keuze: ['x', 'alles'] },
    { keuze: '\u0000' },
    { terug: '/' },
  ])('that is none, %j, is refused and changes nothing', async (fields) => {
    const someone = visitor(false)
    const answer = await someone.post('/cookies', fields as Record<string, string>)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('<title>Fout: ')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(said(someone)).toBe('necessary')
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\r\nx',
  ])('never leads elsewhere: %j', async (terug) => {
    const { headers } = await visitor().post('/cookies', { keuze: 'alles', terug })
    expect(headers.location).toBe('/cookies')
  })

  test('from another site is refused', async () => {
    const post = visitor().post('/cookies', { keuze: 'alles' }, { origin: 'https://evil.example' })
    expect((await post).status).toBe(403)
  })
})

describe('the tag manager', () => {
  const policy = async (someone: Visitor, path = '/') =>
    String((await someone.get(path)).headers['content-security-policy'])

  test('comes along only with consent, and only then the policy lets it', async () => {
    const accepted = await visitor(true).get('/')
    expect(accepted.text).toContain(LOADS)
    const allowed = String(accepted.headers['content-security-policy'])
    expect(allowed).toMatch(/script-src 'nonce-[^']+' https:\/\/www\.googletagmanager\.com;/)
    expect(allowed).not.toContain('unsafe')
    // A script of others must not be able to fetch our other pages.
    expect(/connect-src ([^;]*)/.exec(allowed)?.[1]).not.toContain("'self'")
    for (const analytics of [undefined, false]) {
      expect((await visitor(analytics).get('/')).text).not.toContain('GTM-')
      expect(await policy(visitor(analytics))).not.toContain('google')
    }
  })

  test('never comes when none is configured', async () => {
    const someone = visitor(true, inject('site').address)
    expect((await someone.get('/')).text).not.toContain('data-tag-manager')
    expect(await policy(someone)).not.toContain('google')
  })

  test.each([
    '/cookies',
    '/auth',
    '/auth?tab=signup',
    '/reset-password',
    '/afspraak',
    '/afspraak/gegevens?soort=online',
    '/formulier',
    '/dossieropvragen',
    '/uitvaartondernemers/aanmeldformulier',
    '/kennisbank?q=crematie',
    '/bestaat-niet',
    '/dashboard',
  ])('never comes on %s', async (path) => {
    const { text, headers } = await visitor(true).get(path)
    expect(text).not.toContain('GTM-')
    expect(headers['content-security-policy']).not.toContain('google')
  })

  test('never comes to someone who is signed in', async () => {
    const user = await signedIn(await testUser())
    const someone = visitor(true)
    for (const [name, value] of user.cookies) someone.cookies.set(name, value)
    for (const path of ['/', '/kennisbank/wilsverklaring', '/dashboard', '/vragenlijst/veer']) {
      const { status, text, headers } = await someone.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).not.toContain('GTM-')
      expect(headers['content-security-policy']).not.toContain('google')
    }
  })
})

describe('cookies of analytics', () => {
  test('are removed once consent is withdrawn', async () => {
    const someone = visitor(true)
    for (const name of ['_ga', '_ga_X1', '_gid', '_gat']) someone.cookies.set(name, '1')
    await someone.get('/')
    expect([...someone.cookies.keys()]).toContain('_ga')
    await someone.post('/cookies', { keuze: 'eigen' })
    await someone.get('/cookies')
    expect([...someone.cookies.keys()].filter((name) => name.startsWith('_g'))).toEqual([])
  })

  test('and a choice of more than twelve months ago are removed', async () => {
    const someone = visitor()
    const past = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000)
    someone.cookies.set(cookieConsentName(), cookieConsentValue(true, past))
    someone.cookies.set('_ga', '1')
    const { text } = await someone.get('/')
    expect(text).toContain(QUESTION)
    expect(text).not.toContain('GTM-')
    expect([...someone.cookies.keys()]).toEqual([])
  })
})

test('pages that are kept know the question from no question', async () => {
  const site = inject('site').address
  const tag = async (analytics?: boolean) =>
    (await visitor(analytics, site).get('/over-ons')).headers.etag
  const [open, refused, accepted] = [await tag(), await tag(false), await tag(true)]
  expect(open).toBeDefined()
  expect(refused).toBeDefined()
  expect(refused).not.toBe(open)
  // Where nothing is configured both answers give the same page.
  expect(accepted).toBe(refused)
})
