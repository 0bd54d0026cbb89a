/** Comes before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Goes through all rows of a table, a batch after the other, so that nobody waits for all of them.
 *
 * @param size of a batch: a smaller one is the last
 * @param run does what is to be done with those whose ids come after `last`; gives these ids, in order
 * @returns how many rows there were
 */
export async function inBatches(
  size: number,
  run: (last: string) => Promise<readonly string[]>,
): Promise<number> {
  let [count, last] = [0, FIRST]
  for (;;) {
    const ids = await run(last)
    count += ids.length
    if (ids.length < size) return count
    last = ids.at(-1) ?? last
  }
}
