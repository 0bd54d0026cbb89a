export class TooBusy extends Error {
  constructor() {
    super('too many wait')
  }
}

/**
 * Makes a queue.
 *
 * @param atOnce how many works run at the same time
 * @returns runs works in the order in which they came; rejects with TooBusy when `mayWait` wait already
 */
export function workQueue(mayWait: number, atOnce = 1) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new TooBusy()
      // Who ends hands the turn over, so that nobody comes in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
