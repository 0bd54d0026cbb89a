import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readOpenMetrics } from '#tests/fixtures/metrics.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { readMetrics, startMetrics } from '#app/platform/metrics.server.ts'
import { withTrace } from '#app/platform/trace.server.ts'
import { queueMail } from './outbox.server.ts'

/** A stand-in for the mail provider, on this machine. */
type Body = {
  to: string
  subject: string
  html: string
  text: string
  attachments?: { filename: string; content: string; content_type: string }[]
}
type Received = { key: string | undefined; trace: string | undefined; body: Body }
const received: Received[] = []
let status = 200
/** Whether it takes mail and says nothing; true for not a word, or after the head of its answer. */
let silent: boolean | 'after head' = false
/** Where it says that mail has to go. */
let elsewhere = ''
async function receive(req: IncomingMessage, res: ServerResponse) {
  const key = req.headers['idempotency-key'] as string | undefined
  const trace = req.headers.traceparent as string | undefined
  received.push({ key, trace, body: JSON.parse(await text(req)) as Body })
  if (silent === 'after head') res.writeHead(200).write('{')
  if (silent) return
  if (elsewhere) return void res.writeHead(307, { location: elsewhere }).end()
  res.writeHead(status, { 'content-type': 'application/json' })
  const failure = { name: 'internal_server_error', message: 'no' }
  res.end(JSON.stringify(status === 200 ? { id: randomUUID() } : failure))
}
const provider = createServer((req, res) => void receive(req, res))
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
process.env.LOG_LEVEL = 'silent'
process.env.RESEND_API_KEY = 're_test'
process.env.RESEND_BASE_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
const { sendMail } = await import('./send.server.ts')
const { mailTraits } = await import('#app/features/manifests/manifests.server.ts')

afterEach(() => {
  received.length = 0
  status = 200
  silent = false
  elsewhere = ''
})
afterAll(() => {
  provider.closeAllConnections()
  return new Promise((resolve) => provider.close(resolve))
})

const TO = 'anna@example.nl'
const LINK = 'http://localhost:3000/auth/link?token=abc'

/** Queues a mail. @returns its id */
async function queued(to = TO): Promise<string> {
  await withActor(asSystem('accounts'), (sql) =>
    queueMail(sql, { kind: 'one-time-link', to, link: LINK }),
  )
  const [row] = await owner`select id from mails order by created_at desc limit 1`
  return row?.id
}

async function counted(): Promise<Record<string, number>> {
  const { samples } = readOpenMetrics((await readMetrics([])).text)
  const mails = samples.filter(({ name }) => name === 'wensenregister_mail_tries_total')
  return Object.fromEntries(mails.map(({ labels, value }) => [labels.outcome, value]))
}

async function stateOf(id: string) {
  const [row] = await owner`select status, sealed is null as emptied from mails where id = ${id}`
  return row
}

