import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { FRESH_MS } from '#app/features/content/counter.server.ts'
import { log } from '#app/platform/log.server.ts'
import { type Fact, pageCache, sharedCookie } from './page-cache.ts'

const CONSENT: Fact = {
  cookie: 'consent',
  shared: (value) => (/^(all|some)/.test(value) ? (value.split('.', 1)[0] ?? null) : null),
}
const KNOWN: Fact = { cookie: 'known', shared: () => '' }
const ORIGIN = 'https://wensen.example'

let server: Server | undefined
afterEach(() => server?.close())

const page = (text: string, init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  })

/** A site whose pages and clock the test decides. What is not kept is answered with 'own'. */
async function arranged(render: (request: Request) => Promise<Response> | Response) {
  let time = 1
  const rendered = vi.fn<(request: Request) => Promise<Response>>(async (request) =>
    render(request),
  )
  const cache = pageCache({
    paths: ['/', '/blog'],
    facts: [CONSENT, KNOWN],
    originOf: () => ORIGIN,
    headersAt: () => [['X-Safe', 'yes']],
    render: async (request) => ({ response: await rendered(request), route: 'texts/:name' }),
    now: () => time,
  })
  server = createServer((req, res) => cache(req, res, () => res.end('own'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = async (path = '/', headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { get, rendered, pass: (ms: number) => (time += ms) }
}

describe('a page', () => {
  test('is rendered once, also when many ask for it at the same moment', async () => {
    const { get, rendered } = await arranged(() => page('hallo'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(answers.map(({ text }) => text)).toEqual(answers.map(() => 'hallo'))
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  test('is rendered anew after five minutes, not before', async () => {
    let count = 0
    const { get, pass } = await arranged(() => page(`${(count += 1)} wensen`))
    expect((await get()).text).toBe('1 wensen')
    pass(FRESH_MS - 1)
    expect((await get()).text).toBe('1 wensen')
    pass(2)
    expect((await get()).text).toBe('2 wensen')
  })

  test('is rendered for a request that holds nothing of the visitor', async () => {
    const seen: [string, string, Record<string, string>][] = []
    const { get } = await arranged((request) => {
      seen.push([request.method, request.url, Object.fromEntries(request.headers)])
      return page('hallo')
    })
    await get('/blog', {
      cookie: 'consent=all.made-on-monday-by-jan',
      'user-agent': 'Jan',
      'x-forwarded-for': '192.0.2.7',
      'accept-language': 'fr',
      referer: 'https://elsewhere.example/jan',
    })
    expect(seen).toEqual([['GET', `${ORIGIN}/blog`, { cookie: 'consent=all' }]])
  })

  test('is another one for who comes from elsewhere, whose page has its styles in it', async () => {
    const { get } = await arranged(({ headers }) => page(headers.get('sec-fetch-site') ?? 'within'))
    expect((await get('/', { 'sec-fetch-site': 'cross-site' })).text).toBe('none')
    expect((await get('/', { 'sec-fetch-site': 'same-origin' })).text).toBe('within')
    expect((await get()).text).toBe('within')
  })

  test('is another one for each fact, and the same one for all who share it', async () => {
    const { get, rendered } = await arranged((request) =>
      page(request.headers.get('cookie') ?? 'none'),
    )
    expect((await get()).text).toBe('none')
    expect((await get('/', { cookie: 'consent=all.1' })).text).toBe('consent=all')
    expect((await get('/', { cookie: 'consent=all.2; known=x' })).text).toBe('consent=all')
    expect((await get('/', { cookie: 'consent=some.2' })).text).toBe('consent=some')
    expect((await get('/', { cookie: 'known=x' })).text).toBe('none')
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['of an error', () => page('hallo', { status: 500 })],
    ['that is not there', () => page('hallo', { status: 404 })],
    ['that moved', () => new Response(null, { status: 301, headers: { location: '/x' } })],
    ['that sets a cookie', () => page('hallo', { headers: { 'set-cookie': 'a=b' } })],
    ['with a header of its own', () => page('hallo', { headers: { 'referrer-policy': 'origin' } })],
    [
      'that says itself how it may be kept',
      () => page('hallo', { headers: { 'cache-control': 'no-store' } }),
    ],
    [
      'that is no markup',
      () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
    ],
  ])('%s is not kept', async (_what, answer) => {
    const { get, rendered } = await arranged(answer)
    expect((await get()).text).toBe('own')
    expect((await get()).text).toBe('own')
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  test('that went wrong later on is given up for the answer of the site', async () => {
    let fine = true
    const { get, pass } = await arranged(() => page('hallo', { status: fine ? 200 : 503 }))
    expect((await get()).text).toBe('hallo')
    pass(FRESH_MS + 1)
    fine = false
    expect((await get()).text).toBe('own')
    expect((await get()).text).toBe('own')
  })
})

test('a page out of memory is logged under the name of its route, as where it is rendered', async () => {
  const { get } = await arranged(() => page('hallo'))
  await get('/blog')
  const logged = vi.spyOn(log(), 'info')
  await get('/blog')
  expect(logged.mock.calls).toEqual([[{ method: 'GET', route: 'texts/:name', status: 200, ms: 0 }]])
  logged.mockRestore()
})

describe('who gets an answer of their own', () => {
  test.each<[string, string, Record<string, string>, string?]>([
    ['someone with a session', '/', { cookie: 'session=x' }],
    ['someone with a session and a choice', '/', { cookie: 'consent=all; session=x' }],
    ['someone with a message waiting', '/', { cookie: '__Host-flash=x' }],
    ['someone with a cookie that nobody knows', '/', { cookie: 'x=1' }],
    ['someone with a choice that cannot be read', '/', { cookie: 'consent=%00' }],
    ['someone with two choices', '/', { cookie: 'consent=all; consent=some' }],
    ['someone with a cookie without a name', '/', { cookie: 'all' }],
    ['someone with credentials', '/', { authorization: 'Basic eA==' }],
    ['someone who searches', '/?q=graf', {}],
    ['someone who asks with an empty query', '/?', {}],
    ['someone who asks for data', '/_.data', {}],
    ['someone who asks for another page', '/dashboard', {}],
    ['someone who writes the address otherwise', '/Blog', {}],
    ['someone who adds a slash', '/blog/', {}],
    ['someone who adds a sign', '/blog;x', {}],
    ['someone who hides a letter', '/%62log', {}],
    ['someone who posts', '/', {}, 'POST'],
  ])('%s', async (_what, path, headers, method) => {
    const { get, rendered } = await arranged(() => page('hallo'))
    expect((await get()).text).toBe('hallo')
    expect((await get('/blog')).text).toBe('hallo')
    expect((await get(path, headers, method)).text).toBe('own')
    expect(rendered).toHaveBeenCalledTimes(2)
  })
})

describe('a browser', () => {
  test('that has the page gets no second copy, until it changes', async () => {
    let text = 'hallo'
    const { get, pass } = await arranged(() => page(text))
    const { headers } = await get()
    const known = { 'if-none-match': `"other", W/${headers.get('etag')}` }
    const again = await get('/', known)
    expect([again.status, again.text, again.headers.get('x-safe')]).toEqual([304, '', 'yes'])
    expect(again.headers.get('etag')).toBe(headers.get('etag'))
    pass(FRESH_MS + 1)
    expect((await get('/', known)).status).toBe(304)
    pass(FRESH_MS + 1)
    text = 'dag'
    expect((await get('/', known)).text).toBe('dag')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['deflate', null],
    ['gzip;q=0', null],
  ])('that reads %s gets %s', async (accepted, encoding) => {
    const { get } = await arranged(() => page('hallo'))
    const { headers, text } = await get('/', { 'accept-encoding': accepted })
    expect([headers.get('content-encoding'), text]).toEqual([encoding, 'hallo'])
  })

  test('with HEAD gets the headers alone', async () => {
    const { get } = await arranged(() => page('hallo'))
    const { status, headers, text } = await get('/', { 'accept-encoding': 'identity' }, 'HEAD')
    expect([status, headers.get('content-length'), text]).toEqual([200, '5', ''])
  })
})

test.each<[string | undefined, string | null]>([
  [undefined, ''],
  ['', ''],
  ['consent=all.1', 'consent=all'],
  ['known=x', ''],
  ['known=x; consent=all.1', 'consent=all'],
  ['known=x; known=y', null],
  ['known=x; session=y', null],
  ['consent = all', 'consent=all'],
  ['consent=all x', null],
  ['; consent=all', null],
  ['consent=all ;', null],
  ['__proto__=1', null],
  ['consent="all"', null],
])('of the cookies %s, %s counts', (header, shared) => {
  expect(sharedCookie(header, [CONSENT, KNOWN])).toBe(shared)
})
