import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Idle for so long, a connection is given up. In the middle of an answer node waits once more. */
const STALLED_MS = 120_000

/** Longer than a proxy or a browser keeps one: a request on a connection that just ends is lost. */
const KEPT_MS = 65_000

/** What node refuses by itself; any other code is no HTTP. */
const REFUSED = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

type Options = {
  headers: [string, string][]
  stalledMs?: number
  /** Is told of what node refuses: the number of the answer, and node's own word for why. */
  refused?: (status: number, reason: string) => void
}

/** Makes the HTTP server, with our headers on node's own answers. `keepPace` limits bodies. */
export function createSiteServer(
  listener: RequestListener,
  { headers, stalledMs = STALLED_MS, refused }: Options,
): Server {
  const server = createServer(
    { requestTimeout: 0, headersTimeout: 20_000, keepAliveTimeout: KEPT_MS },
    listener,
  )
  // Whatever is expected besides, we answer as we always do.
  server.on('checkExpectation', listener)
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }) => {
      const status = REFUSED.get(error.code ?? '') ?? 400
      if (isRefusal(error)) refused?.(status, error.code ?? '')
      // During or after an answer, another would be read as a part of it.
      if (!socket.writable || socket.bytesWritten) socket.destroy()
      else socket.end(refusal(status, headers))
    },
  )
  return server.setTimeout(stalledMs)
}

/** What node's reader (llhttp), or its clock, refused; a visitor who left in the middle is no such thing. */
const isRefusal = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  (code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE') ||
  code === 'ERR_HTTP_REQUEST_TIMEOUT'

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
