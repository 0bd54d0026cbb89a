import { expect, test } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { securityText } from './security-text.server.ts'

process.env.APP_DATABASE_URL ??= NO_DATABASE

const DAY = 24 * 60 * 60 * 1000

test.each(['2026-11-26', '2026-12-31', '2027-01-01', '2028-02-29', '2030-08-31'])(
  'what is asked for on %s counts for months, and for less than a year',
  (day) => {
    const now = new Date(`${day}T23:59:59Z`)
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(securityText(now)) ?? []
    expect(expires).toMatch(/^\d{4}-\d\d-01T00:00:00Z$/)
    const days = (Date.parse(expires) - +now) / DAY
    expect(days).toBeGreaterThan(120)
    expect(days).toBeLessThan(365)
  },
)

test('each field is there once, as RFC 9116 has them', () => {
  const fields = securityText(new Date())
    .trim()
    .split('\n')
    .map((line) => line.split(': ', 1)[0])
  expect(fields).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy'])
})
