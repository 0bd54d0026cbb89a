import { afterEach, expect, test, vi } from 'vitest'
import { StorageFullError } from './storage/storage-full.server.ts'
import {
  answering,
  asUnavailable,
  beginWaiting,
  isOutage,
  Unavailable,
} from './unavailable.server.ts'

const errorWith = (facts: object) => Object.assign(new Error('x'), facts)

test.each([
  ['the database is away', new Unavailable('away')],
  ['a disk of the database fails', errorWith({ code: '58030' })],
  ['a transaction lost to another', errorWith({ code: '40P01' })],
  ['a lock is held by another', errorWith({ code: '55P03' })],
  ['the storage is full', new StorageFullError()],
  [
    'the network does not reach the storage',
    errorWith({ code: 'ECONNREFUSED', syscall: 'connect' }),
  ],
  ['the storage fails', errorWith({ $fault: 'server' })],
  ['the disk of the storage fails', errorWith({ code: 'EIO', syscall: 'fsync' })],
])('%s: an outage', (_, error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  ['a mistake in the code', new TypeError('x')],
  ['a query that is wrong', errorWith({ code: '42P01' })],
  ['a rule of the database that is broken', errorWith({ code: '23514' })],
  ['a request that the storage does not know', errorWith({ $fault: 'client' })],
  ['a file that is not there', errorWith({ code: 'ENOENT', syscall: 'open' })],
  ['a folder in the place of a file', errorWith({ code: 'EISDIR', syscall: 'read' })],
  ['a refusal', { status: 404 }],
  ['nothing', undefined],
])('%s: none', (_, error) => {
  expect(isOutage(error)).toBe(false)
})

test.each([
  ['nothing listens', errorWith({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['its socket is gone', errorWith({ code: 'ENOENT', syscall: 'connect' })],
  ['the network broke off', errorWith({ code: 'ECONNRESET', syscall: 'read' })],
  ['its name is not known now', errorWith({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' })],
  ['it shuts down', errorWith({ code: '57P01', severity: 'FATAL' })],
  ['a query took too long', errorWith({ code: '57014', severity: 'ERROR' })],
  ['a connection could not be made in time', errorWith({ code: 'CONNECT_TIMEOUT' })],
  ['the driver of the queue lost it', new Error('Connection terminated unexpectedly')],
])('%s: the database is away', (_, error) => {
  expect(asUnavailable(error)).toBeInstanceOf(Unavailable)
})

test.each([
  ['a mistake in the code', new TypeError('x')],
  ['a query that is wrong', errorWith({ code: '42P01', severity: 'ERROR' })],
  ['a file that is not there', errorWith({ code: 'ENOENT', syscall: 'open' })],
  ['no error', 'x'],
])('%s: the database is not away', (_, error) => {
  expect(asUnavailable(error)).toBe(error)
})

afterEach(() => void vi.useRealTimers())

test('a request waits eight seconds for the database in all, also in turns at the same time', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  answering(() => {
    const first = beginWaiting(10_000)
    expect(first.ms).toBe(8000)
    vi.advanceTimersByTime(3000)
    const beside = beginWaiting(10_000)
    expect(beside.ms).toBe(5000)
    vi.advanceTimersByTime(1000)
    for (const wait of [first, beside]) wait.end()
    // What else it does takes none of that time.
    vi.advanceTimersByTime(60_000)
    const last = beginWaiting(10_000)
    expect(last.ms).toBe(4000)
    vi.advanceTimersByTime(4000)
    last.end()
    expect(() => beginWaiting(10_000)).toThrow(Unavailable)
  })
  expect(beginWaiting(10_000).ms).toBe(10_000)
})
