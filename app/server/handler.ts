import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import compression from 'compression'
import { RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { recordedWishes } from '#app/features/content/counter.server.ts'
import { publishContent } from '#app/features/content/publish.server.ts'
import { keptPaths } from '#app/features/content/feeds.server.ts'
import enhance from '#app/enhance/main.ts?worker&url'
import { cookieConsentName, sharedCookieConsent } from '#app/platform/http/cookie-consent.server.ts'
import {
  fromCookie,
  knownCookie,
  placeCookie,
  signUpCookie,
} from '#app/platform/http/cookies.server.ts'
import {
  bodyUnread,
  formTargets,
  requestFacts,
  routePattern,
  showsCheckout,
  tagManager,
  stylesInPage,
  wholePage,
} from '#app/platform/http/context.server.ts'
import { env, isLocal } from '#app/platform/env.server.ts'
import { reportError } from '#app/platform/errors.server.ts'
import { log } from '#app/platform/log.server.ts'
import { readTraceparent, withTrace } from '#app/platform/trace.server.ts'
import './choices.ts'
import { handlerByArea } from './http/areas.ts'
import {
  bodyRoom,
  discardRest,
  isShortOfSession,
  keepPace,
  lengthOf,
  maxBodyOf,
} from './http/bodies.ts'
import { asksForThisSite, isLoopback, otherSite } from './http/host.ts'
import { startServing } from './lifecycle.ts'
import { listen } from './http/listen.ts'
import { createSiteServer } from './http/node-server.ts'
import { noteUnread } from './http/note-unread.ts'
import { pageCache } from './http/page-cache.ts'
import { isReady } from './http/readiness.ts'
import { type PagePolicy, securityHeaders } from './http/security-headers.ts'
import { siteFiles } from './http/site-files.ts'
import { visitorAddress } from './http/visitor-address.ts'

export { work } from './worker.ts'

export const { routes } = build

type Next = () => void
type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void

/**
 * Brotli for what is made for one person: a third of a millisecond a page. Nearly every page is shorter
 * than the window of 64 kB; a larger one is made room for in vain, a tenth of the time of a page.
 */
const PERSONAL_PAGES = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }

const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** @param options.dev under the development server, which serves files itself */
export function createListener({ dev = false } = {}): RequestListener {
  const handle = handlerByArea(build, dev ? 'development' : 'production')
  const addressOf = visitorAddress(env().TRUSTED_PROXIES, env().CLIENT_IP_HEADER)
  const compress = compression({
    brotli: { params: PERSONAL_PAGES },
  }) as unknown as Middleware
  const files = dev ? passOn : siteFiles(join(process.cwd(), 'build/client'))
  const site = new URL(env().PUBLIC_ORIGIN)
  const pages = dev ? passOn : keepPages()
  const hasRoom = bodyRoom()

  return (req, res) => {
    if (asksForThisSite(req)) pages(req, res, () => work(req, res))
    else turnAway(res)
  }

  function turnAway(res: ServerResponse) {
    secure(res, newNonce())
    refuse(res, [400, 'host', otherSite()])
  }

  function work(req: IncomingMessage, res: ServerResponse) {
    const nonce = newNonce()
    secure(res, nonce)
    if (refuseMethod(req, res)) return
    keepPace(req)
    if (req.url === '/healthz') return plain(res, 200, 'ok')
    if (req.url === '/readyz') return void answerReady(res)
    // Files are packed already.
    files(req, res, () => compress(req, res, () => void answer(req, res, nonce)))
  }

  function secure(res: ServerResponse, nonce: string, page?: PagePolicy) {
    const headers = securityHeaders(`'nonce-${nonce}'`, isHttps(), dev, page)
    for (const [name, value] of headers) res.setHeader(name, value)
  }

  /** A page for everyone has no fresh nonce: the policy names the one script by its address. */
  function keepPages(): Middleware {
    return pageCache({
      paths: keptPaths(),
      facts: [
        { cookie: cookieConsentName(), shared: (value) => sharedCookieConsent(value) },
        // Pages tell whether it is there, not what it says.
        { cookie: knownCookie().name, shared: (value) => (value ? '1' : '') },
        // Read only where someone confirms an address, looks at a living will, or had to wait.
        { cookie: signUpCookie().name, shared: () => '' },
        { cookie: fromCookie().name, shared: () => '' },
        { cookie: placeCookie().name, shared: () => '' },
      ],
      originOf: (req) => {
        const { protocol, host } = originOf(req, site)
        return `${protocol}//${host}`
      },
      headersAt: (origin, styles) => securityHeaders(origin + enhance, isHttps(), dev, { styles }),
      render: async (request) => {
        const context = new RouterContextProvider()
        context.set(requestFacts, { nonce: undefined, network: '', reference: '' })
        const { status, headers, body } = await handle(request, context)
        const response = new Response(context.get(wholePage) ?? body, { status, headers })
        return { response, route: context.get(routePattern), styles: context.get(stylesInPage) }
      },
    })
  }

  function answer(req: IncomingMessage, res: ServerResponse, nonce: string) {
    const reference = randomUUID().slice(0, 8)
    const traceparent = readTraceparent(req.headers.traceparent)
    return withTrace({ reference, traceparent }, () => answerAs(reference, req, res, nonce))
  }

  async function answerAs(
    reference: string,
    req: IncomingMessage,
    res: ServerResponse,
    nonce: string,
  ) {
    try {
      const context = new RouterContextProvider()
      const network = addressOf(req)
      context.set(requestFacts, { nonce, network, reference })
      context.set(bodyUnread, !hasRoom(req, res, network))
      const request = createRequest(req, res, originOf(req, site))
      makeOriginReadable(request)
      const response = await handle(request, context)
      const page = {
        measured: context.get(tagManager) !== null,
        showsCheckout: context.get(showsCheckout),
        formTargets: context.get(formTargets),
        styles: context.get(stylesInPage),
      }
      if (page.measured || page.showsCheckout || page.formTargets.length > 0 || page.styles)
        secure(res, nonce, page)
      await sendPage(res, response, context.get(wholePage))
      discardRest(req)
    } catch (error) {
      log().error({ err: error }, 'request failed')
      reportError(error, { method: req.method })
      if (!res.headersSent) plain(res, 500, 'Er is iets misgegaan. Probeer het later opnieuw.')
      else res.destroy()
    }
  }
}

