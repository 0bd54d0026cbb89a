import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * A connection over which nothing goes for this long is given up. While an answer is on its way node
 * waits once more: who takes in nothing of it is given up after this long to twice as long.
 */
const STALLED_MS = 120_000

/** What node refuses before a listener hears of it, by its code; anything else is no HTTP. */
const REFUSED = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

type Options = {
  /** Of every answer, also of what is no request that can be read. */
  headers: [string, string][]
  stalledMs?: number
}

/**
 * A server for a listener, with limits in time and our headers on what node answers by itself. How
 * long a body may take depends on its length: keepPace sees to it.
 */
export function createSiteServer(
  listener: RequestListener,
  { headers, stalledMs = STALLED_MS }: Options,
): Server {
  const server = createServer({ requestTimeout: 0, headersTimeout: 20_000 }, listener)
  // Whatever is expected besides, we answer as we always do.
  server.on('checkExpectation', listener)
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }) => {
      const status = REFUSED.get(error.code ?? '') ?? 400
      // In the middle of an answer, or after one, another would be read as a part of it.
      if (!socket.writable || socket.bytesWritten) socket.destroy()
      else socket.end(refusal(status, headers))
    },
  )
  // Time runs only while nothing is sent or taken in.
  return server.setTimeout(stalledMs)
}

function refusal(status: number, headers: [string, string][]): string {
  const body = 'Dit verzoek is niet te lezen.\n'
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
