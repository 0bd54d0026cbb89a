import { readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const nonceOf = ({ headers }: Answer) =>
  /script-src 'nonce-([A-Za-z0-9+/=]{20,})';/.exec(String(headers['content-security-policy']))?.[1]

const asset = async () =>
  `/assets/${(await readdir('build/client/assets')).find((name) => name.endsWith('.css'))}`

/** Asks for the first page with these headers and no others, names and values in turn. */
function statusOf(site: string, headers: string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(site, { headers }, (response) => resolve(response.resume().statusCode)).once(
      'error',
      reject,
    )
  })
}

type Ask = (visitor: Visitor) => Promise<Answer>
const answers: [what: string, status: number, ask: Ask][] = [
  ['a page', 200, (v) => v.get('/auth/uitloggen')],
  ['a page that is not there', 404, (v) => v.get('/bestaat-niet')],
  ['a redirect', 303, (v) => v.get('/dashboard')],
  ['data of a page', 200, (v) => v.get('/_.data')],
  ['data of a page that is not there', 404, (v) => v.get('/bestaat-niet.data')],
  ['data that redirects', 202, (v) => v.get('/dashboard.data')],
  ['a refused post', 403, (v) => v.post('/', {}, { origin: 'https://evil.example' })],
  ['an odd method', 405, (v) => v.send('PUT', '/', {})],
  ['an address that cannot be read', 400, (v) => v.get('/%zz')],
  ['an address of another site', 400, (v) => v.get('/', { host: 'evil.example' })],
  [
    'a body without length',
    411,
    (v) =>
      v.send('POST', '/', { 'transfer-encoding': 'chunked', 'content-length': undefined }, 'a=b'),
  ],
  ['a body that is too long', 413, (v) => v.send('POST', '/', { 'content-length': '9000000' })],
  ['a file', 200, (v) => v.get('/favicon.svg')],
  ['a stylesheet', 200, async (v) => v.get(await asset())],
  ['health', 200, (v) => v.get('/healthz')],
  ['readiness', 200, (v) => v.get('/readyz')],
]

describe('security headers', () => {
  test.each(['/brief.png', '/brief-avond.png'])(
    'of %s let the pages show it on which people read their mail',
    async (path) => {
      const { status, headers } = await new Visitor().get(path)
      expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
    },
  )

  test.each(answers)('of %s (%i)', async (_what, status, ask) => {
    const answer = await ask(new Visitor())
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(FIXED)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(nonceOf(answer)).toBeDefined()
    expect(answer.headers['x-powered-by']).toBeUndefined()
    expect(answer.headers.server).toBeUndefined()
  })

  test.each([
    '/auth/link',
    '/auth/bevestigen',
    '/reset-password',
    '/herinnering',
    '/account-behouden',
    '/afspraak/wijzigen',
    '/afspraak/annuleren',
    '/afspraak/bevestigd',
    '/bestaat-niet',
  ])('of %s with a token keep its address from the next page', async (path) => {
    const visitor = new Visitor()
    for (const answer of [
      await visitor.get(`${path}?token=x`),
      await visitor.post(`${path}?token=x`, { token: 'x' }),
    ]) {
      expect(answer.status).not.toBe(500)
      expect(answer.headers['referrer-policy']).toBe('strict-origin')
    }
    expect((await visitor.get(path)).headers['referrer-policy']).toBe('same-origin')
  })

  test('every answer has a nonce of its own, and every script of the page carries it', async () => {
    const [one, two] = [
      await new Visitor().get('/auth/link'),
      await new Visitor().get('/auth/link'),
    ]
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    const scripts = [...one.text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)].map(
      ([tag]) => tag,
    )
    expect(scripts).not.toHaveLength(0)
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonceOf(one)}"`)
  })

  test('a page has no inline styles or handlers, which the policy would block', async () => {
    const { text } = await new Visitor().get('/')
    expect(text).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
  })
})

const startProduction = () =>
  startSite(inject('site').databaseUrl, {
    LOCAL: '',
    PUBLIC_ORIGIN: 'https://wensenregister.example',
    RESEND_API_KEY: 'not used: no mail is sent here',
    MAIL_FROM: 'post@wensenregister.example',
    HELPDESK_EMAIL: 'hulp@wensenregister.example',
  })

