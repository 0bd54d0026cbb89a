import { expect, test } from 'vitest'
import '#tests/setup/database.ts'
import { callingDay, closedUntil, decidedFrom, isPressing } from './heard-by.server.ts'

const at = (moment: string) => new Date(moment)
const SUNDAY = '2026-11-29T18:00:00Z'
const MONDAY = '2026-11-30T10:00:00Z'

test.each([
  ['a Sunday', SUNDAY, '2026-11-30T08:00:00Z'],
  ['a Monday at work', MONDAY, null],
  ['an evening', '2026-11-30T18:00:00Z', '2026-12-01T08:00:00Z'],
  ['a morning before we open', '2026-11-30T06:00:00Z', '2026-11-30T08:00:00Z'],
])('on %s the office is closed until then', async (_, now, until) => {
  expect(await closedUntil(at(now))).toEqual(until && at(until))
})

test.each([
  ['from a Sunday the second day', SUNDAY, null, SUNDAY, '2026-12-01'],
  ['from a Monday the second after', MONDAY, null, MONDAY, '2026-12-02'],
  ['a funeral later changes nothing', MONDAY, '2026-12-07', MONDAY, '2026-12-02'],
  ['before a funeral that comes first', SUNDAY, '2026-12-01', SUNDAY, '2026-11-30'],
  ['today where that is the day', MONDAY, '2026-12-01', MONDAY, '2026-11-30'],
  ['at once where it is long ago', '2026-11-20T10:00:00Z', null, MONDAY, '2026-11-30'],
  ['and not on a closed day', '2026-11-20T10:00:00Z', null, SUNDAY, '2026-11-30'],
])('who heard nothing calls: %s', async (_, from, funeral, now, day) => {
  expect(await callingDay(at(from), funeral, at(now))).toBe(day)
})

test.each([
  [
    'a file: a day from the payment',
    'full',
    MONDAY,
    '2026-11-30T11:00:00Z',
    '2026-12-01T10:00:00Z',
  ],
  ['a file: who said yes later', 'full', MONDAY, '2026-12-03T11:00:00Z', '2026-12-03T11:00:00Z'],
  ['a living will: at once', 'living_will', MONDAY, '2026-11-30T11:00:00Z', '2026-11-30T11:00:00Z'],
] as const)('we could begin to decide, %s', (_, kind, paid, confirmed, from) => {
  expect(decidedFrom({ kind, paidAt: at(paid) }, at(confirmed))).toEqual(at(from))
})

test.each([
  ['2026-12-02', MONDAY, true],
  ['2026-12-03', MONDAY, true],
  ['2026-12-04', MONDAY, false],
  ['2026-12-02', SUNDAY, true],
  ['2026-12-03', SUNDAY, false],
  ['2026-11-29', MONDAY, false],
  [null, MONDAY, false],
])('a funeral on %s, asked at %s, presses: %s', async (funeral, now, presses) => {
  expect(await isPressing(funeral, at(now))).toBe(presses)
})
