/** A benchmark of several parts: one that fails is named, and keeps nothing from the others. */

export type Part = { name: string; run: () => Promise<string> }

export type Outcome = {
  /** What each part has to show, in their order; of one that failed, that it did and why. */
  texts: string[]
  /** A line for each that failed. */
  failures: string[]
}

/** Runs every part, one after another. */
export async function runParts(parts: readonly Part[]): Promise<Outcome> {
  const texts: string[] = []
  const failures: string[] = []
  for (const { name, run } of parts)
    try {
      texts.push(await run())
    } catch (error) {
      const failure = `${name}: ${error instanceof Error ? error.message : String(error)}`
      failures.push(failure)
      texts.push(`- Not measured: ${failure.split('\n', 1)[0]}`)
    }
  return { texts, failures }
}
