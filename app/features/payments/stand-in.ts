/** What stands in for the provider where no key is set. */
export type StandIn = {
  /** In the place of the network. */
  fetch: typeof fetch
  /** By which it signs its messages. */
  secret: () => string
}

let given: StandIn | undefined

/** At the start of the process. */
export const giveStandIn = (instead: StandIn): void => {
  given = instead
}

/** @throws when the process was started without one */
export function standIn(): StandIn {
  if (!given) throw new Error('nothing stands in for the payment provider')
  return given
}
