import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'

type Item = { kind: string; event: Record<string, unknown>; raw: string; path: string }

/** A service that takes reports, as Sentry does. */
async function service(status = 200, headers: Record<string, string> = {}) {
  const items: Item[] = []
  const server = createServer(async (req, res) => {
    const raw = await text(req)
    const [, header = '{}', event = '{}'] = raw.split('\n')
    items.push({
      kind: JSON.parse(header).type,
      event: JSON.parse(event),
      raw,
      path: req.url ?? '',
    })
    res.writeHead(status, headers).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { items, dsn: `http://abc@127.0.0.1:${port}/7`, server }
}

/** The module as it is in a process that reports to this service, or to none. */
async function errorsWith(dsn = '') {
  vi.resetModules()
  vi.stubEnv('APP_DATABASE_URL', NO_DATABASE)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('ERROR_REPORTING_DSN', dsn)
  return import('./errors.server.ts')
}

/** The client adds to an event whatever else in the process has told it. */
beforeAll(async () => {
  const { getGlobalScope } = await import('@sentry/core')
  const scope = getGlobalScope()
  scope.setUser({ email: 'jan@example.nl' }).setExtra('body', 'geheim')
  scope.addBreadcrumb({ message: 'GET /vragenlijst/secret' })
})

const open: { close: () => void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function reporting(status?: number, headers?: Record<string, string>) {
  const { items, dsn, server } = await service(status, headers)
  open.push(server)
  return { items, ...(await errorsWith(dsn)) }
}

const facts = { method: 'GET', route: '/blog/:slug', reference: 'ab12cd34' }

describe('a bug', () => {
  test('is reported with its class, its places, the route and its number', async () => {
    const { items, reportError, flushReports } = await reporting()
    reportError(
      Object.assign(new RangeError('x'), { code: '23505', constraint_name: 'one' }),
      facts,
    )
    await flushReports()
    const [{ kind, event, path } = {} as Item] = items
    expect([kind, path.split('?')[0]]).toEqual(['event', '/api/7/envelope/'])
    expect(event).toMatchObject({
      platform: 'node',
      level: 'error',
      transaction: 'GET /blog/:slug',
      tags: { reference: 'ab12cd34', code: '23505', constraint: 'one' },
      exception: { values: [{ type: 'RangeError' }] },
    })
    expect(JSON.stringify(event)).toContain('app/platform/errors.test.ts')
  })

  test('tells nothing of what it says, nor of where the site is kept', async () => {
    const { items, reportError, flushReports } = await reporting()
    const error = new Error(
      'Jan de Vries\n    at Dorpsstraat 1 (/home/jan/brief.txt:1:1)\n    at x (y.ts:2:2)',
    )
    Object.assign(error, {
      detail: 'Key (email)=(jan@example.nl)',
      query: 'select 1',
      cause: 'geheim',
    })
    reportError(error, facts)
    reportError('jan@example.nl', facts)
    await flushReports()
    expect(items).toHaveLength(2)
    const all = items.map(({ raw }) => raw).join('\n')
    for (const word of [
      'Jan',
      'Dorpsstraat',
      'brief',
      'y.ts',
      'jan@',
      'select',
      'geheim',
      process.cwd(),
    ])
      expect(all).not.toContain(word)
  })

  test('is sent without anything that the client adds to it', async () => {
    const { items, reportError, flushReports } = await reporting()
    reportError(new Error('x'), facts)
    await flushReports()
    expect(items).toHaveLength(1)
    const sent = ['contexts', 'environment', 'event_id', 'exception', 'level', 'platform']
    expect(Object.keys(items[0]?.event ?? {}).toSorted()).toEqual(
      [...sent, 'tags', 'timestamp', 'transaction'].toSorted(),
    )
    for (const word of ['jan@', 'geheim', '/vragenlijst']) expect(items[0]?.raw).not.toContain(word)
  })

  test.each(['Network Error', 'TypeError: Failed to fetch', 'Session not found', 'Load failed'])(
    'that says "%s" is not reported',
    async (message) => {
      const { items, reportError, flushReports } = await reporting()
      reportError(new Error(message), facts)
      reportError(message, facts)
      reportError(new Error('another'), facts)
      await flushReports()
      expect(items).toHaveLength(1)
    },
  )

  test('goes nowhere when no service is configured', async () => {
    const { reportError, flushReports } = await errorsWith()
    reportError(new Error('x'), facts)
    await expect(flushReports()).resolves.toBeUndefined()
  })

  test.each([429, 500])('that the service answers with %i harms nothing', async (status) => {
    const { reportError, flushReports } = await reporting(status)
    reportError(new Error('x'), facts)
    await expect(flushReports()).resolves.toBeUndefined()
  })
})

test('a report is not sent on to where the service points', async () => {
  const elsewhere = await service()
  open.push(elsewhere.server)
  const { items, reportError, flushReports } = await reporting(307, {
    location: elsewhere.dsn.replace('abc@', ''),
  })
  reportError(new Error('x'), facts)
  await flushReports()
  expect([items.length, elsewhere.items.length]).toEqual([1, 0])
})

test('one of ten requests is timed, by its route', async () => {
  const { items, reportTime, flushReports } = await reporting()
  reportTime(facts, 200, 12, 0.1)
  reportTime(facts, 500, 30, 0.0999)
  await flushReports()
  expect(items).toHaveLength(1)
  const [{ kind, event } = {} as Item] = items
  expect(kind).toBe('transaction')
  expect(event).toMatchObject({
    type: 'transaction',
    transaction: 'GET /blog/:slug',
    contexts: {
      trace: { op: 'http.server', status: 'internal_error' },
      response: { status_code: 500 },
    },
  })
  const { timestamp, start_timestamp: start } = event as Record<string, number>
  expect((timestamp ?? 0) - (start ?? 0)).toBeCloseTo(0.03)
})
