/**
 * The proxy that does TLS, with docs/cluster's own configuration before the built site: old versions and
 * weak ciphers are refused, plain HTTP redirects people only, and no request hides in another one.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect as connectPlain, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { placeOf } from '../../../scripts/cluster/packages.ts'
import { freePorts } from '../../../scripts/cluster/ports.ts'
import { fillFile, TEMPLATES } from '../../../scripts/cluster/templates.ts'
import { newFolder } from '#tests/setup/start-command.ts'
import { startSite } from '#tests/setup/site.ts'

const [haproxy, openssl] = [placeOf('haproxy'), placeOf('openssl')]
const lacks = !haproxy || !openssl
if (lacks) console.log("The proxy is not tried: haproxy or openssl (Debian's packages) lacks.")

const folder = newFolder()
let site: Awaited<ReturnType<typeof startSite>>
let proxy: ChildProcess | undefined
let secure = 0
let open = 0

beforeAll(async () => {
  if (!haproxy || !openssl) return
  site = await startSite(inject('site').databaseUrl)
  const first = await freePorts()
  ;[secure, open] = [first, first + 1]
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const of = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...of], {
    stdio: 'ignore',
  })
  const both = join(folder, 'both.pem')
  await writeFile(both, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')))
  const { host } = new URL(site.address)
  const main = fillFile('haproxy.cfg', {
    errors: join(TEMPLATES, 'errors'),
    host,
    site: `127.0.0.1:${first + 2}`,
    primary: `127.0.0.1:${first + 3}`,
    web1: host,
    web2: host,
    web3: host,
    // Nothing is there: no database goes through it here.
    pg1: '127.0.0.1:1',
    pg2: '127.0.0.1:1',
    rest1: 1,
    rest2: 1,
  })
  const front = fillFile('front.cfg', {
    secure: `127.0.0.1:${secure}`,
    open: `127.0.0.1:${open}`,
    certificate: both,
    public: 'wensenregister.example',
  })
  const files = [join(folder, 'haproxy.cfg'), join(folder, 'front.cfg')] as const
  await writeFile(files[0], main)
  await writeFile(files[1], front)
  const args = ['-db', '-f', files[0], '-f', files[1]]
  proxy = spawn(haproxy, args, { stdio: 'ignore' })
  for (let time = 0; time < 20; time += 1)
    if ((await ask(page('/robots.txt'))).startsWith('HTTP/1.1 200')) return
  throw new Error('The proxy does not serve.')
}, 60_000)

afterAll(async () => {
  if (proxy) {
    const gone = once(proxy, 'exit')
    proxy.kill('SIGKILL')
    await gone
  }
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

const TRUSTING = { rejectUnauthorized: false, host: '127.0.0.1', servername: 'localhost' }

/** @returns what was agreed upon; the code of the error where nothing was */
async function agree(options: ConnectionOptions): Promise<string> {
  const socket = connect({ ...TRUSTING, port: secure, ...options })
  return new Promise((resolve) => {
    socket.once('secureConnect', () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`)
      socket.destroy()
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

/** Sends bytes as they are. @returns all that comes back, until it is closed or silent for a second */
async function send(socket: Socket | TLSSocket, bytes: string): Promise<string> {
  let text = ''
  socket.on('data', (more) => (text += String(more))).on('error', () => {})
  socket.write(bytes, 'latin1')
  for (let [silent, length] = [0, 0]; silent < 10 && !socket.destroyed; silent += 1) {
    await setTimeout(100)
    if (text.length !== length) [silent, length] = [0, text.length]
  }
  socket.destroy()
  return text
}

const ask = (bytes: string) => send(connect({ ...TRUSTING, port: secure }), bytes)
const askOpen = (bytes: string) => send(connectPlain(open, '127.0.0.1'), bytes)

const host = () => new URL(site.address).host
const page = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`

describe.skipIf(lacks)('TLS', () => {
  const OLD = { ciphers: 'DEFAULT@SECLEVEL=0', minVersion: 'TLSv1' } as const

  test.each(['TLSv1', 'TLSv1.1'] as const)('%s is refused', async (maxVersion) => {
    expect(await agree({ ...OLD, maxVersion })).toMatch(/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL/)
  })

  test.each([
    ['TLSv1.2', 'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384'],
    ['TLSv1.3', 'TLS_AES_256_GCM_SHA384'],
  ] as const)('%s is spoken, with a strong cipher', async (version, cipher) => {
    const options = { minVersion: version, maxVersion: version }
    expect(await agree(options)).toBe(`${version} ${cipher}`)
  })

  test.each(['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384'])(
    '%s is refused: it lacks forward secrecy or authenticated encryption',
    async (ciphers) => {
      const options = { ciphers: `${ciphers}@SECLEVEL=0`, maxVersion: 'TLSv1.2' } as const
      expect(await agree(options)).toMatch(/HANDSHAKE_FAILURE/)
    },
  )
})

describe.skipIf(lacks)('plain HTTP', () => {
  test('leads people to https, at the address of the site whatever they call it', async () => {
    const asked = 'GET /auth?tab=signup HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'
    const answer = await askOpen(asked)
    expect(answer).toMatch(/^HTTP\/1.1 308 /)
    expect(answer).toMatch(/^location: https:\/\/wensenregister.example\/auth\?tab=signup\r$/m)
  })

  test.each([
    ['a message of payments', 'POST /betaling/bericht'],
    ['the address of these messages', 'GET /betaling/bericht'],
    ['the same in capitals', 'GET /Betaling/Bericht'],
    ['a form', 'POST /auth'],
  ])('redirects not %s', async (_what, line) => {
    const answer = await askOpen(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 403 /)
    expect(answer).not.toMatch(/^location:/im)
  })
})

describe.skipIf(lacks)('a request in the body of another', () => {
  const HIDDEN = 'GET /status HTTP/1.1\r\nHost: x\r\nX: '
  const CHUNKED = `0\r\n\r\n${HIDDEN}`

  const tries: [string, string[], string][] = [
    ['a length and chunks', ['Content-Length: 60', 'Transfer-Encoding: chunked'], CHUNKED],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], CHUNKED],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 60'], `a=b&c${HIDDEN}`],
    ['two lengths in one line', ['Content-Length: 5, 60'], `a=b&c${HIDDEN}`],
    ['a length with a sign', ['Content-Length: +5'], `a=b&c${HIDDEN}`],
    ['a space before the colon', ['Content-Length: 60', 'Transfer-Encoding : chunked'], CHUNKED],
    ['a coding that is none', ['Content-Length: 60', 'Transfer-Encoding: xchunked'], CHUNKED],
    ['a tab before it', ['Content-Length: 60', 'Transfer-Encoding:\x0bchunked'], CHUNKED],
    ['a coding twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], CHUNKED],
    ['a header on two lines', ['Content-Length: 60', 'Transfer-Encoding:\r\n chunked'], CHUNKED],
    ['a length on a second line', ['X: a\r\n Content-Length: 60'], HIDDEN],
    ['a bare line feed', ['X: a\nContent-Length: 60'], HIDDEN],
  ]

  test.each(tries)('is not answered to another visitor: %s', async (_what, headers, body) => {
    const lines = [`POST /auth HTTP/1.1`, `Host: ${host()}`, ...headers, '', body]
    for (let time = 0; time < 4; time += 1) {
      const answer = await ask(lines.join('\r\n'))
      expect(answer).not.toMatch(/^HTTP\/1.1 [23]/)
      const others = await Promise.all(Array.from({ length: 4 }, () => ask(page('/robots.txt'))))
      for (const other of others) {
        expect(other).toMatch(/^HTTP\/1.1 200 /)
        expect(other).toContain('User-agent')
      }
    }
  })
})
