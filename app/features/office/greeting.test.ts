import { expect, test } from 'vitest'
import { partOfDay } from './greeting.ts'

test.each([
  ['2026-01-10T10:59:59Z', 'morning'],
  ['2026-01-10T11:00:00Z', 'afternoon'],
  ['2026-07-10T09:59:59Z', 'morning'],
  ['2026-07-10T10:00:00Z', 'afternoon'],
  ['2026-07-10T16:00:00Z', 'evening'],
  ['2026-01-10T23:00:00Z', 'morning'],
])('at %s it is %s in the Netherlands', (at, part) => {
  expect(partOfDay(new Date(at))).toBe(part)
})
