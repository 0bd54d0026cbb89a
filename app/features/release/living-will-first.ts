import type { RequestKind } from './states.ts'

type Asks = { asks: RequestKind }

/** Compares requests for a list: who asks for a living will may need it now, for somebody who lives. */
export const livingWillFirst = (one: Asks, other: Asks): number =>
  Number(other.asks === 'living_will') - Number(one.asks === 'living_will')
