import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSiteServer } from './node-server.ts'

const STALLED_MS = 1500
/** Far more than sockets hold between them. */
const MB = Buffer.alloc(1024 * 1024)

/** What a visitor asks who does not ask again. */
const LAST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

let stop = () => {}
afterEach(() => stop())

/** A visitor of a server with this listener, who asks for something and has not read a byte yet. */
async function visit(listener: RequestListener, request = LAST) {
  const refused = vi.fn<(status: number, reason: string) => void>()
  const options = { headers: [['X-Ours', 'yes']] as [string, string][], stalledMs: STALLED_MS }
  const server = createSiteServer(listener, { ...options, refused })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  visitor.on('error', () => {})
  visitor.write(request)
  stop = () => {
    visitor.destroy()
    server.close()
  }
  return { visitor, refused }
}

const answerWith =
  (megabytes: number, asked?: (req: IncomingMessage) => void): RequestListener =>
  (req, res) => {
    asked?.(req)
    res.on('error', () => {})
    for (let count = 0; count < megabytes; count += 1) res.write(MB)
    res.end()
  }

describe('a visitor', () => {
  test('who takes in nothing of an answer is given up, after twice the time at most', async () => {
    let asked: IncomingMessage | undefined
    await visit(answerWith(64, (req) => (asked = req)))
    const started = Date.now()
    await expect.poll(() => asked?.socket.destroyed, { timeout: 10_000 }).toBe(true)
    expect(Date.now() - started).toBeGreaterThanOrEqual(STALLED_MS - 100)
    // And a while for a machine that is busy.
    expect(Date.now() - started).toBeLessThan(2 * STALLED_MS + 2000)
  })

  test('who takes it in slowly gets all of it', async () => {
    const { visitor } = await visit(answerWith(24), LAST)
    let received = 0
    const started = Date.now()
    for await (const bytes of visitor) {
      received += (bytes as Buffer).length
      await setTimeout(5)
    }
    expect(received).toBeGreaterThan(24 * MB.length)
    expect(Date.now() - started).toBeGreaterThan(STALLED_MS)
  })
})

test('a connection stays open for longer than a proxy keeps it for the next request', async () => {
  const { visitor } = await visit(
    (_req, res) => res.end('ours'),
    'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  )
  let text = ''
  visitor.on('data', (bytes) => (text += String(bytes))).resume()
  await expect.poll(() => text).toContain('ours')
  expect(Number(/keep-alive: timeout=(\d+)/i.exec(text)?.[1])).toBeGreaterThan(60)
})

describe('what node answers by itself', () => {
  const answer: RequestListener = (_req, res) => res.setHeader('X-Ours', 'yes').end('as always')

  const BOTH =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'

  test.each([
    ['no HTTP', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400, /^HPE_INVALID_HEADER_TOKEN$/],
    ['two lengths', BOTH, 400, /^HPE_/],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      /^HPE_HEADER_OVERFLOW$/,
    ],
  ])('%s is told with its number and why', async (_what, request, status, why) => {
    const { visitor, refused } = await visit(answer, request)
    visitor.resume()
    await expect.poll(() => refused.mock.calls.length).toBe(1)
    expect(refused.mock.calls).toEqual([[status, expect.stringMatching(why)]])
  })

  test.each([
    ['ends', (visitor: Socket) => visitor.end()],
    ['breaks off', (visitor: Socket) => visitor.resetAndDestroy()],
  ])('a visitor who %s in the middle is not', async (_how, leave) => {
    const { visitor, refused } = await visit(answer, 'GET / HTTP/1.1\r\nHost')
    await setTimeout(50)
    leave(visitor)
    await setTimeout(100)
    expect(refused.mock.calls).toEqual([])
  })

  test.each([
    ['no HTTP', 'GET / HTTP/1.1\r\nno header\r\n\r\n', '400 Bad Request'],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431 '],
    ['an odd expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n', '200 OK'],
  ])('%s has our headers', async (_what, request, status) => {
    const { visitor } = await visit(answer, request)
    let text = ''
    visitor.on('data', (bytes) => (text += String(bytes))).resume()
    await expect.poll(() => text).toContain('\r\n\r\n')
    expect(text.slice(9)).toMatch(new RegExp(`^${status}`))
    expect(text).toContain('X-Ours: yes')
  })
})
