import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { keepPace, maxBodyOf } from './bodies.ts'

const MINUTE_MS = 60_000

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
  await vi.waitUntil(() => arrived() >= before + bytes)
  vi.advanceTimersByTime(ms)
}

describe('a body', () => {
  test('of which nothing comes is given up after a minute', async () => {
    const socket = await begin(1000)
    await send(socket, 0, MINUTE_MS - 1000)
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
    await vi.waitUntil(() => req.readableLength > 0)
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

test('more than a form may be posted only where a route reads it as a stream', async () => {
  for (const [url, file] of modulesBelow(await routes)) {
    const streams = sourcesOf(`app/${file}`).some((text) => text.includes('parseUpload('))
    const limit = maxBodyOf({ url } as IncomingMessage)
    expect(limit > maxBodyOf({} as IncomingMessage), url).toBe(streams)
  }
})
