/**
 * Public pages that are kept in memory: who gets them, and that nothing of anyone is ever in them.
 * A page that is kept has no nonce in its policy; every other answer has one.
 */
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { unbroken } from '#tests/fixtures/page.ts'
import { address, type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'
import { publicPages, signInPages, signUpPage } from '#app/features/content/feeds.server.ts'

const isKept = ({ headers }: Answer) => headers.etag !== undefined
const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)].map(([tag]) => tag)

/** A page without the count in its foot, which other tests change, and without a nonce. */
const fixed = ({ text }: Answer) =>
  text
    .replace(/<p>Meer dan [\d.]+ wensen veilig vastgelegd<\/p>/, '')
    .replaceAll(/ nonce="[^"]*"/g, '')

let kept: Answer
beforeAll(async () => {
  kept = await new Visitor().get('/')
})

describe('a page that is kept', () => {
  test('is every public page', async () => {
    for (const { path } of publicPages()) {
      const answer = await new Visitor().get(path)
      expect([answer.status, isKept(answer)], path).toEqual([200, true])
    }
  })

  test('is the page to sign up, by the one address that our pages name', async () => {
    const answer = await new Visitor().get(signUpPage())
    expect([answer.status, isKept(answer)]).toEqual([200, true])
    const own = await new Visitor().get(signUpPage(), { cookie: 'unknown=1' })
    expect(isKept(own)).toBe(false)
    expect(fixed(own)).toBe(fixed(answer))
    expect((await new Visitor().get('/')).text).toContain(`href="${signUpPage()}"`)
  })

  test.each(signInPages())('is %s, as those who come back ask for it', async (path) => {
    const answer = await new Visitor().get(path)
    expect([answer.status, isKept(answer)]).toEqual([200, true])
    const own = await new Visitor().get(path, { cookie: 'unknown=1' })
    expect(isKept(own)).toBe(false)
    expect(fixed(own)).toBe(fixed(answer))
  })

  test('is asked for each time, and never stays with a cache that others use', () => {
    expect(kept.headers['cache-control']).toBe('private, no-cache')
    expect(kept.headers.vary).toBe('Accept-Encoding, Cookie')
    expect(kept.headers['set-cookie']).toBeUndefined()
  })

  test('lets the one script run by its address, and nothing else', () => {
    const [tag = '', ...others] = scriptsOf(kept.text)
    expect(others).toEqual([])
    const [, src] = /src="([^"]+)"/.exec(tag) ?? []
    expect(tag).not.toContain('nonce')
    expect(src).toMatch(/^\/assets\/main-[\w-]+\.js$/)
    expect(policyOf(kept)).toContain(`script-src ${address()}${src};`)
    expect(policyOf(kept)).not.toMatch(/nonce|unsafe/)
  })

  test('is what the site would answer, but for the nonce', async () => {
    const own = await new Visitor().get('/', { cookie: 'unknown=1' })
    expect(isKept(own)).toBe(false)
    expect(fixed(own)).toBe(fixed(kept))
  })

  test('is the same with brotli, in less than a third of the bytes', async () => {
    const { bytes, headers } = await new Visitor().get('/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    const text = unbroken(brotliDecompressSync(bytes).toString())
    expect(fixed({ ...kept, text })).toBe(fixed(kept))
    expect(bytes.length).toBeLessThan(kept.bytes.length / 3)
  })

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await new Visitor().get('/')
    const again = await new Visitor().get('/', { 'if-none-match': headers.etag })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(policyOf(again)).toBe(policyOf(kept))
  })
})

