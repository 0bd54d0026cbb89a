/** What the manager of services does on a real machine: whatever ends is started again, for ever. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 1000
/** What does not end at a signal is killed. */
const PATIENCE_MS = 20_000

export type Kept = {
  name: string
  /** How often it was started. */
  starts: () => number
  pid: () => number | undefined
  /** Ends it at once, as a crash does. @param awayMs for how long it stays away */
  kill: (awayMs?: number) => Promise<void>
  /** Ends it for good. */
  stop: () => Promise<void>
}

type Way = {
  /** Gets all that it says. */
  log: string
  /** By which it ends well. */
  signal?: NodeJS.Signals
}

/** Starts a program, and again each time that it ends. */
export function keep(
  name: string,
  launch: () => ChildProcess,
  { log, signal = 'SIGTERM' }: Way,
): Kept {
  const output = createWriteStream(log, { flags: 'a' })
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  let started = 0
  let awayMs = PAUSE_MS
  const ended = run()

  async function run() {
    while (!stopping.signal.aborted) {
      child = launch()
      started += 1
      child.stdout?.pipe(output, { end: false })
      child.stderr?.pipe(output, { end: false })
      // Not 'close': what it started may go on, and still write here.
      await once(child, 'exit').catch((error: unknown) => output.write(`${String(error)}\n`))
      child = undefined
      const ms = awayMs
      awayMs = PAUSE_MS
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    name,
    starts: () => started,
    pid: () => child?.pid,
    kill: async (ms = PAUSE_MS) => {
      const running = child
      if (!running) return
      awayMs = ms
      const gone = once(running, 'exit')
      running.kill('SIGKILL')
      await gone
    },
    stop: async () => {
      stopping.abort()
      child?.kill(signal)
      const late = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS)
      await ended
      clearTimeout(late)
      output.end()
    },
  }
}
