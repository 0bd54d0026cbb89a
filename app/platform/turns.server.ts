/** Thrown where so many wait for their turn already that one more would wait too long. */
export class TooBusy extends Error {
  constructor() {
    super('too many wait')
  }
}

/**
 * Makes a queue for work of which this process does one thing after another, since each takes much
 * memory or all of a processor.
 *
 * @param mayWait how many may wait for the one that is under way
 * @returns a function that does work in its turn; it rejects with TooBusy when too many wait already
 */
export function turns(mayWait: number) {
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
