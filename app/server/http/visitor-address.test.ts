import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const PROXY = '172.16.4.2'
const VISITOR = '203.0.113.7'

const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

describe('the address of a visitor', () => {
  const chain = visitorAddress(['172.16.0.0/12'], undefined)
  const named = visitorAddress(['172.16.0.0/12'], 'fly-client-ip')

  test.each([
    ['without a proxy', chain, from(VISITOR, {}), VISITOR],
    ['by a proxy', chain, from(PROXY, { 'x-forwarded-for': VISITOR }), VISITOR],
    [
      'by someone who is no proxy',
      chain,
      from(VISITOR, { 'x-forwarded-for': '10.0.0.1' }),
      VISITOR,
    ],
    ['in a header nobody chose', chain, from(PROXY, { 'fly-client-ip': VISITOR }), PROXY],
    [
      'in the header, where the chain ends at the site itself',
      named,
      from(PROXY, { 'fly-client-ip': VISITOR, 'x-forwarded-for': `${VISITOR}, 198.51.100.9` }),
      VISITOR,
    ],
    ['IPv6 in the header', named, from(PROXY, { 'fly-client-ip': '2001:db8::7' }), '2001:db8::7'],
    ['in the header by no proxy', named, from(VISITOR, { 'fly-client-ip': '10.0.0.1' }), VISITOR],
    ['no address in the header', named, from(PROXY, { 'fly-client-ip': 'x' }), PROXY],
    ['no address by a proxy', chain, from(PROXY, { 'x-forwarded-for': 'abc1' }), PROXY],
    [
      'no address, by way of two proxies',
      chain,
      from(PROXY, { 'x-forwarded-for': `10.0.0.1, abc1, 172.16.9.9` }),
      '172.16.9.9',
    ],
    ['an address and a port', chain, from(PROXY, { 'x-forwarded-for': `${VISITOR}:99` }), PROXY],
    ['IPv6 by a proxy', chain, from(PROXY, { 'x-forwarded-for': '2001:db8::7' }), '2001:db8::7'],
    ['of a connection that is gone', chain, { ...from('', {}), socket: {} } as never, ''],
    ['without the header', named, from(PROXY, { 'x-forwarded-for': VISITOR }), VISITOR],
  ])('%s', (_what, find, req, address) => {
    expect(find(req)).toBe(address)
  })
})
