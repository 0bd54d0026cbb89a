import type { FollowUp } from '#app/features/payments/follow-up.ts'
import { mayPay, requestPaid } from './payment.server.ts'

/**
 * What a payment means to what was paid for. A request whose payment failed can be paid again, and one
 * that was refunded was refused before: neither moves.
 */
export const followUp: FollowUp = {
  mayPay,
  paid: requestPaid,
  failed: async () => {},
  refunded: async () => {},
}
