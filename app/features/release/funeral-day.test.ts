import { expect, test } from 'vitest'
import { lastFuneralDay } from './funeral-day.server.ts'

test.each([
  ['counts from the day after', '2026-11-19', '2026-11-27'],
  ['is the same for who dies in a weekend', '2026-11-21', '2026-11-30'],
  ['is the same for who dies on a Friday', '2026-11-20', '2026-11-30'],
  ['leaves out Christmas and New Year', '2026-12-23', '2027-01-04'],
  ['leaves out the days of Easter', '2026-04-01', '2026-04-10'],
])('the last day of a funeral %s', async (_how, diedOn, last) => {
  expect(await lastFuneralDay(diedOn)).toBe(last)
})
