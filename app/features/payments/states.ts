/** Where a payment can go; the database refuses other ways. Money that arrives after all counts. */
export const NEXT = {
  open: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentState = keyof typeof NEXT

/**
 * The steps from one state to another, none where there is no way: what was heard late or out of
 * order changes nothing.
 */
export function stepsTo(from: PaymentState, to: PaymentState): PaymentState[] {
  for (const next of NEXT[from] as readonly PaymentState[]) {
    if (next === to) return [next]
    const rest = stepsTo(next, to)
    if (rest.length > 0) return [next, ...rest]
  }
  return []
}

/** By which the payer may try once more. */
export const mayRetry = (state: PaymentState): boolean => state === 'failed' || state === 'expired'
