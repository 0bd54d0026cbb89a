import { describe, expect, test } from 'vitest'
import { dayAfter, dayOf, timeOf } from '#app/locales/dates.ts'
import { funeralTerm, lastFuneralDay } from './funeral-term.server.ts'
import { isSoon } from './funeral-term.ts'

test.each([
  ['counts from the day after', '2026-11-19', '2026-11-27'],
  ['is the same for who dies in a weekend', '2026-11-21', '2026-11-30'],
  ['is the same for who dies on a Friday', '2026-11-20', '2026-11-30'],
  ['leaves out Christmas and New Year', '2026-12-23', '2027-01-04'],
  ['leaves out the days of Easter', '2026-04-01', '2026-04-10'],
  ['leaves out King’s Day', '2026-04-21', '2026-04-30'],
  ['leaves out King’s Day where it moved from a Sunday to a Saturday', '2025-04-22', '2025-04-30'],
  ['leaves out Liberation Day', '2026-04-29', '2026-05-08'],
  ['leaves out Liberation Day where it is no lustrum', '2027-05-03', '2027-05-13'],
  ['leaves out Ascension Day', '2026-05-11', '2026-05-20'],
  ['leaves out Whit Monday', '2026-05-19', '2026-05-28'],
  ['is never Good Friday', '2026-03-26', '2026-04-07'],
  ['is never a day that a decree names', '2027-04-28', '2027-05-10'],
])('the last day of a funeral %s', async (_how, diedOn, last) => {
  expect(await lastFuneralDay(diedOn)).toBe(last)
})

test.each([
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
  [null, false],
])('a funeral by %s is soon on the 27th of November: %s', (funeral, soon) => {
  expect(isSoon(funeral, new Date('2026-11-27T12:00Z'))).toBe(soon)
})

/** By hand, from a calendar: Easter Sunday, Ascension Day, Whit Sunday, King's Day. */
const MOVING: Record<number, [string, string, string, string]> = {
  2025: ['04-20', '05-29', '06-08', '04-26'],
  2026: ['04-05', '05-14', '05-24', '04-27'],
  2027: ['03-28', '05-06', '05-16', '04-27'],
  2028: ['04-16', '05-25', '06-04', '04-27'],
  2029: ['04-01', '05-10', '05-20', '04-27'],
  2030: ['04-21', '05-30', '06-09', '04-27'],
  2031: ['04-13', '05-22', '06-01', '04-26'],
  2032: ['03-28', '05-06', '05-16', '04-27'],
  2033: ['04-17', '05-26', '06-05', '04-27'],
  2034: ['04-09', '05-18', '05-28', '04-27'],
  2035: ['03-25', '05-03', '05-13', '04-27'],
}

const FIXED = ['01-01', '05-05', '12-25', '12-26']
const DECREED = ['2026-01-02', '2026-05-15', '2027-05-07', '2028-04-28', '2028-05-26']

describe('in ten years', () => {
  const holidays = new Set<string>()
  const noEnds = new Set(DECREED)
  for (const [year, [easter, ascension, whit, king]] of Object.entries(MOVING)) {
    const dayOfYear = (date: string) => `${year}-${date}`
    for (const date of [...FIXED, ascension, king]) holidays.add(dayOfYear(date))
    holidays.add(dayAfter(dayOfYear(easter), 1)).add(dayAfter(dayOfYear(whit), 1))
    noEnds.add(dayAfter(dayOfYear(easter), -2))
  }

  const days: string[] = []
  for (let day = '2025-01-01'; day < '2035-02-01'; day = dayAfter(day, 1)) days.push(day)
  const working = days.filter((day) => {
    const name = new Date(`${day}T12:00:00Z`).toUTCString().slice(0, 3)
    return name !== 'Sat' && name !== 'Sun' && !holidays.has(day)
  })

  test('every day of a death has the sixth working day after it', async () => {
    let next = 0
    const wrong: string[] = []
    for (const died of days.filter((day) => day < '2035-01-01')) {
      while ((working[next] ?? '') <= died) next += 1
      const expected = working.slice(next + 5).find((day) => !noEnds.has(day))
      const { until } = await funeralTerm({ day: died })
      if (until !== expected) wrong.push(`${died}: ${until}, not ${expected}`)
    }
    expect(wrong).toEqual([])
  })

  test('nobody has less than eight days, nor more than fifteen, nor a last day of rest', async () => {
    for (const died of days.filter((day) => day < '2035-01-01')) {
      const { until } = await funeralTerm({ day: died })
      expect(working).toContain(until)
      expect(until >= dayAfter(died, 8), `${died}: ${until}`).toBe(true)
      expect(until <= dayAfter(died, 15), `${died}: ${until}`).toBe(true)
    }
  })
})

test.each([
  ['after 36 hours', '2026-11-19', '20:00', '2026-11-21', '8.00'],
  ['on the day after tomorrow', '2026-11-19', '12:00', '2026-11-21', '0.00'],
  ['an hour later by the clock that goes forward', '2026-03-28', '12:00', '2026-03-30', '1.00'],
  ['an hour earlier by the clock that goes back', '2026-10-24', '12:00', '2026-10-25', '23.00'],
  ['from midnight where nobody knows the time', '2026-11-19', undefined, '2026-11-21', '12.00'],
  ['in the next year', '2026-12-30', '18:30', '2027-01-01', '6.30'],
])('the earliest moment is %s', async (_how, day, time, on, at) => {
  const { from } = await funeralTerm({ day, time })
  expect([dayOf(from), timeOf(from)]).toEqual([on, at])
})

test('says which holidays were left out, and what others may leave out', async () => {
  expect(await funeralTerm({ day: '2026-12-23' })).toMatchObject({
    leftOut: ['Kerstmis', 'Nieuwjaar'],
    doubtful: [],
  })
  expect(await funeralTerm({ day: '2026-04-01' })).toMatchObject({
    leftOut: ['Tweede paasdag'],
    doubtful: ['2026-04-03'],
  })
  // The term goes on to the next day either way.
  expect(await funeralTerm({ day: '2026-03-26' })).toMatchObject({ doubtful: [] })
})
