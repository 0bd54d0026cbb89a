/** Where an order of cards can go from where it is. The database refuses every other way. */
export const NEXT = {
  /** Waits for the next batch. */
  requested: ['batched', 'revoked'],
  /** On the list for the printer. */
  batched: ['printed', 'revoked'],
  /** Printed: from here on it can no longer be withdrawn. */
  printed: ['posted'],
  posted: ['returned'],
  /** Came back by post. */
  returned: [],
  revoked: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof NEXT

/** What is printed on the cards: an ordinary set, or one that says there is a living will. */
export type CardVariant = 'standard' | 'wilsverklaring'

/** Specification 9: cards per request. */
export const CARDS_PER_ORDER = 3

/** Whether the owner can still withdraw the order. */
export const canWithdraw = (state: OrderState): boolean =>
  (NEXT[state] as readonly string[]).includes('revoked')

/** Whether cards are still to be sent. As long as they are, no other order is made. */
export const isOpen = (state: OrderState): boolean => canWithdraw(state) || state === 'printed'