/** A page that was made in one go is sent in one go, without a stream in between. */
async function sendPage(res: ServerResponse, response: Response, html: Buffer | null) {
  if (html === null || response.body !== null || !isPage(response))
    return sendResponse(res, response)
  res.statusCode = response.status
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') res.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  res.end(html)
}

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

const newNonce = () => randomBytes(16).toString('base64')
const isHttps = () => env().PUBLIC_ORIGIN.startsWith('https:')
const passOn: Middleware = (_req, _res, next) => next()

/** From the settings; on a developer's machine any loopback name will do. */
function originOf(req: IncomingMessage, { protocol, host }: URL) {
  const asked = req.headers.host ?? ''
  return { protocol, host: isLocal() && isLoopback(asked) ? asked : host }
}

/** An Origin that is no address counts as unknown and is refused; the framework would see a bug. */
function makeOriginReadable({ headers }: Request) {
  const origin = headers.get('origin')
  if (origin !== null && !URL.canParse(origin)) headers.set('origin', 'null')
}

const TOO_LONG = {
  all: 'Uw tekst is te lang om in één keer op te slaan. Ga terug: uw tekst staat er nog. Maak de tekst korter en probeer het opnieuw.',
  visitor:
    'U bent niet meer ingelogd. Ga terug: uw tekst staat er nog. Log in een ander venster in en probeer het daarna opnieuw.',
}

/** What no page of ours sends. A body must say its length, to be refused unread. */
function refuseMethod(req: IncomingMessage, res: ServerResponse): boolean {
  const refused = refusalOf(req)
  if (!refused) return false
  if (refused[0] === 405) res.setHeader('Allow', [...METHODS].join(', '))
  refuse(res, refused, refused[0] === 413 ? discard(req) : undefined)
  return true
}

/** The number of the answer, why in a word for the log, and what is said. */
type Refusal = [status: number, reason: string, text: string]

function refusalOf(req: IncomingMessage): Refusal | undefined {
  const { method = '', headers } = req
  if (!METHODS.has(method)) return [405, 'method', 'Deze methode wordt niet ondersteund.']
  if (!isPath(req.url)) return [400, 'address', 'Dit adres is niet te lezen.']
  if (headers['transfer-encoding'] !== undefined)
    return [411, 'length', 'De lengte van het verzoek ontbreekt.']
  if (lengthOf(req) <= maxBodyOf(req)) return undefined
  return isShortOfSession(req)
    ? [413, 'size without session', TOO_LONG.visitor]
    : [413, 'size', TOO_LONG.all]
}

function refuse(res: ServerResponse, [status, reason, text]: Refusal, mayClose?: Promise<void>) {
  noteUnread(status, reason)
  plain(res, status, text, mayClose)
}

const LINE_BREAK = /[\n\r\u2028\u2029]/

function isPath(url = ''): boolean {
  try {
    return url.startsWith('/') && !LINE_BREAK.test(decodeURI(url.split('?', 1)[0] ?? ''))
  } catch {
    return false
  }
}

function plain(res: ServerResponse, status: number, text: string, mayClose?: Promise<void>) {
  const body = `${text}\n`
  if (status >= 400) res.setHeader('Connection', 'close')
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.write(body)
  void Promise.resolve(mayClose).then(() => res.end())
}

/** A browser that still sends at a closed connection shows its own error page. */
function discard(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 5000).unref()
    req.once('close', resolve).once('end', resolve).resume()
  })
}

async function answerReady(res: ServerResponse) {
  if (await isReady()) plain(res, 200, 'ready')
  else plain(res, 503, 'not ready')
}

/**
 * So many connections may come within a moment in which this process does something else. Beyond it they
 * are lost, and browsers try again after a second, then three; node's own number is 511.
 */
const BACKLOG = 4096

export type RunningServer = {
  address: string
  stop: () => Promise<void>
}

/**
 * Serves the built site, once the texts are in the index of the search.
 *
 * @returns where, and what stops it: answers that are under way get 5 seconds
 * @throws when the port is taken
 */
export async function serve(): Promise<RunningServer> {
  const end = await startServing('serve')
  await publishContent()
  await recordedWishes.refresh()
  const headers = securityHeaders("'none'", isHttps(), false)
  const server = createSiteServer(createListener(), { headers, refused: noteUnread })
  await listen(server, { port: env().PORT, host: env().HOST, backlog: BACKLOG }, 'PORT')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const hurry = setTimeout(() => server.closeAllConnections(), 5000)
      await closed
      clearTimeout(hurry)
      await end()
    },
  }
}