describe('in production', () => {
  test('cookies and addresses are those of the public origin, whatever the Host header says', async () => {
    const site = await startProduction()
    try {
      const visitor = new Visitor(site.address)
      const page = await visitor.get('/', { host: 'evil.example' })
      expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
      expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests')
      expect(page.text).not.toContain('evil.example')
      const post = (origin: string) =>
        visitor.post('/bestaat-niet', {}, { host: 'evil.example', origin })
      expect((await post('https://evil.example')).status).toBe(403)
      expect((await post('https://wensenregister.example')).status).toBe(404)
      expect((await visitor.get('/dev/postvak')).status).toBe(404)
    } finally {
      await site.stop()
    }
  })
})

describe('caches', () => {
  test('keep built files for good', async () => {
    const { headers } = await new Visitor().get(await asset())
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/', '/bestaat-niet', '/dashboard', '/_.data', '/dashboard.data'])(
    'keep nothing of %s',
    async (path) => {
      const visitor = await signedIn(await testUser())
      expect((await visitor.get(path)).headers['cache-control']).toBe('private, no-store')
    },
  )

  test.each(['/healthz', '/readyz'])('keep nothing of %s', async (path) => {
    expect((await new Visitor().get(path)).headers['cache-control']).toBe('no-store')
  })
})

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a page travels as %s', async (encoding, unpack) => {
    const { headers, bytes } = await new Visitor().get('/', { 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(unpack(bytes).toString()).toContain('</html>')
  })

  test.each([
    ['br', brotliDecompressSync, brotliCompressSync],
    ['gzip', gunzipSync, (text: Buffer) => gzipSync(text, { level: 9 })],
  ])('a built file travels as %s, as small as can be', async (encoding, unpack, pack) => {
    const { headers, bytes } = await new Visitor().get(await asset(), {
      'accept-encoding': encoding,
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(bytes.length).toBeLessThan(pack(unpack(bytes)).length + 10)
  })

  test('a browser that asks for nothing gets plain text', async () => {
    const { headers, text } = await new Visitor().get('/')
    expect(headers['content-encoding']).toBeUndefined()
    expect(text).toContain('</html>')
  })
})

describe('methods', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      const { status, headers } = await new Visitor().send(method, '/', {})
      expect(status).toBe(405)
      expect(headers.allow).toBe('GET, HEAD, POST')
    },
  )

  test('HEAD answers like GET, without a body', async () => {
    const { status, headers, text } = await new Visitor().send('HEAD', '/', {})
    expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', ''])
  })
})

/** Origins that no browser sends. */
const NO_ADDRESS = ['', 'evil', 'https://', 'http://a b', '*', 'http://a.example, http://b.example']

