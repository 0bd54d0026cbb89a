import type { Machine } from '#app/platform/database/machine.ts'

export type OrderState = 'requested' | 'batched' | 'printed' | 'posted' | 'returned' | 'revoked'

export const CARD_ORDER: Machine<OrderState> = {
  begins: ['requested'],
  ways: {
    requested: ['batched', 'revoked'],
    // Back to the desk when it is held while the rest of its batch is printed.
    batched: ['printed', 'revoked', 'requested'],
    printed: ['posted', 'revoked'],
    posted: ['returned'],
    returned: [],
    revoked: [],
  },
}

/** Why cards came back by post. Chosen, not written: nobody's life goes into it. */
export const RETURN_REASONS = [
  'unknown-address',
  'moved',
  'not-collected',
  'refused',
  'damaged',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** 'wilsverklaring': the cards say that there is one. */
export type CardVariant = 'standard' | 'wilsverklaring'

/** Specification 9. */
export const CARDS_PER_ORDER = 3

/** By its owner. What was printed is withdrawn only by who posts it. */
export const canWithdraw = (state: OrderState): boolean =>
  state === 'requested' || state === 'batched'

/** Still to be sent; until then no other order is made. */
export const isUnderWay = (state: OrderState): boolean => canWithdraw(state) || state === 'printed'
