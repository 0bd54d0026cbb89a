import { expect, test } from 'vitest'
import { eveningFailures, type EveningOutcome, eveningReport, moments, SHORT } from './evening.ts'

const answers = (times: number[], errors: string[] = []) => ({ times, errors })

const outcome = (changes: Partial<EveningOutcome> = {}): EveningOutcome => ({
  evening: SHORT,
  visits: answers([1, 2]),
  signUps: { ...answers([30]), pages: [5], waited: 1, longestWait: 12_000 },
  saves: { ...answers([20, 30]), missing: 0 },
  used: { server: 4, database: 1, visitors: 2 },
  ...changes,
})

test('all come within the evening, most of them soon', () => {
  const all = moments(1000, 600)
  expect(all).toHaveLength(1000)
  expect(Math.max(...all)).toBeLessThanOrEqual(600_000)
  expect(all.filter((moment) => moment < 150_000).length).toBeGreaterThan(400)
})

test('no second has many more than those around it, and the first ones have fewer', () => {
  const all = moments(100_000, 600)
  const within = (from: number, to: number) =>
    all.filter((moment) => moment >= from * 1000 && moment < to * 1000).length
  // Half of all in 120 seconds, of which the first twelve have half as many.
  const each = 50_000 / 114
  expect(within(0, 1)).toBeLessThan(each / 4)
  expect(within(0, 12)).toBeGreaterThan(4 * each)
  expect(within(0, 12)).toBeLessThan(8 * each)
  for (let second = 13; second < 120; second += 1) {
    expect(within(second, second + 1)).toBeGreaterThan(0.7 * each)
    expect(within(second, second + 1)).toBeLessThan(1.3 * each)
  }
  expect(within(0, 120)).toBeGreaterThan(49_000)
  expect(within(0, 120)).toBeLessThan(51_000)
})

test('of an evening only the beginning can take place', () => {
  const all = moments(1000, 600, 60)
  expect(Math.max(...all)).toBeLessThanOrEqual(60_000)
  expect(all.length).toBeGreaterThan(180)
  expect(all.length).toBeLessThan(300)
})

test('what playing the visitors takes is told apart', () => {
  expect(eveningReport(outcome())).toContain('server 4 s, database 1 s, together 5 s; who played')
  expect(eveningReport(outcome())).toContain('on the same processors, 2 s')
})

test('an evening on which nothing failed says so', () => {
  expect(eveningFailures(outcome())).toEqual([])
  expect(eveningReport(outcome())).toContain('Met: ')
  expect(eveningReport(outcome())).toContain('1 had to wait; the longest took 12 s')
})

test.each<[string, Partial<EveningOutcome>, RegExp]>([
  ['an answer that failed', { visits: answers([1], ['landing page 500']) }, /landing page 500/],
  ['a save that is gone', { saves: { ...answers([20]), missing: 1 } }, /is missing/],
  ['slow saves', { saves: { ...answers([300]), missing: 0 } }, /one takes 300 ms/],
  ['an answer of ten seconds', { visits: answers([10_001]) }, /took 10\.0 s/],
])('%s is told', (_what, changes, words) => {
  expect(eveningFailures(outcome(changes)).join()).toMatch(words)
  expect(eveningReport(outcome(changes))).toContain('Not met: ')
})
