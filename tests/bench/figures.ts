/** Figures of rounds in turn: the middle, and how far they lie apart. */

/** The middle of some values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** From the smallest to the largest, as text. @param digits behind the point */
export const spread = (values: number[], digits = 0): string =>
  `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`

/** Takes slices of two ways in turn, so that what slows a machine down for a while falls on both. */
export async function inTurn<Slice>(
  rounds: number,
  one: () => Promise<Slice>,
  other: () => Promise<Slice>,
): Promise<[Slice[], Slice[]]> {
  const [ones, others]: [Slice[], Slice[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await one())
    others.push(await other())
  }
  return [ones, others]
}

/** Each value by the one of the same round: what slows a machine down for a while slows both. */
export const ratios = (ours: number[], theirs: number[]): number[] =>
  ours.map((one, round) => one / (theirs[round] ?? Number.NaN)).filter(Number.isFinite)
