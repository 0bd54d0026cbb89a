import { readFileSync } from 'node:fs'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { sessionCookie } from '#app/platform/http/cookies.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { bodyRoom, keepPace, maxBodyOf } from './bodies.ts'

const MINUTE_MS = 60_000

beforeAll(() => void vi.stubEnv('APP_DATABASE_URL', NO_DATABASE))
afterAll(() => void vi.unstubAllEnvs())

let server: Server
let arrived: () => number

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  server = createServer({ requestTimeout: 0 }, (req, res) => {
    keepPace(req)
    arrived = () => req.socket.bytesRead
    req
      .on('error', () => {})
      .on('data', () => {})
      .on('end', () => res.end('ok'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

/** Opens a request that promises a body of so many bytes. */
async function begin(length: number): Promise<Socket> {
  const { port } = server.address() as AddressInfo
  const asked = once(server, 'request')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.resume().write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`)
  await asked
  return socket
}

/** Lets time pass, and what was sent arrive. */
async function send(socket: Socket, bytes: number, ms: number) {
  const before = arrived()
  if (bytes > 0) socket.write(Buffer.alloc(bytes))
  await vi.waitUntil(() => arrived() >= before + bytes, 10_000)
  vi.advanceTimersByTime(ms)
}

describe('a body', () => {
  test.each([
    ['a short one after a quarter of a minute', 1000, MINUTE_MS / 4],
    ['a long one after a minute', 1_000_000, MINUTE_MS],
  ])('of which nothing comes is given up: %s', async (_, length, ms) => {
    const socket = await begin(length)
    await send(socket, 0, ms - 1000)
    expect(socket.readyState).toBe('open')
    const closed = once(socket, 'close')
    await send(socket, 0, 10_000)
    expect(await closed).toBeDefined()
  })

  test('that drips in is given up soon after a minute', async () => {
    const socket = await begin(1_000_000)
    const closed = once(socket, 'close')
    for (let seconds = 0; seconds < 50; seconds += 1) await send(socket, 1, 1000)
    expect(socket.readyState).toBe('open')
    vi.advanceTimersByTime(15_000)
    expect(await closed).toBeDefined()
  })

  test('of 25 MB over a weak line gets the time it needs', async () => {
    const total = 25 * 1024 * 1024
    const socket = await begin(total)
    const answered = once(socket, 'data')
    // 400 kbit a second, for nearly nine minutes.
    for (let left = total; left > 0; left -= 500_000)
      await send(socket, Math.min(left, 500_000), 10_000)
    const [answer] = await answered
    expect(String(answer)).toContain('200 OK')
  })

  test('that waits for us to read it is not taken for a slow one', async () => {
    server.removeAllListeners('request')
    const unread = new Promise<IncomingMessage>((resolve) =>
      server.once('request', (req) => {
        keepPace(req)
        resolve(req)
      }),
    )
    const total = 1024 * 1024
    const socket = await begin(total)
    socket.write(Buffer.alloc(total))
    const req = await unread
    await vi.waitUntil(() => req.readableLength > 0, 10_000)
    vi.advanceTimersByTime(10 * MINUTE_MS)
    expect(req.destroyed).toBe(false)
    const read = once(req, 'end')
    req.resume()
    await read
  })

  test('is watched no longer when it has come in', async () => {
    const socket = await begin(10)
    const answered = once(socket, 'data')
    await send(socket, 10, 0)
    await answered
    vi.advanceTimersByTime(10 * MINUTE_MS)
    expect(vi.getTimerCount()).toBe(0)
    expect(socket.readyState).toBe('open')
  })
})

/** The modules of the site by address. */
const modulesBelow = (entries: RouteConfigEntry[], above = ''): [string, string][] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path}`
    return [[address, file] as [string, string], ...modulesBelow(children, address)]
  })

/** Of a route, and of what it shares with the routes beside it. */
function sourcesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const beside = text.matchAll(/from '\.\/([\w-]+\.server\.ts)'/g)
  return [
    text,
    ...Array.from(beside, ([, name = '']) => readFileSync(join(dirname(file), name), 'utf8')),
  ]
}

const KB = 1024
const MB = 1024 * KB
const SHORT = 64 * KB
const LONG = 2 * MB

describe('how long a form may be', () => {
  const session = async () => (await sessionCookie().serialize(randomToken())).split(';')[0] ?? ''
  const limitOf = (url: string, cookie?: string) =>
    maxBodyOf({ url, headers: { cookie } } as IncomingMessage)

  test.each([
    '/vragenlijst/veer',
    '/vragenlijst/veer/automatisch',
    '/vragenlijst/veer/vraag/energy',
    '/vragenlijst/veer.data',
    '/formulier',
    '/formulier/automatisch?a=1',
    '/admin/wensengesprek/a5/veer',
    '/dashboard/wilsverklaring/invullen',
  ])('%s takes long texts from who has a session only', async (url) => {
    expect(limitOf(url, `a=1; ${await session()}`)).toBe(LONG)
    for (const cookie of [undefined, '', 'session=', 'session=x', `session=${'%'.repeat(60)}`])
      expect(limitOf(url, cookie), cookie).toBe(SHORT)
  })

  test.each(['/', '/auth', '/aanmelden', '/formulieren', '/dashboard/account', '/%00', '*', ''])(
    '%s takes short ones, with a session too',
    async (url) => {
      expect(limitOf(url, await session())).toBe(SHORT)
    },
  )
})

describe('room for bodies under way', () => {
  type Held = { fits: boolean; answer: () => void }
  const room = () => {
    const hasRoom = bodyRoom()
    return (length: number, network: string, url = '/'): Held => {
      const res = new EventEmitter()
      const req = { url, headers: { 'content-length': String(length) } }
      const fits = hasRoom(req as never as IncomingMessage, res as ServerResponse, network)
      return { fits, answer: () => res.emit('close') }
    }
  }
  /** How many are let in before one is not. */
  const count = (most: number, next: (index: number) => Held) =>
    Array.from({ length: most }, (_, index) => next(index)).findIndex(({ fits }) => !fits)

  test('is 4 MB a network; another one has its own, and an IPv6 household is one', () => {
    const post = room()
    expect(count(10, () => post(LONG, '192.0.2.1'))).toBe(2)
    expect(post(LONG, '192.0.2.2').fits).toBe(true)
    expect(count(10, (index) => post(LONG, `2001:db8:1:2::${index}`))).toBe(2)
  })

  test('is 64 MB in all, of which long ones leave 16 to short ones', () => {
    const post = room()
    expect(count(100, (index) => post(LONG, `192.0.2.${index}`))).toBe(24)
    expect(count(500, (index) => post(SHORT, `198.51.100.${index % 250}`))).toBe(256)
  })

  test('is there again when an answer has gone, and never taken by what was refused', () => {
    const post = room()
    const [first] = [post(LONG, '192.0.2.1'), post(LONG, '192.0.2.1')]
    expect(post(1, '192.0.2.1').fits).toBe(false)
    first?.answer()
    const again = post(LONG, '192.0.2.1')
    expect(again.fits).toBe(true)
    again.answer()
    expect(post(LONG, '192.0.2.1').fits).toBe(true)
  })

  test('a file takes half a megabyte, as it is passed on in pieces', () => {
    const post = room()
    const file = () => post(25 * MB, '192.0.2.1', '/vragenlijst/documenten')
    expect(count(20, file)).toBe(8)
  })

  test('is not needed without a body', () => {
    const post = room()
    while (post(LONG, '192.0.2.1').fits);
    expect(post(0, '192.0.2.1').fits).toBe(true)
  })
})

test('more than a form may be posted only where a route reads it as a stream', async () => {
  for (const [url, file] of modulesBelow(await routes)) {
    const streams = sourcesOf(`app/${file}`).some((text) => text.includes('parseUpload('))
    expect(maxBodyOf({ url, headers: {} } as IncomingMessage) > LONG, url).toBe(streams)
  }
})
