import { expect, test } from 'vitest'
import { inTurn, median, ratios } from './figures.ts'

test('slices of two ways are taken in turn, and compared round by round', async () => {
  const taken: string[] = []
  const way = (name: string, each: number) => async () => {
    taken.push(name)
    // A machine that gets slower and slower slows both.
    return taken.length * each
  }
  const [without, withThem] = await inTurn(3, way('without', 10), way('with', 20))
  expect(taken).toEqual(['without', 'with', 'without', 'with', 'without', 'with'])
  expect([without, withThem]).toEqual([
    [10, 30, 50],
    [40, 80, 120],
  ])
  expect(median(ratios(withThem, without))).toBeCloseTo(2.67)
})
