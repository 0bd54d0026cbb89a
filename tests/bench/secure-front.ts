/** HTTP/2 with TLS before a site, as the proxies give it that stand before it in production. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
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
  server.on('secureConnection', (socket) => void socket.setMaxSendFragment(RECORD))
  server.on('stream', (stream, headers) => passOn(site, stream, headers))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}

/** As in docs/cluster/front.cfg: a browser reads a record only when all of it is there. */
const RECORD = 1419

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
        const said = { ...Object.fromEntries(given), ...policyOf(answer, String(host)) }
        stream.respond({ ...said, ':status': answer.statusCode })
        answer.pipe(stream)
      })
      .on('error', () => stream.close()),
  )
}

/** The site was not told of TLS: its policy names the script by the address that it knows. */
function policyOf({ headers }: IncomingMessage, host: string) {
  const name = 'content-security-policy'
  const policy = headers[name]
  return policy ? { [name]: String(policy).replaceAll(`http://${host}`, `https://${host}`) } : {}
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
