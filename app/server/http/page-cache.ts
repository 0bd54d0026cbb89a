/**
 * Nothing of a visitor gets in: a kept page answers a request made here, from a fixed list of
 * addresses and the few facts that pages differ in.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FRESH_MS } from '#app/features/content/counter.server.ts'
import { cookiesOf } from '#app/platform/http/cookies.server.ts'
import { noteAnswer } from '#app/platform/http/note-answer.server.ts'
import { log } from '#app/platform/log.server.ts'
import { fromElsewhere } from './area-sheets.ts'
import { type Encoding, ENCODINGS, readableTo } from './encodings.ts'

const MAX_BYTES = 32 * 1024 * 1024

/** A cookie with which a kept page may be given, and what pages differ in by it. */
export type Fact = {
  cookie: string
  /** For all with the same page: '' when it does not matter, null when it cannot be kept. */
  shared: (value: string) => string | null
}

type Rendered = {
  response: Response
  route: string
  /** What a policy calls the styles by that stand in the page. */
  styles?: string | null
}

type Options = {
  paths: readonly string[]
  facts: readonly Fact[]
  originOf: (req: IncomingMessage) => string
  headersAt: (origin: string, styles: string | null) => [string, string][]
  render: (request: Request) => Promise<Rendered>
  now?: () => number
}

type EncodedPage = { etag: string; headers: string[]; body: Buffer }
type CachedPage = { hash: string; route: string; ready: Record<Encoding, EncodedPage> }

/**
 * Answers with kept pages, and leaves to `next` whatever is not surely the same page for everyone.
 */
export function pageCache({ paths, facts, originOf, headersAt, render, now }: Options) {
  const listed = new Set(paths)
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ ready }) => ENCODINGS.reduce((sum, one) => sum + ready[one].body.length, 1),
    ttl: FRESH_MS,
    ttlResolution: 0,
    // Compared with a new rendering, to spare the compression.
    noDeleteOnStaleGet: true,
    ...(now && { perf: { now } }),
    fetchMethod: (key, old) => renewed(key, old).catch(failed),
  })

  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const key = keyOf(req)
    if (!key) return next()
    const kept = pages.get(key)
    if (kept) return sendLogged(req, res, kept)
    void makeFirst(key, req, res, next)
  }

  async function makeFirst(
    key: string,
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ) {
    const page = await pages.fetch(key).catch(failed)
    if (page) send(req, res, page)
    else next()
  }

  function keyOf(req: IncomingMessage): string | null {
    const { method, url = '', headers } = req
    if (!listed.has(url) || (method !== 'GET' && method !== 'HEAD')) return null
    if (headers.authorization ?? headers['content-length'] ?? headers['transfer-encoding'])
      return null
    const cookie = sharedCookie(headers.cookie, facts)
    if (cookie === null) return null
    const site = fromElsewhere(headers['sec-fetch-site']?.toString()) ? 'none' : ''
    return `${originOf(req)} ${url} ${site} ${cookie}`
  }

  async function renewed(
    key: string,
    old: CachedPage | undefined,
  ): Promise<CachedPage | undefined> {
    const [origin = '', path = '', site = '', ...rest] = key.split(' ')
    const cookie = rest.join(' ')
    const headers = { ...(site && { 'sec-fetch-site': site }), ...(cookie && { cookie }) }
    const request = new Request(origin + path, { headers })
    const { response, route, styles } = await render(request)
    if (!isPlain(response)) return undefined
    const html = Buffer.from(await response.arrayBuffer())
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    if (hash === old?.hash) return old
    return { hash, route, ready: await packed(html, hash, headersAt(origin, styles ?? null)) }
  }
}

function failed(error: unknown) {
  log().error({ err: error }, 'page not kept')
  return undefined
}

/**
 * The cookies as all visitors with the same page would send them; null when one could mean anything
 * else.
 */
export function sharedCookie(header: string | undefined, facts: readonly Fact[]): string | null {
  if (!header) return ''
  const given = Object.entries(cookiesOf(header))
  // A cookie has no name, or is there twice.
  if (given.length !== header.split(';').length) return null
  const said = new Map<string, string>()
  for (const [name, value = ''] of given) {
    const shared = facts.find(({ cookie }) => cookie === name)?.shared(value) ?? null
    if (shared === null || /\s/.test(value)) return null
    said.set(name, shared)
  }
  return facts
    .filter(({ cookie }) => said.get(cookie))
    .map(({ cookie }) => `${cookie}=${said.get(cookie)}`)
    .join('; ')
}

const PLAIN: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  pragma: 'no-cache',
}

const isPlain = ({ status, headers }: Response): boolean =>
  status === 200 &&
  headers.get('content-type') === PLAIN['content-type'] &&
  [...headers].every(([name, value]) => PLAIN[name] === value)

const compressors: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
  identity: (html) => Promise.resolve(html),
}

async function packed(html: Buffer, hash: string, common: [string, string][]) {
  const ready = async (encoding: Encoding): Promise<EncodedPage> => {
    const body = await compressors[encoding](html)
    const etag = `"${hash}-${encoding}"`
    const headers = [
      ...common,
      ['Content-Type', 'text/html; charset=utf-8'],
      // Asked each time: who has signed in gets another.
      ['Cache-Control', 'private, no-cache'],
      ['Vary', 'Accept-Encoding, Cookie'],
      ['ETag', etag],
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
    ]
    return { etag, headers: headers.flat(), body }
  }
  const [br, gzipped, identity] = await Promise.all(ENCODINGS.map(ready))
  return { br, gzip: gzipped, identity } as Record<Encoding, EncodedPage>
}

function send(req: IncomingMessage, res: ServerResponse, { ready }: CachedPage): number {
  const { etag, headers, body } = ready[readableTo(req)[0] ?? 'identity']
  if (isUnchanged(req, etag)) {
    res.writeHead(304, headers).end()
    return 304
  }
  res.writeHead(200, [...headers, 'Content-Length', String(body.length)]).end(body)
  return 200
}

/** The first request is logged where it is rendered. */
function sendLogged(req: IncomingMessage, res: ServerResponse, kept: CachedPage) {
  const status = send(req, res, kept)
  noteAnswer({ method: req.method ?? '', route: kept.route, status, ms: 0 })
}

/** The browser has these very bytes; a proxy may have called the tag weak. */
const isUnchanged = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ??
  false
