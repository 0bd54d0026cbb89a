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

test('of an evening only the beginning can take place', () => {
  const all = moments(1000, 600, 60)
  expect(Math.max(...all)).toBeLessThanOrEqual(60_000)
  expect(all.length).toBeGreaterThan(250)
  expect(all.length).toBeLessThan(500)
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
