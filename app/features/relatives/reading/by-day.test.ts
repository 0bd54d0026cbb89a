import { expect, test } from 'vitest'
import { hourOfLaterMail, hourOfReading, isByDay, mailedAt } from './by-day.ts'

/** By the Dutch clock in winter: 24 November 2026 is a Tuesday. */
const at = (moment: string) => new Date(`2026-11-${moment}:00+01:00`)

test.each([
  ['24T07:59', '24T08:00'],
  ['24T08:00', '24T08:00'],
  ['24T20:59', '24T20:59'],
  ['24T21:00', '25T08:00'],
  ['25T00:00', '25T08:00'],
])('what is there at %s is told at %s', (when, mailed) => {
  expect(mailedAt(at(when))).toEqual(at(mailed))
  expect(isByDay(at(when))).toBe(when === mailed)
})

test('at eight when the clock goes back too', () => {
  expect(mailedAt(new Date('2026-10-24T23:30:00+02:00'))).toEqual(
    new Date('2026-10-25T08:00:00+01:00'),
  )
})

test.each([
  ['25T00:00', '24T12:00', 'night', 'tomorrow'],
  ['25T03:00', '25T00:30', 'night', 'today'],
  ['26T00:30', '25T01:00', 'tomorrow', 'tomorrow'],
  ['24T23:45', '24T11:45', 'evening', 'tomorrow'],
  ['24T20:00', '24T08:00', 'evening', null],
  ['24T14:00', '24T08:00', 'today', null],
  ['25T09:00', '24T22:00', 'tomorrow', null],
  ['27T22:00', '24T22:00', 'later', 'later'],
])('%s is, at %s, %s, and its mail comes later: %s', (when, now, reading, mail) => {
  expect(hourOfReading(at(when), at(now)).key).toBe(reading)
  expect(hourOfLaterMail(at(when), at(now))?.key ?? null).toBe(mail)
})
