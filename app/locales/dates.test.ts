import { expect, test } from 'vitest'
import { dateOf, dayOf, exactMomentOf, longDateOf, momentOf, monthOf, timeOf } from './dates.ts'

const WINTER = new Date('2026-11-21T23:05:09Z')
const SUMMER = new Date('2026-07-05T21:59:00Z')

test.each([
  [dateOf(WINTER), '22 november 2026'],
  [dateOf(SUMMER), '5 juli 2026'],
  [longDateOf(WINTER), 'zondag 22 november 2026'],
  [monthOf(WINTER), 'november 2026'],
  [momentOf(WINTER), '22 november 2026 om 0.05 uur'],
  [exactMomentOf(WINTER), '22-11-2026, 00:05:09'],
  [timeOf(SUMMER), '23.59'],
  [dayOf(WINTER), '2026-11-22'],
  [dayOf(SUMMER), '2026-07-05'],
])('%s is what the clock says in Amsterdam', (shown, expected) => {
  expect(shown).toBe(expected)
})

test.each(['2026-01-01', '2026-07-01', '1935-07-01', '1890-12-31'])(
  'the day %s stays that day',
  (day) => {
    expect(dayOf(day)).toBe(day)
    expect(dateOf(day)).toContain(String(Number(day.slice(8))))
  },
)