describe('posts', () => {
  // A post to an address that is no page: 404 says that the check let it through.
  const post = (headers: Record<string, string | undefined>) =>
    new Visitor().post('/bestaat-niet', { a: 'b' }, { origin: undefined, ...headers })
  const here = () => inject('site').address

  test.each<[string, () => Record<string, string>]>([
    ['from another site', () => ({ origin: 'https://evil.example' })],
    ['from a sandboxed page', () => ({ origin: 'null' })],
    ['from another port', () => ({ origin: 'http://127.0.0.1:1' })],
    [
      'from an address that begins like ours',
      () => ({ origin: here().replace('127.0.0.1', '127.0.0.1.evil.example') }),
    ],
    ...NO_ADDRESS.map((origin): [string, () => Record<string, string>] => [
      `whose origin is ${JSON.stringify(origin)}`,
      () => ({ origin }),
    ]),
    ['that the browser calls cross-site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['that the browser calls same-site', () => ({ 'sec-fetch-site': 'same-site' })],
    ['with a page of another site as referrer', () => ({ referer: 'https://evil.example/' })],
    ['with a referrer that is no address', () => ({ referer: 'evil' })],
  ])('%s are refused', async (_what, headers) => {
    expect((await post(headers())).status).toBe(403)
  })

  test.each<[string, () => Record<string, string>]>([
    ['from a page of ours', () => ({ origin: here() })],
    ['that the browser calls same-origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['of an old browser, with a page of ours as referrer', () => ({ referer: `${here()}/auth` })],
    ['of a text browser, which says nothing', () => ({})],
  ])('%s are let through', async (_what, headers) => {
    expect((await post(headers())).status).toBe(404)
  })

  const WRONG = ['https://evil.example', ...NO_ADDRESS]

  test.each(WRONG)('from %j that are refused say so on a page', async (origin) => {
    const { text } = await post({ origin })
    expect(text).toMatch(/<h1>.+<\/h1>/)
  })

  test.each(WRONG)('from %j are checked for data requests as well', async (origin) => {
    const answer = await new Visitor().post('/dashboard.data', {}, { origin })
    expect(answer.status).toBe(403)
  })
})

describe('after a post', () => {
  test.each<[string, string | undefined, RegExp]>([
    ['of now is led to the next page', 'navigate', /^\/auth$/],
    [
      'that may keep every page is led to one that it never saw',
      undefined,
      /^\/auth\?vers=[0-9a-f]{8}$/,
    ],
  ])('a browser %s', async (_what, mode, address) => {
    const asked = { intent: 'link', email: 'niemand@example.nl' }
    const { status, headers } = await new Visitor().post('/auth', asked, { 'sec-fetch-mode': mode })
    expect([status, headers.location]).toEqual([303, expect.stringMatching(address)])
  })
})

describe('the Host header', () => {
  const portOf = () => new URL(inject('site').address).port

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost:3000@evil.example',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
  ])("%j is refused on a developer's machine, whatever is asked for", async (host) => {
    for (const path of ['/', '/auth', '/dev/postvak', '/favicon.svg', '/healthz']) {
      const { status, text } = await new Visitor().get(path, { host })
      expect([path, status]).toEqual([path, 400])
      expect(text).toBe('Dit adres is niet van deze site. Ga naar http://localhost:3000.\n')
    }
  })

  test('given twice is refused, in production too', async () => {
    const site = await startProduction()
    try {
      for (const address of [inject('site').address, site.address]) {
        const { host } = new URL(address)
        const twice = (second: string) => statusOf(address, ['Host', host, 'Host', second])
        expect(await statusOf(address, ['Host', host])).toBe(200)
        expect(await twice('evil.example')).toBe(400)
        expect(await twice(host)).toBe(400)
      }
    } finally {
      await site.stop()
    }
  })

  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])('%s is ours', async (name) => {
    for (const host of [name, `${name}:${portOf()}`])
      expect((await new Visitor().get('/dev/postvak', { host })).status).toBe(200)
  })
})

describe('odd addresses', () => {
  test.each([
    '//evil.example',
    '//evil.example/admin',
    '/\\evil.example',
    '/%2f/evil.example',
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../server/index.js',
    '/admin%2f',
    '/admin;x',
    '/a%00b',
    '/__manifest',
  ])('%s is no page', async (path) => {
    const { status, headers } = await new Visitor().get(path)
    expect(status).toBe(404)
    expect(headers.location).toBeUndefined()
  })

  test.each(['/%zz', '*', 'http://evil.example/'])('%s cannot be read', async (path) => {
    expect((await new Visitor().get(path)).status).toBe(400)
  })

  test.each(['/admin', '/ADMIN', '/admin/', '/Admin/?x=1'])(
    '%s sends visitors to sign in',
    async (path) => {
      const { status, headers } = await new Visitor().get(path)
      expect(status).toBe(303)
      expect(headers.location).toMatch(/^\/auth\?terug=%2F[Aa]/)
    },
  )

  test.each([
    '/admin.data',
    '/ADMIN.data',
    '/admin/_.data',
    '/admin/.data',
    '/admin.data?_routes=root',
  ])('%s gives a private person no data', async (path) => {
    const { status } = await (await signedIn(await testUser())).get(path)
    expect([403, 404]).toContain(status)
  })

  test('what cannot be read in a search never fails', async () => {
    expect((await new Visitor().get('/?a=%zz&a[__proto__]=1&%00=%ff')).status).toBe(200)
  })
})

describe('forms', () => {
  test('over the limit are refused unread, with advice', async () => {
    const { status, text } = await new Visitor().send('POST', '/auth', {
      'content-length': '2097153',
    })
    expect(status).toBe(413)
    expect(text).toContain('te lang')
  })
})
