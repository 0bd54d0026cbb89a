/** Where an order can go; the database refuses other ways. */
export const NEXT = {
  requested: ['batched', 'revoked'],
  batched: ['printed', 'revoked'],
  printed: ['posted'],
  posted: ['returned'],
  returned: [],
  revoked: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof NEXT

/** 'wilsverklaring': the cards say that there is one. */
export type CardVariant = 'standard' | 'wilsverklaring'

/** Specification 9. */
export const CARDS_PER_ORDER = 3

export const canWithdraw = (state: OrderState): boolean =>
  (NEXT[state] as readonly string[]).includes('revoked')

/** Still to be sent; until then no other order is made. */
export const isUnderWay = (state: OrderState): boolean => canWithdraw(state) || state === 'printed'
