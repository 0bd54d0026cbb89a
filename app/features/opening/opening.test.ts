import { expect, test } from 'vitest'
import '#tests/setup/database.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { afterOpenTime, lookedAtFrom, nextOpening } from './opening.server.ts'
import { openingWords } from './opening.ts'

test.each([
  [[1, 2, 3, 4, 5], 'van maandag tot en met vrijdag'],
  [[2, 3, 4], 'van dinsdag tot en met donderdag'],
  [[1, 2], 'op maandag en dinsdag'],
  [[1, 3, 7], 'op maandag, woensdag en zondag'],
  [[6], 'op zaterdag'],
])('the days %j are said as "%s"', (days, words) => {
  const said = openingWords({ days, opens: 540, closes: 1050 }, dutch<['common']>({ common }))
  expect(said).toEqual({ days: words, opens: '9.00', closes: '17.30' })
})

const at = (moment: string) => new Date(moment)

test.each([
  ['of a Saturday night is Monday', '2026-11-28T22:44:00Z', '2026-11-30T08:00:00Z'],
  ['before the hour is the same day', '2026-11-30T06:00:00Z', '2026-11-30T08:00:00Z'],
  ['of the day itself is the next', '2026-11-30T08:00:00Z', '2026-12-01T08:00:00Z'],
  [
    'of Christmas eve is after both days and the weekend',
    '2026-12-24T12:00:00Z',
    '2026-12-28T08:00:00Z',
  ],
  ['of the last day of a year is after New Year', '2026-12-31T12:00:00Z', '2027-01-04T08:00:00Z'],
  ['in summer has the hour of summer', '2026-07-03T20:00:00Z', '2026-07-06T07:00:00Z'],
])('the next opening %s', async (_, after, opens) => {
  expect(await nextOpening(at(after))).toEqual(at(opens))
})

test.each([
  ['before that day', '2026-11-29T10:00:00Z', '2026-11-30T08:00:00Z'],
  ['on that day', '2026-11-30T15:59:00Z', '2026-11-30T08:00:00Z'],
  ['once that day is over too', '2026-11-30T16:00:00Z', '2026-12-01T08:00:00Z'],
])('what came in the weekend is looked at, as said %s', async (_, now, from) => {
  expect(await lookedAtFrom(at('2026-11-28T22:44:00Z'), at(now))).toEqual(at(from))
})

test.each([
  ['at night, from when we open', '2026-11-29T23:50:00Z', '2026-11-30T10:00:00Z'],
  ['while we are there, from now', '2026-11-30T09:30:00Z', '2026-11-30T11:30:00Z'],
  ['before we close, the rest on the next day', '2026-11-30T15:00:00Z', '2026-12-01T09:00:00Z'],
  ['on a Friday evening, on Monday', '2026-12-04T18:00:00Z', '2026-12-07T10:00:00Z'],
])('two hours of ours count %s', async (_, now, then) => {
  expect(await afterOpenTime(2 * 60 * 60 * 1000, at(now))).toEqual(at(then))
})
