/** Browsers that leave before their answer is there, or in the middle of it: the others go on. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { fillFile } from '#tests/fixtures/full-file.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'

let cookie: string
let style: string

beforeAll(async () => {
  const user = await testUser()
  await fillFile(user)
  const { cookies } = await signedIn(user)
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  style = /href="(\/assets\/[^"]+\.css)"/.exec((await new Visitor().get('/')).text)?.[1] ?? ''
})

const [TURNS, AT_ONCE] = [60, 12]
const FORM = 'energy=zwemmen'

/** Asks, and leaves at another moment in each turn: at once, a little later, or at the first bytes. */
async function leave(line: string, turn: number) {
  const { hostname, port } = new URL(new Visitor().site)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [line, `Host: ${hostname}:${port}`, `Cookie: ${cookie}`, 'Accept-Encoding: br, gzip']
  const body = line.startsWith('POST') ? FORM : ''
  if (body) head.push('Content-Type: application/x-www-form-urlencoded')
  if (body) head.push(`Content-Length: ${body.length + (turn % 2)}`)
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  if (turn % 5 === 4 && !body) await once(socket, 'data')
  else await setTimeout(turn % 8)
  socket.destroy()
}

test.each([
  ['a file', () => `GET ${style} HTTP/1.1`],
  ['a public page', () => 'GET /hoewerkthet HTTP/1.1'],
  ['a page of one’s own', () => 'GET /dashboard HTTP/1.1'],
  ['a booklet', () => 'GET /dashboard/wensen.pdf HTTP/1.1'],
  ['a form', () => 'POST /vragenlijst/veer HTTP/1.1'],
])('who does not wait for %s ends nothing', async (_, line) => {
  expect(line()).not.toContain('GET  ')
  for (let turn = 0; turn < TURNS; turn += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (__, one) => leave(line(), turn + one)))
  expect((await new Visitor().get('/healthz')).status).toBe(200)
  expect((await new Visitor().get(style)).status).toBe(200)
})
