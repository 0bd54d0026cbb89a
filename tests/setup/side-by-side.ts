/** At once: what waits for the site most of its time leaves it work, and no more than it can do in time. */
const LANES = 3

/** Runs something for each of a list, a few at a time. @returns what they gave, in the order of the list */
export async function sideBySide<T, Result>(
  all: readonly T[],
  run: (one: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const next = all.entries()
  const lane = async () => {
    for (const [index, one] of next) results[index] = await run(one)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
