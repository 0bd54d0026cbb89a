import { expect, test } from 'vitest'
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