describe('sending a mail', () => {
  test('hands it over once, with a key of its own, and forgets the contents', async () => {
    const id = await queued()
    await sendMail({ id }, mailTraits)
    await sendMail({ id }, mailTraits)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      key: id,
      body: { to: TO, subject: 'Uw inloglink' },
    })
    expect(received[0]?.body.text).toContain(`\n${LINK}\n`)
    expect(received[0]?.body.html).toContain(`href="${LINK}"`)
    expect(await stateOf(id)).toEqual({ status: 'sent', emptied: true })
  })

  test('keeps the trace of the request until it is sent, and tells the provider', async () => {
    const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`
    const id = await withTrace({ traceparent }, () => queued())
    const [job] = await owner<{ kept: string }[]>`
      select payload->>'traceparent' as kept from graphile_worker._private_jobs
       where payload->>'id' = ${id}`
    expect(job?.kept).toContain(TRACE)
    await withTrace({ traceparent: job?.kept }, () => sendMail({ id }, mailTraits))
    expect(received[0]?.trace).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
    expect(received[0]?.trace).not.toBe(job?.kept)
    await sendMail({ id: await queued() }, mailTraits)
    expect(received[1]?.trace).toBeUndefined()
  })

  test('hands over the file that goes with it, and both links', async () => {
    const attachment = {
      name: 'afspraak.ics',
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      text: 'BEGIN:VCALENDAR\r\nX:é\r\nEND:VCALENDAR',
    }
    const facts = ['Datum: morgen', 'Plaats: Zwolle']
    const cancel = 'http://localhost:3000/afspraak/annuleren?token=abc'
    await withActor(asSystem('appointments'), (sql) =>
      queueMail(sql, {
        kind: 'appointment-booked',
        to: TO,
        firstName: 'Anna',
        facts,
        attachment,
        link: LINK,
        cancel,
      }),
    )
    const [row] = await owner`select id from mails order by created_at desc limit 1`
    await sendMail({ id: row?.id }, mailTraits)
    const { body } = received[0] ?? {}
    const [file] = body?.attachments ?? []
    expect(file).toMatchObject({ filename: attachment.name, content_type: attachment.type })
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe(attachment.text)
    for (const part of [...facts, LINK, cancel]) expect(body?.text).toContain(part)
    for (const part of ['>Plaats</th>', '>Zwolle</td>', LINK, cancel])
      expect(body?.html).toContain(part)
  })

  test('fails when the provider fails, so that the queue tries again; nothing is lost', async () => {
    const id = await queued()
    status = 500
    await expect(sendMail({ id }, mailTraits)).rejects.toThrow('mail provider')
    expect(await stateOf(id)).toEqual({ status: 'queued', emptied: false })
    status = 200
    await sendMail({ id }, mailTraits)
    expect(new Set(received.map(({ key }) => key))).toEqual(new Set([id]))
    expect(await stateOf(id)).toEqual({ status: 'sent', emptied: true })
  })

  test.each([true, false])(
    'says the same under the same key, whoever is confirmed in between (was: %s)',
    async (confirmed) => {
      const { email, id: user } = await testUser()
      const confirm = (yes: boolean) =>
        owner`update users set email_verified_at = ${yes ? new Date() : null} where id = ${user}`
      const id = await queued(email)
      await confirm(confirmed)
      status = 500
      await expect(sendMail({ id }, mailTraits)).rejects.toThrow('mail provider')
      await confirm(!confirmed)
      status = 200
      await sendMail({ id }, mailTraits)
      const [first, again] = received
      expect(first?.body.text).toMatch(confirmed ? /^Beste Tess,/ : /^Goedendag,/)
      expect(again).toEqual(first)
    },
  )

  test('of a kind of the next release says so, and leaves it as it is', async () => {
    const id = await queued()
    const later = { kind: 'of-a-release-later', to: TO }
    const sealed = sealForSystem(later, `mails ${id}`)
    await owner`update mails set sealed = ${sealed} where id = ${id}`
    await expect(sendMail({ id }, mailTraits)).rejects.toThrow(
      'there are no texts for mails of the kind of-a-release-later',
    )
    expect(await owner`select sealed from mails where id = ${id}`).toEqual([{ sealed }])
  })

  test('fails likewise when the provider cannot be reached', async () => {
    const id = await queued()
    const address = process.env.RESEND_BASE_URL
    process.env.RESEND_BASE_URL = 'http://127.0.0.1:9'
    await expect(sendMail({ id }, mailTraits)).rejects.toThrow('mail provider')
    process.env.RESEND_BASE_URL = address
    expect(await stateOf(id)).toEqual({ status: 'queued', emptied: false })
  })

  test('fails likewise when it is told to go elsewhere, which gets nothing', async () => {
    const id = await queued()
    const told: unknown[] = []
    const other = createServer((req, res) => void (told.push(req.url), res.end('{"id":"1"}')))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/emails`
    await expect(sendMail({ id }, mailTraits)).rejects.toThrow('mail provider')
    expect(told).toEqual([])
    expect(await stateOf(id)).toEqual({ status: 'queued', emptied: false })
    await new Promise((resolve) => other.close(resolve))
  })

  test.each([true, 'after head'] as const)(
    'fails likewise when the provider takes it and does not answer (%s)',
    async (how) => {
      const id = await queued()
      silent = how
      await expect(sendMail({ id }, mailTraits, 2000)).rejects.toThrow('mail provider')
      expect(received).toHaveLength(1)
      expect(await stateOf(id)).toEqual({ status: 'queued', emptied: false })
    },
  )

  test('leaves one of unknown fate to a person when the key no longer protects', async () => {
    const id = await queued()
    await owner`update mails set first_attempt_at = now() - interval '24 hours' where id = ${id}`
    await sendMail({ id }, mailTraits)
    expect(received).toEqual([])
    expect(await stateOf(id)).toEqual({ status: 'needs_review', emptied: false })
  })

  test('of which the row has gone does nothing', async () => {
    await sendMail({ id: randomUUID() }, mailTraits)
    expect(received).toEqual([])
  })

  test('is counted by what became of it, from the beginning', async () => {
    await startMetrics()
    expect(await counted()).toEqual({ sent: 0, failed: 0, review: 0 })
    const id = await queued()
    status = 500
    await expect(sendMail({ id }, mailTraits)).rejects.toThrow('mail provider')
    expect(await counted()).toEqual({ sent: 0, failed: 1, review: 0 })
    status = 200
    await sendMail({ id }, mailTraits)
    await sendMail({ id }, mailTraits)
    expect(await counted()).toEqual({ sent: 1, failed: 1, review: 0 })
    const late = await queued()
    await owner`update mails set first_attempt_at = now() - interval '24 hours' where id = ${late}`
    await sendMail({ id: late }, mailTraits)
    expect(await counted()).toEqual({ sent: 1, failed: 1, review: 1 })
  })
})
