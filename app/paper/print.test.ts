import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { press } from './print.server.ts'

const OBEYS = join(import.meta.dirname, '../../tests/fixtures/faults/thread.ts')
const LIMITS = { megabytes: 24, deadline: 10_000 }
const order = (text: string) => text as never

afterEach(() => void vi.useRealTimers())

test('who asks while six are there already is told that it is busy', async () => {
  const print = press(OBEYS, LIMITS)
  const asked = Array.from({ length: 8 }, () => print(order('work')))
  const answers = await Promise.all(asked)
  expect(answers.map(({ ok }) => ok)).toEqual([...Array<boolean>(6).fill(true), false, false])
  expect(answers[7]).toEqual({ ok: false, reason: 'busy' })
  expect(await print(order('work'))).toMatchObject({ ok: true })
})

test('who has waited too long is told that it is busy', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const print = press(OBEYS, LIMITS)
  const asked = [print(order('work')), print(order('work'))]
  // The first one begins.
  await setImmediate()
  vi.setSystemTime(Date.now() + 11_000)
  const answers = await Promise.all(asked)
  expect(answers).toEqual([expect.objectContaining({ ok: true }), { ok: false, reason: 'busy' }])
})

test.each(['throw', 'exit', 'eat'])(
  'a thread that is told to %s fails one PDF only',
  async (how) => {
    const print = press(OBEYS, LIMITS)
    expect(await print(order(how))).toEqual({ ok: false, reason: 'failed' })
    expect(await print(order('work'))).toMatchObject({ ok: true })
  },
)
