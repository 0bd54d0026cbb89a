import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { exitOfProgram } from './programs.ts'

/** A server that ends sooner than this, in ms, did not last. */
const LASTING_MS = 3000
/** So many that do not last, in a row, are enough. */
const TRIES = 7

export type Supervised = {
  /** Rejected when it never becomes ready. */
  ready: Promise<void>
  /** Fulfilled, with the reason, when it is given up after being ready. */
  lost: Promise<Error>
  stop: () => Promise<void>
}

/** After pauses that grow: one that was killed must free files and memory. */
export function supervise(launch: () => ChildProcess, { pauseMs = 100 } = {}): Supervised {
  const ready = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<Error>()
  const stopping = new AbortController()
  const { signal } = stopping
  let server: ChildProcess | undefined
  let isUp = false
  let wasUp = false

  const stopServer = () => server?.kill('SIGINT') // fast: open transactions are rolled back
  process.once('exit', stopServer)
  const ended = keepRunning().finally(() => process.removeListener('exit', stopServer))

  async function keepRunning() {
    let last = ''
    for (let brief = 0; brief < TRIES && !signal.aborted;) {
      const started = Date.now()
      isUp = false
      server = launch()
      last = (await exitOfProgram(server, listen)).said
      if (signal.aborted) return
      brief = Date.now() - started < LASTING_MS ? brief + 1 : 0
      if (isUp) console.warn('PostgreSQL stopped. It is started again.')
      await pause(brief)
    }
    if (!signal.aborted) giveUp(last)
  }

  function listen(words: string) {
    if (!words.includes('ready to accept connections')) return
    isUp = true
    wasUp = true
    ready.resolve()
  }

  async function pause(brief: number) {
    if (brief === 0 || brief === TRIES) return
    await wait(pauseMs * 2 ** (brief - 1), undefined, { signal }).catch(() => {})
  }

  function giveUp(last: string) {
    if (wasUp) lost.resolve(new Error(`PostgreSQL stops time and again.\n${last}`))
    else ready.reject(new Error(`PostgreSQL did not start.\n${last}`))
  }

  return {
    ready: ready.promise,
    lost: lost.promise,
    stop: async () => {
      stopping.abort()
      stopServer()
      await ended
    },
  }
}
