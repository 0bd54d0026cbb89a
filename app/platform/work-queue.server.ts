export class TooBusy extends Error {
  constructor() {
    super('too many wait')
  }
}

/**
 * Makes a queue.
 *
 * @returns runs one work at a time; rejects with TooBusy when `mayWait` wait already
 */
export function workQueue(mayWait: number) {
  let last: Promise<unknown> = Promise.resolve()
  let present = 0
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (present > mayWait) throw new TooBusy()
    present += 1
    const mine = last.then(work).finally(() => {
      present -= 1
    })
    last = mine.catch(() => {})
    return mine
  }
}
