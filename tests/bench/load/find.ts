type Range = {
  /** Where to begin. */
  first: number
  /** Beyond which nobody looks. */
  most: number
  /** How near the outcome has to be. */
  step: number
}

/**
 * Looks for the highest count that is well: doubles it until one is not, and halves what is between.
 *
 * @param isWell measures one
 * @returns 0 when none was
 */
export async function findMost(
  { first, most, step }: Range,
  isWell: (count: number) => Promise<boolean>,
): Promise<number> {
  let [well, next] = [0, first]
  let tooMany = most + step
  while (next < tooMany) {
    if (await isWell(next)) well = next
    else tooMany = next
    const between = Math.round((well + tooMany) / 2 / step) * step
    const doubled = well * 2 || first
    next = tooMany > most ? Math.min(doubled, most) : between
    if (next <= well || tooMany - well <= step) break
  }
  return well
}
