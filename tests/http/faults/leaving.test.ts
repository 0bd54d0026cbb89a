/** Browsers that leave before their answer is there, or in the middle of it: the others go on. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { deathIsRead, readerOf } from '#tests/fixtures/people/deaths.ts'
import { fillFile } from '#tests/fixtures/people/full-file.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { LEAST_PDF, upload } from '#tests/fixtures/upload.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const DOCUMENTS = '/vragenlijst/documenten'
const FORM = 'energy=zwemmen'
const [TURNS, AT_ONCE] = [60, 12]

let site: Awaited<ReturnType<typeof startSite>>
let visitor: Visitor
let style: string
let document: string

beforeAll(async () => {
  site = await startSite(inject('site').databaseUrl)
  const user = await testUser()
  await fillFile(user)
  visitor = await signedIn(user, site.address)
  // More than is read before anybody asks for it.
  await upload(visitor, 'polis.pdf', Buffer.concat([LEAST_PDF, Buffer.alloc(2 ** 20, ' ')]))
  const page = (await visitor.get(DOCUMENTS)).text
  document = /href="(\/vragenlijst\/documenten\/[^"]+\/bestand)"/.exec(page)?.[1] ?? ''
  style = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? ''
})

afterAll(() => site.stop())

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

/** The documents that the site holds open, of whoever they are. */
async function heldOpen(): Promise<string[]> {
  const held = `/proc/${site.pid}/fd`
  const names = await readdir(held)
  const links = await Promise.all(names.map((name) => readlink(join(held, name)).catch(() => '')))
  return links.filter((link) => link.startsWith(process.env.DOCUMENTS_FOLDER ?? ''))
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

test('nor does who asks for the head of what somebody left to them', async () => {
  const [dead, reads] = [await testUser(), await testUser()]
  const people = [
    { firstName: 'Lisa', lastName: 'de Vries', email: reads.email },
    { firstName: 'Mark', lastName: 'de Vries', email: newEmail() },
  ]
  const { letter } = await fillForRelatives(dead.id, people)
  for (const { firstName } of people) await confirmedRelative(owner, dead.id, firstName, {})
  const lisa = await readerOf(dead.id, 'Lisa')
  await deathIsRead(lisa, await readerOf(dead.id, 'Mark'), 'all')
  const relative = await signedIn(reads, site.address)
  const file = `/contactpersoon/${lisa.id}/bestand/${letter}`
  for (let turn = 0; turn < AT_ONCE; turn += 1)
    expect((await relative.send('HEAD', file, {})).status).toBe(200)
})
