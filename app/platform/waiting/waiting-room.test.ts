import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Entered, type Place, waitingRoom } from './waiting-room.server.ts'

const PATIENCE = 5000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let busy = false
const open = (atOnce: number, patienceMs = PATIENCE) => {
  busy = false
  return waitingRoom({ atOnce, patienceMs, isBusy: () => busy })
}

let networks = 0
const elsewhere = () => `10.0.0.${(networks += 1)}`

type Room = ReturnType<typeof open>
type Coming = { place?: Place; network?: string; signal?: AbortSignal }

const come = (room: Room, { place, network, signal }: Coming = {}) =>
  room({ place, network: network ?? elsewhere(), signal: signal ?? new AbortController().signal })

/** Somebody a moment later than all before. */
async function later(room: Room, coming?: Coming) {
  await vi.advanceTimersByTimeAsync(1)
  return { entered: come(room, coming) }
}

const leave = (entered: Entered) => {
  if (!entered.isIn) throw new Error('not in')
  entered.leave()
}
const placeOf = (entered: Entered): Place => {
  if (entered.isIn) throw new Error('in')
  return entered.place
}
const isSettled = async (entered: Promise<Entered>) => {
  const no = Symbol('no')
  return (await Promise.race([entered, Promise.resolve(no)])) !== no
}

describe('where there is room', () => {
  test('whoever comes is in at once', async () => {
    const room = open(2)
    expect((await come(room)).isIn).toBe(true)
    expect((await come(room)).isIn).toBe(true)
  })

  test('who leaves twice makes room for one', async () => {
    const room = open(1)
    const first = await come(room)
    const { entered: second } = await later(room)
    const { entered: third } = await later(room)
    leave(first)
    leave(first)
    expect((await second).isIn).toBe(true)
    expect(await isSettled(third)).toBe(false)
  })
})

describe('where there is none', () => {
  test('they come in one after another, in the order in which they came', async () => {
    const room = open(1)
    const first = await come(room)
    const { entered: second } = await later(room)
    const { entered: third } = await later(room)
    expect(await isSettled(second)).toBe(false)
    leave(first)
    leave(await second)
    expect((await third).isIn).toBe(true)
  })

  test('who waits too long is sent off with a place and a time', async () => {
    const room = open(1)
    await come(room)
    const { entered } = await later(room)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(await entered).toEqual({
      isIn: false,
      place: { id: expect.any(String), since: expect.any(Number) },
      seconds: 5,
      again: 5,
    })
  })

  test('who comes back with a place goes before who came later', async () => {
    const room = open(1)
    const first = await come(room)
    const { entered: early } = await later(room)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    const place = placeOf(await early)
    const { entered: late } = await later(room)
    const { entered: back } = await later(room, { place })
    leave(first)
    expect((await back).isIn).toBe(true)
    expect(await isSettled(late)).toBe(false)
  })

  test('a newcomer does not go before those who were sent off, while it may still be their turn', async () => {
    const room = open(1, 0)
    const first = await come(room)
    const { entered: early } = await later(room)
    const place = placeOf(await early)
    leave(first)
    expect((await (await later(room)).entered).isIn).toBe(false)
    expect((await (await later(room, { place })).entered).isIn).toBe(true)
  })

  test('who never comes back holds nobody up for long', async () => {
    const room = open(1, 0)
    const first = await come(room)
    await (
      await later(room)
    ).entered
    leave(first)
    await vi.advanceTimersByTimeAsync(36_000)
    expect((await come(room)).isIn).toBe(true)
  })

  test('a place counts once, and for an hour', async () => {
    const room = open(1, 0)
    const first = await come(room)
    const place = placeOf(await (await later(room)).entered)
    const other = placeOf(await (await later(room)).entered)
    leave(first)
    const { entered } = await later(room, { place })
    leave(await entered)
    const again = await (await later(room, { place })).entered
    expect(placeOf(again).id).not.toBe(place.id)
    await vi.advanceTimersByTimeAsync(61 * 60_000)
    const held = await come(room)
    expect(placeOf(await (await later(room, { place: other })).entered).id).not.toBe(other.id)
    leave(held)
  })

  test('a place that says it is of tomorrow counts for nothing', async () => {
    const room = open(1, 0)
    await come(room)
    const place = { id: 'made up', since: Date.now() + 1_000_000 }
    expect(placeOf(await (await later(room, { place })).entered).id).not.toBe('made up')
  })

  test('who leaves while waiting is passed over', async () => {
    const room = open(1)
    const first = await come(room)
    const gone = new AbortController()
    const { entered: second } = await later(room, { signal: gone.signal })
    const { entered: third } = await later(room)
    gone.abort()
    leave(first)
    expect((await second).isIn).toBe(false)
    expect((await third).isIn).toBe(true)
  })

  test('who comes when the wait would be too long is sent off at once, with a longer time', async () => {
    const room = open(1)
    await come(room)
    // 100 ms each, as long as nobody was seen: fifty fit in five seconds.
    const all = Array.from({ length: 60 }, () => come(room))
    await vi.advanceTimersByTimeAsync(1)
    const next = await come(room)
    expect(next).toMatchObject({ isIn: false, seconds: 10 })
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect((await Promise.all(all)).every(({ isIn }) => !isIn)).toBe(true)
  })
})

