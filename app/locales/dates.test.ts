import { expect, test } from 'vitest'
import {
  dateOf,
  dayOf,
  exactMomentOf,
  longDateOf,
  momentAt,
  momentOf,
  monthOf,
  timeOf,
} from './dates.ts'

const WINTER = new Date('2026-11-21T23:05:09Z')
const SUMMER = new Date('2026-07-05T21:59:00Z')

test.each([
  [dateOf(WINTER), '22\u00a0november 2026'],
  [dateOf(SUMMER), '5\u00a0juli 2026'],
  [longDateOf(WINTER), 'zondag 22\u00a0november 2026'],
  [monthOf(WINTER), 'november 2026'],
  [momentOf(WINTER), '22\u00a0november 2026 om\u00a00.05\u00a0uur'],
  [exactMomentOf(WINTER), '22-11-2026, 0.05.09'],
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

test.each([
  ['in winter', '2026-11-19', '20:00', '2026-11-19T19:00:00.000Z'],
  ['in summer', '2026-07-05', '00:30', '2026-07-04T22:30:00.000Z'],
  ['before the clock goes forward', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['that is left out', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['after the clock went forward', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['before the clock goes back', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['that comes twice, the later', '2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
  ['after the clock went back', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('a time %s is one moment', (_when, day, time, moment) => {
  expect(momentAt(day, time).toISOString()).toBe(moment)
})
