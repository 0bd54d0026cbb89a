import { log } from './log.server.ts'

/**
 * Does a job for one after the other; one that fails keeps nobody else waiting.
 *
 * @param what one of them is called in the log
 * @param facts by which the log tells one from another
 * @throws when one failed, so that the queue tries again
 */
export async function oneByOne<T>(
  all: readonly T[],
  what: string,
  run: (one: T) => Promise<unknown>,
  facts: (one: T) => object = () => ({}),
): Promise<void> {
  let failed = 0
  for (const one of all)
    try {
      await run(one)
    } catch (error) {
      failed += 1
      log().error({ err: error, ...facts(one) }, `${what} failed`)
    }
  if (failed > 0) throw new Error(`${failed} ${what}s failed`)
}
