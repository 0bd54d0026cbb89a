/** Browsers that leave before their answer is there, or in the middle of it: the others go on. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { fillFile } from '#tests/fixtures/people/full-file.ts'
import { LEAST_PDF, upload } from '#tests/fixtures/upload.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const DOCUMENTS = '/vragenlijst/documenten'
const FORM = 'energy=zwemmen'
const [TURNS, AT_ONCE] = [60, 12]

let site: Awaited<ReturnType<typeof startSite>>
let folder: string
let visitor: Visitor
let style: string
let document: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  site = await startSite(inject('site').databaseUrl, { DOCUMENTS_FOLDER: folder })
  const user = await testUser()
  await fillFile(user)
  visitor = await signedIn(user, site.address)
  // More than is read before anybody asks for it.
  await upload(visitor, 'polis.pdf', Buffer.concat([LEAST_PDF, Buffer.alloc(2 ** 20, ' ')]))
  const page = (await visitor.get(DOCUMENTS)).text
  document = /href="(\/vragenlijst\/documenten\/[^"]+\/bestand)"/.exec(page)?.[1] ?? ''
  style = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? ''
})

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

/** Asks, and leaves at another moment in each turn: soon, a little later, or at the first bytes. */
async function leave(line: string, turn: number) {
  const { host, hostname, port } = new URL(site.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [line, `Host: ${host}`, `Cookie: ${cookie}`, 'Accept-Encoding: br, gzip']
  const body = line.startsWith('POST') ? FORM : ''
  if (body) head.push('Content-Type: application/x-www-form-urlencoded')
  // Now and then the end of the form never comes.
  if (body) head.push(`Content-Length: ${body.length + (turn % 2)}`)
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  if (turn % 5 === 4 && !body) await Promise.race([once(socket, 'data'), once(socket, 'close')])
  else await setTimeout(turn % 8)
  socket.destroy()
}

/** The documents that the site holds open. */
async function heldOpen(): Promise<string[]> {
  const held = `/proc/${site.pid}/fd`
  const names = await readdir(held)
  const links = await Promise.all(names.map((name) => readlink(join(held, name)).catch(() => '')))
  return links.filter((link) => link.startsWith(folder))
}

// Soon: after some more seconds the engine would do it, with a warning that it will be an error.
afterEach(async () => {
  if (existsSync('/proc/self/fd')) await expect.poll(heldOpen, { timeout: 2000 }).toEqual([])
})

test.each([
  ['a file', () => `GET ${style} HTTP/1.1`],
  ['a public page', () => 'GET /hoewerkthet HTTP/1.1'],
  ['a page of one’s own', () => 'GET /dashboard HTTP/1.1'],
  ['a booklet', () => 'GET /dashboard/wensen.pdf HTTP/1.1'],
  ['a document', () => `GET ${document} HTTP/1.1`],
  ['a form', () => 'POST /vragenlijst/veer HTTP/1.1'],
])('who does not wait for %s ends nothing and leaves nothing open', async (_, line) => {
  expect((await visitor.get(document)).status).toBe(200)
  for (let turn = 0; turn < TURNS; turn += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (__, one) => leave(line(), turn + one)))
  expect((await visitor.get('/healthz')).status).toBe(200)
  expect((await visitor.get(style)).status).toBe(200)
})

test('who asks for the head of a document only leaves nothing open', async () => {
  for (let turn = 0; turn < AT_ONCE; turn += 1)
    expect((await visitor.send('HEAD', document, {})).status).toBe(200)
})
