import { expect, test } from 'vitest'
import { beginOf, periodsUntil } from './periods.ts'

test.each([
  ['week', '2026-11-22', '2026-11-16'],
  ['week', '2026-11-16', '2026-11-16'],
  ['week', '2026-01-01', '2025-12-29'],
  ['week', '2026-03-29', '2026-03-23'],
  ['month', '2026-11-22', '2026-11-01'],
  ['month', '2024-02-29', '2024-02-01'],
] as const)('the %s of %s begins on %s', (unit, day, begin) => {
  expect(beginOf(unit, day)).toBe(begin)
})

test('periods follow on each other, over years and over the change of the clock', () => {
  const weeks = periodsUntil('week', '2026-04-05')
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([26, '2025-10-06', '2026-03-30'])
  const months = periodsUntil('month', '2026-02-28')
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-03-01', '2026-02-01'])
})
