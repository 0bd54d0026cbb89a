/** Posts that are begun and never ended: they fill no memory, and whoever comes meanwhile is served. */
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { fieldsOf, pageOf } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

const WAIT = { timeout: 50_000 }
const STEP = '/vragenlijst/veer'
const MANY = 320
/** In MB: the smallest machine that it runs on. */
const MACHINE = 512
const PART = Buffer.alloc(100_000, 'a')
const PARTS = 19
/** A session's token as anybody can make one up. */
const MADE_UP = `session=${Buffer.from(`"${randomToken()}"`).toString('base64')}`

let site: Awaited<ReturnType<typeof startSite>>
let visitor: Visitor
let sockets: Socket[] = []
/** What has been answered, in the order of the answers. */
let answers: number[] = []

beforeAll(async () => {
  // What node takes of such a machine.
  site = await startSite(inject('site').databaseUrl, { NODE_OPTIONS: '--max-old-space-size=256' })
})
afterAll(() => site.stop())

beforeEach(async () => {
  visitor = await signedIn(await testUser(), site.address)
})

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  answers = []
})

const networkOf = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`

/** Sends all of a form but its end, as long as nothing is answered. */
async function begin(path: string, headers: string[]) {
  const { host, hostname, port } = new URL(site.address)
  const socket = connect(Number(port), hostname).on('error', () => {})
  sockets.push(socket)
  const answered = new AbortController()
  socket.once('close', () => answered.abort())
  socket.once('data', (said) => {
    answered.abort()
    answers.push(Number(/^HTTP\/1\.1 (\d+)/.exec(String(said))?.[1]))
  })
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${PARTS * PART.length + 10}`,
    ...headers,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  for (let part = 0; part < PARTS && !answered.signal.aborted; part += 1) await sent(socket)
}

/** A part of a form has left. */
const sent = (socket: Socket) =>
  new Promise((resolve) => {
    socket.once('close', resolve)
    socket.write(PART, resolve)
  })

async function beginMany(path: string, headersOf: (index: number) => string[], many = MANY) {
  for (let index = 0; index < many; index += 20)
    await Promise.all(Array.from({ length: 20 }, (_, one) => begin(path, headersOf(index + one))))
}

const count = (status: number) => answers.filter((one) => one === status).length

const save = async () => {
  const { fields } = pageOf(await visitor.get(STEP))
  return (await visitor.post(STEP, fieldsOf(fields))).status
}

test('long ones of visitors are refused unread, whatever page they are sent to', async () => {
  const before = (await site.usage(true)).memory
  for (const path of ['/aanmelden', STEP]) await beginMany(path, () => [], MANY / 2)
  await expect.poll(() => answers.length, WAIT).toBe(MANY)
  expect(count(413)).toBe(MANY)
  expect((await site.usage()).memory - before).toBeLessThan(150)
  expect((await site.usage()).most).toBeLessThan(MACHINE)
  expect(await save()).toBe(303)
})

test('long ones with a made-up session leave the memory and most of the room', async () => {
  const before = (await site.usage(true)).memory
  await beginMany(STEP, (index) => [`Cookie: ${MADE_UP}`, `X-Forwarded-For: ${networkOf(index)}`])
  await expect.poll(() => answers.length, WAIT).toBe(MANY - 26)
  expect(count(503)).toBe(MANY - 26)
  expect((await site.usage()).memory - before).toBeLessThan(250)
  expect((await site.usage()).most).toBeLessThan(MACHINE)
  expect(await save()).toBe(303)
})

test('those of one network leave the others their room, and are told when to come back', async () => {
  await beginMany(STEP, () => [`Cookie: ${MADE_UP}`, 'X-Forwarded-For: 203.0.113.9'], 20)
  await expect.poll(() => count(503)).toBe(18)
  const { fields } = pageOf(await visitor.get(STEP))
  const long = { ...fieldsOf(fields), energy: 'a'.repeat(600_000) }
  const refused = await visitor.post(STEP, long, { 'x-forwarded-for': '203.0.113.9' })
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toBe('10')
  expect(refused.headers['cache-control']).toMatch(/no-store/)
  expect(pageOf(refused).heading).toBe('Het is even te druk')
  expect(refused.text).toContain('uw tekst staat er dan nog')
  // Read, and refused for what it says.
  expect((await visitor.post(STEP, long)).status).toBe(422)
})

test('whose sender has gone leave their room', async () => {
  const headers = [`Cookie: ${MADE_UP}`, 'X-Forwarded-For: 203.0.113.10']
  for (let turn = 0; turn < 3; turn += 1) await begin(STEP, headers)
  await expect.poll(() => answers).toEqual([503])
  for (const socket of sockets) socket.destroy()
  const { fields } = pageOf(await visitor.get(STEP))
  const long = { ...fieldsOf(fields), energy: 'a'.repeat(600_000) }
  const again = async () =>
    (await visitor.post(STEP, long, { 'x-forwarded-for': '203.0.113.10' })).status
  await expect.poll(again).toBe(422)
})

test('who left is noted as such: nothing of ours failed', async () => {
  let lines = ''
  const noting = await startSite(
    inject('site').databaseUrl,
    { LOG_LEVEL: 'info' },
    (said) => (lines += said),
  )
  const statuses = () =>
    Array.from(lines.matchAll(/"method":"POST".*"status":(\d+)/g), ([, status]) => status)
  const { hostname, port, host } = new URL(noting.address)
  const socket = connect(Number(port), hostname).on('error', () => {})
  socket.write(
    `POST /auth HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na=1`,
    () => setTimeout(() => socket.destroy(), 500),
  )
  await expect.poll(statuses).toEqual(['499'])
  expect(lines).not.toContain('"level":50')
  await noting.stop()
})
