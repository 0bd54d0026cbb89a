import { expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { counter } from './counter.server.ts'

/** A count whose clock and answers the test decides. */
function arranged(...answers: (number | Error)[]) {
  let time = 0
  const asked = vi.fn<() => Promise<number>>(async () => {
    const answer = answers.shift() ?? 0
    if (answer instanceof Error) throw answer
    return answer
  })
  const counted = counter(asked, () => time)
  return { ...counted, asked, pass: (ms: number) => (time += ms) }
}

test('is shown as the Dutch write numbers', async () => {
  const { refresh, shown } = arranged(12_345)
  await refresh()
  expect(shown()).toBe('12.345')
})

test('nobody waits for the first count', () => {
  const { shown, asked } = arranged(7)
  expect(shown()).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('is asked for again after five minutes, not before', async () => {
  const { refresh, shown, asked, pass } = arranged(700, 800)
  await refresh()
  pass(299_999)
  expect(shown()).toBe('700')
  expect(asked).toHaveBeenCalledTimes(1)
  pass(1)
  expect(shown()).toBe('700')
  await vi.waitFor(() => expect(shown()).toBe('800'), 10_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([
  [0, null],
  [99, null],
  [100, '100'],
])('of %d wishes %s is shown', async (count, expected) => {
  const { refresh, shown } = arranged(count)
  await refresh()
  expect(shown()).toBe(expected)
})

test('a count that fails is asked for once more', async () => {
  const { refresh, shown, asked } = arranged(new Error('lost'), 500)
  await refresh()
  expect(shown()).toBe('500')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('nothing is shown when it fails twice, and the site goes on', async () => {
  const { refresh, shown, asked } = arranged(new Error('lost'), new Error('lost'))
  await refresh()
  expect(shown()).toBeNull()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('is given to who works with it as a number, five minutes old at most', async () => {
  const { known, asked, pass } = arranged(7, 8, new Error('lost'), new Error('lost'))
  expect([await known(), await known()]).toEqual([7, 7])
  expect(asked).toHaveBeenCalledTimes(1)
  pass(300_000)
  expect(await known()).toBe(8)
  pass(300_000)
  expect(await known()).toBeUndefined()
})
