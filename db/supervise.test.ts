import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

const READY = 'ready to accept connections'

/** A program that says something and then waits for a signal, or fails at once. */
const program = (says: string, then: 'waits' | 'fails' = 'waits') =>
  spawn(
    'sh',
    ['-c', then === 'waits' ? 'echo "$0" >&2; exec cat' : 'echo "$0" >&2; exit 1', says],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )

/** Supervises programs: each start gets the next one, and the last one ever after. */
function supervised(...programs: (() => ChildProcess)[]) {
  const running: ChildProcess[] = []
  const launch = () => {
    const child = (programs[running.length] ?? programs.at(-1) ?? (() => program(READY)))()
    running.push(child)
    return child
  }
  return { ...supervise(launch, { pauseMs: 1 }), running }
}

describe('a server', () => {
  test('that is killed is started again, and says so', async () => {
    const { ready, stop, running } = supervised(() => program(READY))
    await ready
    running[0]?.kill('SIGKILL')
    await expect.poll(() => running.length).toBe(2)
    expect(running[1]?.exitCode).toBeNull()
    expect(warn.mock.calls).toEqual([['PostgreSQL stopped. It is started again.']])
    await stop()
  })

  test('that does not come up at once is tried again', async () => {
    const busy = () => program('still in use', 'fails')
    const { ready, stop, running } = supervised(busy, busy, () => program(READY))
    await ready
    expect(running).toHaveLength(3)
    expect(warn).not.toHaveBeenCalled()
    await stop()
  })

  test('that never comes up is given up, with its last words', async () => {
    const { ready, running } = supervised(() => program('no room', 'fails'))
    await expect(ready).rejects.toThrow('PostgreSQL did not start.\nno room')
    expect(running).toHaveLength(7)
  })

  test('whose program is not there is given up, and the reason is said', async () => {
    const { ready } = supervised(() => spawn('/not/there'))
    await expect(ready).rejects.toThrow('ENOENT')
  })

  test('that stops time and again is given up, with its last words', async () => {
    const { ready, lost, running } = supervised(() => program(READY, 'fails'))
    await ready
    expect((await lost).message).toContain(`time and again.\n${READY}`)
    expect(running).toHaveLength(7)
  })

  test('that is told to stop has gone afterwards, and is not started again', async () => {
    const { ready, stop, running } = supervised(() => program(READY))
    await ready
    const [server] = running
    const gone = server && once(server, 'close')
    await stop()
    expect((await gone)?.[1]).toBe('SIGINT')
    expect(running).toHaveLength(1)
    expect(process.listeners('exit').map(({ name }) => name)).not.toContain('stopServer')
  })

  test('is not waited for when it is told to stop between two tries', async () => {
    const launch = vi.fn<() => ChildProcess>(() => program('busy', 'fails'))
    const { stop } = supervise(launch, { pauseMs: 1_000_000 })
    await expect.poll(() => launch.mock.results[0]?.value?.exitCode).toBe(1)
    await stop()
    expect(launch).toHaveBeenCalledOnce()
  })
})
