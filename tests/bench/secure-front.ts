/** HTTP/2 with TLS before a site, as the proxies give it that stand before it in production. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

/**
 * Speaks HTTP/2 with browsers and HTTP/1.1 with the site.
 *
 * @param site its address
 * @returns where, and what ends it
 * @throws when there is no `openssl`
 */
export async function secureFront(site: string) {
  const pem = await ownCertificate()
  const server = createSecureServer({ key: pem, cert: pem })
  server.on('stream', (stream, headers) => passOn(site, stream, headers))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}

/** What HTTP/1.1 says of its connection, and HTTP/2 refuses. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function passOn(site: string, stream: ServerHttp2Stream, asked: IncomingHttpHeaders) {
  const { ':path': path, ':method': method, ':authority': host, ...all } = asked
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith(':')))
  stream.on('error', () => {})
  stream.pipe(
    request(`${site}${String(path)}`, { method: String(method), headers: { ...headers, host } })
      .on('response', (answer) => {
        if (stream.destroyed) return void answer.destroy() // The page was left meanwhile.
        const given = Object.entries(answer.headers).filter(([name]) => !OF_A_CONNECTION.has(name))
        stream.respond({ ...Object.fromEntries(given), ':status': answer.statusCode })
        answer.pipe(stream)
      })
      .on('error', () => stream.close()),
  )
}

/** A key and a certificate for localhost, in one text, good for a day. */
async function ownCertificate(): Promise<string> {
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout - -out - -days 1'
  const { stdout } = await promisify(execFile)('openssl', [
    ...args.split(' '),
    '-subj',
    '/CN=localhost',
  ])
  return stdout
}
