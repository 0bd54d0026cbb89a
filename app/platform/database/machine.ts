/** What lives long: the states of a table's rows. The database has the same, and refuses other ways. */
export type Machine<State extends string = string> = {
  /** The states in which a row begins. */
  begins: readonly State[]
  /** Where it can go from each. */
  ways: Record<State, readonly State[]>
}

/**
 * Whether there is a way from one state to another. Staying is a step like any other: it must be
 * among the ways.
 */
export const canGo = <State extends string>(
  { ways }: Machine<State>,
  from: State,
  to: State,
): boolean => ways[from].includes(to)
