import { once } from 'node:events'
import { truncateSync } from 'node:fs'
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import {
  createServer,
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { siteFiles } from './site-files.ts'

const FILES = ['assets/a.css', 'assets/a.css.br', 'assets/a.css.gz', 'favicon.ico', 'b.svg']

let folder: string
let server: Server
/** Of what is kept, in milliseconds; the test lets it go on. */
let now = 1

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wensenregister-files-'))
  await mkdir(join(folder, 'assets'))
  for (const name of FILES) await writeFile(join(folder, name), `contents of ${name}`)
  const files = siteFiles(folder, () => now)
  server = createServer((req, res) => files(req, res, () => void res.writeHead(404).end('none')))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

async function ask(path: string, headers: OutgoingHttpHeaders = {}) {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', path, headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

describe('a built file', () => {
  test.each([
    ['br, gzip', 'br', 'contents of assets/a.css.br'],
    ['gzip', 'gzip', 'contents of assets/a.css.gz'],
    ['br;q=0, gzip', 'gzip', 'contents of assets/a.css.gz'],
    ['', undefined, 'contents of assets/a.css'],
    [undefined, undefined, 'contents of assets/a.css'],
  ])('goes to who reads ‘%s’ as %s', async (accepted, encoding, body) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const answer = await ask('/assets/a.css?x', headers)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(answer.headers.vary).toBe('Accept-Encoding')
  })

  test.each([
    ['/assets/a.css', 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
    ['/b.svg', 'public, max-age=3600', 'image/svg+xml'],
    ['/favicon.ico', 'public, max-age=3600', 'image/x-icon'],
  ])('%s says how long it is kept and what it is', async (path, kept, type) => {
    const { headers } = await ask(path)
    expect(headers).toMatchObject({ 'cache-control': kept, 'content-type': type })
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await ask('/b.svg')
    const again = await ask('/b.svg', { 'if-none-match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  test('is sent in part to who asks for a part', async () => {
    const answer = await ask('/b.svg', { range: 'bytes=0-7' })
    expect(answer).toMatchObject({ status: 206, body: 'contents' })
  })

  test('is not sent to who has left, and goes to the others', async () => {
    server.prependOnceListener('request', (_, res) => void res.destroy())
    await expect(ask('/b.svg')).rejects.toThrow('socket hang up')
    expect(await ask('/b.svg')).toMatchObject({ status: 200 })
  })

  test.each(['/', '/assets', '/assets/', '/c.svg', '/../b.svg', '/assets/../b.svg'])(
    '%s is none',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, body: 'none' })
    },
  )
})

describe('what was read', () => {
  const READS_ALL = { 'accept-encoding': 'br, gzip' }
  const asked = { path: '/assets/a.css', headers: READS_ALL }
  const change = (name: string) => writeFile(join(folder, name), `changed contents of ${name}`)

  test('is read once, for each form of its own', async () => {
    const first = await ask(asked.path, asked.headers)
    for (const name of FILES) await change(name)
    const { headers, ...rest } = await ask(`${asked.path}?x`, asked.headers)
    expect(rest).toEqual({ status: 200, body: 'contents of assets/a.css.br' })
    expect({ ...headers, date: '' }).toEqual({ ...first.headers, date: '' })
    expect(await ask(asked.path)).toMatchObject({ body: 'changed contents of assets/a.css' })
  })

  test.each([
    ['a part', { range: 'bytes=0-6' }, { status: 206, body: 'changed' }],
    ['whether it is new', { 'if-none-match': '"other"' }, { status: 200 }],
  ])('is looked up for who asks for %s', async (_what, headers, answer) => {
    await ask(asked.path)
    await change('assets/a.css')
    const again = await ask(asked.path, headers)
    expect(again).toMatchObject(answer)
    expect(again.body).toMatch(/^changed/)
  })

  test('is not read again, but after a minute where the name does not tell what is in it', async () => {
    for (const path of [asked.path, '/b.svg']) await ask(path)
    for (const name of FILES) await change(name)
    now += 59_000
    expect(await ask('/b.svg')).toMatchObject({ status: 200, body: 'contents of b.svg' })
    now += 1_001
    expect(await ask('/b.svg')).toMatchObject({ body: 'changed contents of b.svg' })
    expect(await ask(asked.path)).toMatchObject({ body: 'contents of assets/a.css' })
  })

  test('is not kept when it became shorter while it was read', async () => {
    const file = join(folder, 'assets/a.css')
    await writeFile(file, 'x'.repeat(300_000))
    server.prependOnceListener('request', (_, res) => {
      const begin = res.writeHead.bind(res) as (...all: unknown[]) => typeof res
      res.writeHead = (...all: unknown[]) => {
        truncateSync(file, 1)
        return begin(...all)
      }
    })
    await expect(ask(asked.path)).rejects.toThrow(/hang up|aborted/)
    await writeFile(file, 'all of it')
    expect(await ask(asked.path)).toMatchObject({ status: 200, body: 'all of it' })
  })
})

/** As when somebody builds again under a site that runs. */
describe('a file that has gone', () => {
  const remove = (...names: string[]) =>
    Promise.all(names.map((name) => unlink(join(folder, name))))
  const READS_ALL = { 'accept-encoding': 'br, gzip' }

  test.each([
    [['assets/a.css.br'], 'gzip', 'contents of assets/a.css.gz'],
    [['assets/a.css.br', 'assets/a.css.gz'], undefined, 'contents of assets/a.css'],
  ])('without %s is sent in another form', async (gone, encoding, body) => {
    await remove(...gone)
    const answer = await ask('/assets/a.css', READS_ALL)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  test('in all its forms is not found, and others are still sent', async () => {
    await remove('assets/a.css', 'assets/a.css.br', 'assets/a.css.gz')
    expect(await ask('/assets/a.css', READS_ALL)).toMatchObject({ status: 404, body: 'none' })
    expect(await ask('/b.svg')).toMatchObject({ status: 200 })
  })
})
