import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answerReader, partsOf, visit } from './visit.ts'

let server: Server
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serving(answer: (path: string, res: ServerResponse) => void) {
  server = createServer((req, res) => answer(req.url ?? '', res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a visit asks for the page and what belongs to it, over one connection', async () => {
  const asked: string[] = []
  let connections = 0
  const origin = await serving((path, res) => {
    asked.push(path)
    res.end('x'.repeat(200_000))
  })
  server.on('connection', () => (connections += 1))
  const { ms } = await visit(origin, '10.0.0.1', ['/', '/a.css', '/b.js'])
  expect(ms).toBeGreaterThan(0)
  expect([asked, connections]).toEqual([['/', '/a.css', '/b.js'], 1])
})

test.each<[string, (res: ServerResponse) => void, string]>([
  ['an error', (res) => void res.writeHead(503).end('busy'), 'answer 503'],
  ['a connection that ends', (res) => void res.destroy(), 'the connection ended'],
  [
    'half an answer',
    (res) => {
      res.writeHead(200, { 'content-length': 10 }).write('half')
      setImmediate(() => res.destroy())
    },
    'the connection ended',
  ],
])('%s is no visit', async (_what, answer, error) => {
  const origin = await serving((_path, res) => answer(res))
  await expect(visit(origin, '10.0.0.1', ['/'])).rejects.toThrow(error)
})

test('an answer in pieces is there with its last one', () => {
  const read = answerReader()
  const pieces = ['HTTP/1.1 200 OK\r\nContent-', 'Length: 6\r\n\r', '\nhal', 'lo!']
  expect(pieces.map((piece) => read(Buffer.from(piece)))).toEqual([false, false, false, true])
})

test('what belongs to a page is its styles, script and pictures, each once', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"/><link rel="stylesheet" href="/assets/a.css"/>' +
    '<img alt="" src="/b.svg"/><img src="/b.svg"/><script type="module" src="/assets/c.js"></script>' +
    '<img src="data:image/png;base64,x"/><a href="/blog">x</a>' +
    '<noscript><link rel="stylesheet" media="not all" href="/assets/later.css"/></noscript>'
  expect(partsOf(html)).toEqual(['/assets/a.css', '/b.svg', '/assets/c.js'])
})
