import { afterEach, expect, test, vi } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { isPrivate, mayRead } from './metrics-server.ts'

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['fdaa:0:1::3', true],
  ['8.8.8.8', false],
  ['0.0.0.0', false],
  ['::', false],
  ['2001:4860::1', false],
  ['', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected)
})

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  mayRead({ socket: { remoteAddress }, headers } as Parameters<typeof mayRead>[0], 'fly-client-ip')

test.each([
  ['127.0.0.1', { host: '127.0.0.1:9464' }, true],
  ['127.0.0.1', { host: 'localhost:9464' }, true],
  ['10.0.0.7', { host: 'register-work:9464' }, true],
  ['fdaa::7', { host: '[fdaa::8]:9464' }, true],
  ['fdaa::7', { host: 'work.process.register.internal:9464' }, true],
  // From outside, through a proxy, or by a page whose name was led here.
  ['8.8.8.8', { host: '127.0.0.1:9464' }, false],
  ['127.0.0.1', { host: '127.0.0.1:9464', 'x-forwarded-for': '8.8.8.8' }, false],
  ['127.0.0.1', { host: '127.0.0.1:9464', forwarded: 'for=8.8.8.8' }, false],
  ['127.0.0.1', { host: '127.0.0.1:9464', via: '1.1 fly.io' }, false],
  ['127.0.0.1', { host: '127.0.0.1:9464', 'fly-client-ip': '8.8.8.8' }, false],
  ['127.0.0.1', { host: 'www.wensenregister.nl' }, false],
  ['127.0.0.1', {}, false],
])('from %s with %j: %s', (address, headers, expected) => {
  expect(asked(address, headers as Record<string, string>)).toBe(expected)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('its answers are of the kind that they say, whatever a browser would make of them', async () => {
  vi.resetModules()
  vi.stubEnv('APP_DATABASE_URL', NO_DATABASE)
  vi.stubEnv('METRICS_PORT', '0')
  const { log } = await import('#app/platform/log.server.ts')
  const lines = vi.spyOn(log(), 'info')
  const { serveMetrics } = await import('./metrics-server.ts')
  const stop = await serveMetrics('serve')
  try {
    const [{ port } = { port: 0 }] = (lines.mock.calls[0] ?? []) as unknown as [{ port: number }]
    for (const [path, status] of [
      ['/', 404],
      ['/metrics', 200],
    ]) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      const kind = answer.headers.get('x-content-type-options')
      expect([path, answer.status, kind]).toEqual([path, status, 'nosniff'])
    }
  } finally {
    await stop()
  }
})
