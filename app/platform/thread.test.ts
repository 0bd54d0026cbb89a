import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Order } from '#tests/fixtures/faults/thread.ts'
import { thread } from './thread.server.ts'

const FILE = join(import.meta.dirname, '../../tests/fixtures/faults/thread.ts')
const LIMITS = { megabytes: 24, deadline: 10_000 }

test('a thread starts with its first task and serves the next ones too', async () => {
  const run = thread<Order, number>(FILE, LIMITS)
  const first = await run('work')
  expect(first).toBeGreaterThan(0)
  expect(await run('work')).toBe(first)
})

test.each([
  ['fails', 'throw', 'on purpose'],
  ['ends itself', 'exit', 'ended with code 3'],
  ['runs out of memory', 'eat', 'memory limit'],
] as const)('after a task that %s comes a new thread', async (_what, order, message) => {
  const run = thread<Order, number>(FILE, LIMITS)
  const first = await run('work')
  await expect(run(order)).rejects.toThrow(message)
  expect(await run('work')).toBeGreaterThan(first)
})

test('a task that takes too long is broken off', async () => {
  const run = thread<Order, number>(FILE, { ...LIMITS, deadline: 500 })
  await expect(run('hang')).rejects.toThrow('aborted')
})

test('a thread knows none of the settings', async () => {
  expect(process.env.MASTER_KEYS).toBeDefined()
  expect(await thread<Order, string[]>(FILE, LIMITS)('settings')).toEqual([])
})
