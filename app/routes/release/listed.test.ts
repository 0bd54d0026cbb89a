import { expect, test } from 'vitest'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import { fullRequest, livingWillRequest } from '#tests/fixtures/people/access-requests.ts'
import { listedOwnRequests } from './listed.server.ts'

const NOW = new Date('2026-11-27T12:00Z')
const about = { number: 'WR12345678', contact: 'bram@test.invalid' }

const request = (id: string, more: Partial<OwnRequest>): OwnRequest => ({
  id,
  kind: 'full',
  state: 'completed',
  because: null,
  createdAt: NOW,
  paidAt: null,
  certificateAskedAt: null,
  availableUntil: null,
  askedBy: 'Sara Proef',
  fetchedAt: null,
  nobodyGot: false,
  isHeld: false,
  isAnswered: false,
  byOffice: false,
  isFree: false,
  asked: null,
  ...more,
})
const diedOn = (overlijdensdatum: string) => ({ ...fullRequest(about), overlijdensdatum })

const orderOf = async (requests: OwnRequest[]) =>
  (await listedOwnRequests(requests, NOW)).map(({ id }) => id)

test('what is needed first stands first: by the funeral, or by the last day on which it can be got', async () => {
  const later = request('funeral later', { asked: diedOn('2026-11-26') })
  const soon = request('funeral soon', { asked: diedOn('2026-11-20') })
  const ends = request('ends today', {
    asked: diedOn('2026-11-26'),
    availableUntil: new Date('2026-11-27T23:00Z'),
  })
  const past = request('funeral past', { asked: diedOn('2026-11-01') })
  expect(await orderOf([past, later, soon, ends])).toEqual([
    'ends today',
    'funeral soon',
    'funeral later',
    'funeral past',
  ])
  const [near, , , gone] = await listedOwnRequests([past, later, soon, ends], NOW)
  expect([near?.funeralIn, gone?.funeralIn]).toEqual([7, null])
})

test('what is to be got today stands first, also of a funeral that has been', async () => {
  const soon = request('funeral soon', { asked: diedOn('2026-11-23') })
  const today = request('today', {
    asked: diedOn('2026-10-01'),
    availableUntil: new Date('2026-12-25T23:00Z'),
    nobodyGot: true,
    isHeld: true,
  })
  expect(await orderOf([soon, today])).toEqual(['today', 'funeral soon'])
})

test('the time in which an owner can stop it is that of who chose none', async () => {
  const waits = (id: string, paidAt: string) =>
    request(id, { state: 'pending_verification', paidAt: new Date(paidAt) })
  const will = { ...waits('will', '2026-11-27T10:00Z'), kind: 'living_will' as const }
  const listed = await listedOwnRequests(
    [waits('runs', '2026-11-26T12:01Z'), waits('over', '2026-11-26T12:00Z'), will],
    NOW,
  )
  expect(
    Object.fromEntries(
      listed.map(({ id, ownerStopsUntil, isWaitOver }) => [id, [ownerStopsUntil, isWaitOver]]),
    ),
  ).toEqual({
    runs: [new Date('2026-11-27T12:01Z'), false],
    over: [new Date('2026-11-27T12:00Z'), true],
    will: [null, false],
  })
})

test('a living will comes before all that has more than two days', async () => {
  const will = request('will', {
    kind: 'living_will',
    asked: livingWillRequest(about),
    createdAt: new Date('2026-11-20T12:00Z'),
    availableUntil: new Date('2026-12-25T23:00Z'),
  })
  const inTwoDays = request('in two days', { availableUntil: new Date('2026-11-29T23:00Z') })
  const later = request('later', { availableUntil: new Date('2026-11-30T23:00Z') })
  expect(await orderOf([later, will, inTwoDays])).toEqual(['in two days', 'will', 'later'])
})

test('an answer can come after the last day of the funeral, while that is still to come and it is waited for', async () => {
  const paidAt = new Date('2026-11-26T12:00Z')
  const waits = (more: Partial<OwnRequest>) =>
    request('waits', { state: 'waiting_contact', paidAt, asked: diedOn('2026-11-26'), ...more })
  const [row] = await listedOwnRequests([waits({})], NOW)
  expect(row).toMatchObject({ answersUntil: new Date('2026-12-10T12:00Z'), isTooLong: true })
  const others = [
    waits({ paidAt: new Date('2026-11-19T12:00Z') }),
    waits({ asked: diedOn('2026-11-01') }),
    waits({ asked: livingWillRequest(about) }),
    waits({ state: 'pending_verification' }),
  ]
  const listed = await listedOwnRequests(others, NOW)
  expect(listed.map(({ isTooLong }) => isTooLong)).toEqual([false, false, false, false])
})