describe('while others wait for this process', () => {
  test('one is in at a time', async () => {
    const room = open(2)
    busy = true
    const first = await come(room)
    const { entered: second } = await later(room)
    const { entered: third } = await later(room)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await isSettled(second)).toBe(false)
    busy = false
    leave(first)
    expect((await second).isIn).toBe(true)
    expect((await third).isIn).toBe(true)
  })

  test('four come in each second, and who waits is called when it is over', async () => {
    const room = open(2)
    busy = true
    leave(await come(room))
    const { entered: second } = await later(room)
    const { entered: third } = await later(room)
    await vi.advanceTimersByTimeAsync(200)
    expect(await isSettled(second)).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    leave(await second)
    expect(await isSettled(third)).toBe(false)
    busy = false
    await vi.advanceTimersByTimeAsync(100)
    expect((await third).isIn).toBe(true)
  })

  test('who comes is told how long it takes at that pace', async () => {
    const room = open(2, 0)
    busy = true
    leave(await come(room))
    const sent: Entered[] = []
    for (let count = 0; count < 60; count += 1) sent.push(await (await later(room)).entered)
    expect(sent.at(-1)).toMatchObject({ isIn: false, seconds: 15, again: 15 })
  })
})

test('who has so many before them that it is not their turn before, stays away for longer', async () => {
  const room = open(2, 0)
  const first = await come(room)
  await vi.advanceTimersByTimeAsync(100_000)
  leave(first) // what one takes looks like ten seconds from now on
  const sent: Entered[] = []
  for (let count = 0; count < 1001; count += 1) sent.push(await (await later(room)).entered)
  expect(sent[500]).toMatchObject({ again: 30 })
  // A thousand before them, at 100 ms each, of whom two at the same time.
  expect(sent[1000]).toMatchObject({ again: 50, seconds: 600 })
})

describe('one network', () => {
  test('fills a quarter of those who wait, and not the room', async () => {
    const room = open(1)
    const network = elsewhere()
    const all = Array.from({ length: 40 }, () => come(room, { network }))
    const refused = await Promise.all(all.slice(16))
    expect(refused.every(({ isIn }) => !isIn)).toBe(true)
    const { entered: other } = await later(room)
    leave((await all[0]) as Entered)
    for (const one of all.slice(1, 16)) leave(await one)
    expect((await other).isIn).toBe(true)
  })

  test('of whom many were sent off holds others up no longer than fifty do', async () => {
    const room = open(1, 0)
    const network = elsewhere()
    const first = await come(room, { network })
    for (let count = 0; count < 500; count += 1) await (await later(room, { network })).entered
    const other = await (await later(room)).entered
    // Fifty and who is in, at 100 ms each.
    expect(other).toMatchObject({ isIn: false, seconds: 10 })
    leave(first)
  })
})

test('however long it looks, everybody asks again within half a minute, and is let in when it went faster', async () => {
  const room = open(1, 0)
  const first = await come(room)
  await vi.advanceTimersByTimeAsync(100_000)
  leave(first) // what one takes looks like ten seconds from now on
  const second = await (await later(room)).entered
  const sent: Entered[] = []
  for (let count = 0; count < 10; count += 1) sent.push(await (await later(room)).entered)
  expect(sent.at(-1)).toMatchObject({ isIn: false, again: 30 })
  expect(sent.at(-1)).toHaveProperty(
    'seconds',
    expect.toSatisfy((seconds) => seconds > 60),
  )
  leave(second)
  for (const one of sent) leave(await (await later(room, { place: placeOf(one) })).entered)
})
