import { BadExport } from './bad-export.ts'

/** As many imports may wait for the one that is under way. */
const MAX_WAITING = 3

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Does one thing after another in this process: each import holds the contents of a whole account in
 * memory.
 *
 * @throws BadExport('busy') when too many wait already
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting > MAX_WAITING) throw new BadExport('busy')
  waiting += 1
  const mine = last.then(work).finally(() => {
    waiting -= 1
  })
  last = mine.catch(() => {})
  return mine
}