describe('nothing of anyone is kept', () => {
  test.each([[], ['staff'], ['admin'], ['franchise']] as const)(
    'someone signed in gets a page of their own, and leaves nothing behind (%s)',
    async (...roles) => {
      const { id, token } = await testUser(...roles)
      const visitor = await signedIn({ token })
      const own = await visitor.get('/')
      expect(own.text).toContain(id)
      expect(own.headers['cache-control']).toBe('private, no-store')
      expect(policyOf(own)).toContain("'nonce-")
      const known = await visitor.get('/', { 'if-none-match': kept.headers.etag })
      expect([known.status, isKept(known)]).toEqual([200, false])
      expect(fixed(await new Visitor().get('/'))).toBe(fixed(kept))
    },
  )

  test('someone whose session has ended gets a fresh page', async () => {
    const visitor = await signedIn({ token: 'ended' })
    expect(isKept(await visitor.get('/'))).toBe(false)
  })

  test('a message is shown once, to the one it is for', async () => {
    const visitor = await signedIn(await testUser())
    const out = await visitor.post('/auth/uitloggen')
    expect(out.status).toBe(303)
    expect([...visitor.cookies.keys()]).toEqual(['flash'])
    const page = await visitor.get('/')
    expect(isKept(page)).toBe(false)
    expect(page.text).toContain('role="status"')
    expect(visitor.cookies.size).toBe(0)
    expect(fixed(await new Visitor().get('/'))).toBe(fixed(kept))
    expect(fixed(await visitor.get('/'))).toBe(fixed(kept))
  })

  test('what was typed wrongly is shown to who typed it', async () => {
    const path = '/uitvaartondernemers/terugbellen'
    const before = await new Visitor().get(path)
    const wrong = await new Visitor().post(path, { contactName: 'Jan van Dalen' })
    expect([wrong.status, isKept(wrong)]).toEqual([422, false])
    expect(wrong.text).toContain('Jan van Dalen')
    expect(fixed(await new Visitor().get(path))).toBe(fixed(before))
  })

  test('what was typed wrongly to sign up is shown to who typed it', async () => {
    const before = await new Visitor().get(signUpPage())
    const typed = { intent: 'signup', firstName: 'Jan van Dalen', email: 'geen adres' }
    const wrong = await new Visitor().post(signUpPage(), typed)
    expect([wrong.status, isKept(wrong)]).toEqual([422, false])
    expect(wrong.text).toContain('Jan van Dalen')
    expect(fixed(await new Visitor().get(signUpPage()))).toBe(fixed(before))
  })

  test('what was typed wrongly to sign in is shown to who typed it', async () => {
    const [path = ''] = signInPages()
    const before = await new Visitor().get(path)
    const wrong = await new Visitor().post(path, { intent: 'signin', email: 'geen adres' })
    expect([wrong.status, isKept(wrong)]).toEqual([422, false])
    expect(wrong.text).toContain('geen adres')
    expect(fixed(await new Visitor().get(path))).toBe(fixed(before))
  })

  test('what was searched for is looked up', async () => {
    const found = await new Visitor().get('/kennisbank?q=crematie')
    expect(isKept(found)).toBe(false)
    expect((await new Visitor().get('/kennisbank')).text).not.toContain('<mark>')
  })

  test.each<[string, string, string, Record<string, string>]>([
    ['credentials', 'GET', '/', { authorization: 'Bearer x' }],
    ['data', 'GET', '/_.data', {}],
    ['data of an article', 'GET', '/blog.data', {}],
    ['an empty query', 'GET', '/?', {}],
    ['capitals', 'GET', '/BLOG', {}],
    ['a slash', 'GET', '/blog/', {}],
    ['a hidden letter', 'GET', '/%62log', {}],
    ['two slashes', 'GET', '//blog', {}],
    ['a private page', 'GET', '/dashboard', {}],
    ['a page that moved', 'GET', '/home', {}],
    ['a page that is not there', 'GET', '/bestaat-niet', {}],
    ['a page with a card in its address', 'GET', '/dossieropvragen', {}],
    ['a page to sign in, to go on elsewhere', 'GET', '/auth?terug=%2Fdashboard', {}],
    ['a page to sign in after a message', 'GET', '/auth', { cookie: 'flash=x' }],
    ['a page to sign in with a session', 'GET', '/auth', { cookie: 'session=x' }],
    ['a page to sign up by the link of a director', 'GET', '/auth?tab=signup&ref=x', {}],
    ['a page to sign up, to go on elsewhere', 'GET', '/auth?tab=signup&terug=%2Fdashboard', {}],
    ['a page to sign up after a message', 'GET', '/auth?tab=signup', { cookie: 'flash=x' }],
    ['a page to sign up with a session', 'GET', '/auth?tab=signup', { cookie: 'session=x' }],
    ['another method', 'PUT', '/', {}],
  ])('%s: no page that is kept', async (_what, method, path, headers) => {
    const answer = await new Visitor().send(method, path, headers)
    expect(isKept(answer)).toBe(false)
    expect(policyOf(answer)).toContain("'nonce-")
  })

  test('a body is refused as ever', async () => {
    const { status } = await new Visitor().send('GET', '/', { 'content-length': '9000000' })
    expect(status).toBe(413)
  })

  test('no header of a visitor shows in the page', async () => {
    const site = await startSite(inject('site').databaseUrl)
    const evil = 'evil.example'
    const headers = {
      'x-forwarded-host': evil,
      'x-forwarded-proto': evil,
      'x-forwarded-for': '192.0.2.66',
      referer: `https://${evil}/`,
      origin: `https://${evil}`,
      'user-agent': evil,
      'accept-language': `${evil},fr`,
      'x-original-url': '/admin',
    }
    try {
      // The very first to ask, whose request fills the memory.
      const first = await new Visitor(site.address).get('/', headers)
      expect(isKept(first)).toBe(true)
      expect(JSON.stringify(first.headers) + first.text).not.toMatch(/evil\.example|192\.0\.2/)
      const next = await new Visitor(site.address).get('/')
      expect(fixed(next)).toBe(fixed(kept).replaceAll(address(), site.address))
    } finally {
      await site.stop()
    }
  })
})
