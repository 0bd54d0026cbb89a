import type { Machine } from '#app/platform/database/machine.ts'

export type PaymentState = 'open' | 'paid' | 'failed' | 'expired' | 'refunded'

/** Money that arrives after all counts. */
export const PAYMENT: Machine<PaymentState> = {
  begins: ['open'],
  ways: {
    open: ['paid', 'failed', 'expired'],
    failed: ['paid'],
    expired: ['paid'],
    paid: ['refunded'],
    refunded: [],
  },
}

/**
 * The steps from one state to another, none where there is no way: what was heard late or out of
 * order changes nothing.
 */
export function stepsTo(from: PaymentState, to: PaymentState): PaymentState[] {
  for (const next of PAYMENT.ways[from]) {
    if (next === to) return [next]
    const rest = stepsTo(next, to)
    if (rest.length > 0) return [next, ...rest]
  }
  return []
}

/** Whether the payer may try once more. */
export const mayRetry = (state: PaymentState): boolean => state === 'failed' || state === 'expired'
