/** What is refused before the framework reads it has a line in the log, and nothing of who sent it. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Visitor } from '#tests/setup/client.ts'
import { startSite } from '#tests/setup/site.ts'

let said = ''
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  const hears = (text: string) => void (said += text)
  site = await startSite(inject('site').databaseUrl, { LOG_LEVEL: 'info' }, hears)
})
afterAll(() => site.stop())

const lines = (): Record<string, unknown>[] =>
  said
    .split('\n')
    .filter((line) => line.includes('refused unread'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const SECRET = 'geheim-van-anna'

test.each<[string, number, string, (visitor: Visitor) => Promise<{ status: number }>]>([
  ['another site', 400, 'host', (v) => v.get(`/${SECRET}`, { host: `${SECRET}.example` })],
  ['no address', 400, 'address', (v) => v.get(`/%zz?${SECRET}`)],
  ['an odd method', 405, 'method', (v) => v.send('PUT', `/${SECRET}`, {})],
  [
    'a body without length',
    411,
    'length',
    (v) =>
      v.send('POST', '/', { 'transfer-encoding': 'chunked', 'content-length': undefined }, SECRET),
  ],
  ['a long body', 413, 'size', (v) => v.send('POST', '/auth', { 'content-length': '9000000' })],
  [
    'a long text of nobody',
    413,
    'size without session',
    (v) => v.send('POST', '/vragenlijst/kaars', { 'content-length': '90000' }),
  ],
])('%s (%i) is noted as %s', async (_what, status, reason, ask) => {
  const before = lines().length
  expect((await ask(new Visitor(site.address))).status).toBe(status)
  const noted = () =>
    lines()
      .slice(before)
      .filter((line) => line.reason === reason)
  await expect.poll(() => noted().length, { timeout: 5000 }).toBe(1)
  const { level, time, ...line } = noted()[0] ?? {}
  expect([level, typeof time]).toEqual([30, 'string'])
  expect(line).toEqual({ status, reason, msg: 'refused unread' })
  expect(said).not.toContain(SECRET)
})
