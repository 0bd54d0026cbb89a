import { describe, expect, test } from 'vitest'
import { type PagePolicy, securityHeaders } from './security-headers.ts'

const OWN = "'nonce-x'"

function headersOf(https: boolean, page?: PagePolicy) {
  const named = securityHeaders(OWN, https, false, page).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ])
  return new Map(named)
}

/** The directives of a policy by name; a name that comes twice would count the first time only. */
function policyOf(page?: PagePolicy) {
  const policy = headersOf(true, page).get('content-security-policy') ?? ''
  const parts = policy.split('; ').map((part): [string, string] => {
    const [name = '', ...values] = part.split(' ')
    return [name, values.join(' ')]
  })
  expect(new Set(parts.map(([name]) => name)).size).toBe(parts.length)
  return new Map(parts)
}

const PAGES: [string, PagePolicy][] = [
  ['any page', {}],
  ['a page that is measured', { measured: true }],
  ['the page of a checkout', { showsCheckout: true }],
  ['a page that leads to a checkout', { formTargets: ['https://checkout.example'] }],
]

describe.each(PAGES)('the policy of %s', (_what, page) => {
  test.each(['default-src', 'object-src', 'base-uri', 'frame-ancestors'])(
    'allows no %s',
    (directive) => {
      expect(policyOf(page).get(directive)).toBe("'none'")
    },
  )

  test('lets scripts run by their nonce, and never by being written in the page', () => {
    expect(policyOf(page).get('script-src')).toMatch(/^'nonce-x'/)
    expect(headersOf(true, page).get('content-security-policy')).not.toContain('unsafe')
  })
})

test('a site with an https address is asked for by https alone, for a year or more, with its subdomains', () => {
  const said = headersOf(true).get('strict-transport-security') ?? ''
  const [, seconds = '0'] = /^max-age=(\d+); includeSubDomains$/.exec(said) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60)
  expect(policyOf().has('upgrade-insecure-requests')).toBe(true)
})

test('a developer’s machine, which has no https, does not ask for it', () => {
  expect(headersOf(false).has('strict-transport-security')).toBe(false)
})

test('no other site is let read an answer', () => {
  const names = Array.from(headersOf(true).keys())
  expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(headersOf(true).get('cross-origin-resource-policy')).toBe('same-origin')
})
