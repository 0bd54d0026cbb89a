import { expect, test } from 'vitest'
import { TooBusy, workQueue } from './work-queue.server.ts'

test('one thing is done after another, in the order of asking', async () => {
  const inTurn = workQueue(2)
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(async () => {
    await promise
    done.push('first')
  })
  const second = inTurn(async () => done.push('second'))
  expect(done).toEqual([])
  resolve()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})

test('what would wait behind too many is refused, until there is room again', async () => {
  const inTurn = workQueue(2)
  const { promise, resolve } = Promise.withResolvers<void>()
  const three = [inTurn(() => promise), inTurn(() => promise), inTurn(() => promise)]
  await expect(inTurn(() => promise)).rejects.toThrow(TooBusy)
  resolve()
  await Promise.all(three)
  expect(await inTurn(async () => 'done')).toBe('done')
})

test('what fails is in nobody else’s way', async () => {
  const inTurn = workQueue(1)
  const failed = inTurn(() => Promise.reject(new Error('on purpose')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('on purpose')
  expect(await next).toBe('done')
})

test('as many are done at the same time as it says, and never more', async () => {
  const inTurn = workQueue(10, 2)
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    now -= 1
  }
  await Promise.all(Array.from({ length: 8 }, () => inTurn(work)))
  expect({ now, most }).toEqual({ now: 0, most: 2 })
})
