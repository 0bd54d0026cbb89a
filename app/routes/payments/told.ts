import type { Payment } from '#app/features/payments/payments.server.ts'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import { MINUTE_MS } from '#app/platform/durations.ts'

/** After which it is no matter of seconds any more. */
const LONG_MS = 10 * MINUTE_MS

/**
 * What is said of a payment. The trusted person is asked next, as always right after one: later nothing is said
 * of it.
 */
export function toldOf({ state, doubt, createdAt }: Payment, asked: OwnRequest | null) {
  if (doubt) return doubt
  if (state === 'open') return Date.now() - createdAt.getTime() < LONG_MS ? 'open' : 'openLong'
  return state === 'paid' && asked?.state !== 'waiting_contact' ? 'paidBefore' : state
}
