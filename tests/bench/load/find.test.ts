import { expect, test } from 'vitest'
import { findMost } from './find.ts'

test.each([
  [30, 0],
  [199, 150],
  [200, 200],
  [612, 600],
  [700, 700],
  [1999, 1950],
  [5000, 2000],
])('where %i are well, %i are found', async (limit, found) => {
  const asked: number[] = []
  const range = { first: 200, most: 2000, step: 50 }
  const isWell = async (count: number) => asked.push(count) > 0 && count <= limit
  expect(await findMost(range, isWell)).toBe(found)
  expect(asked.length).toBeLessThan(10)
})
