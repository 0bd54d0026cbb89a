import type { FollowUp } from './payments/follow-up.ts'

/** What a payment means to what was paid for. */
export const followUp: FollowUp = {
  mayPay: async () => true,
  paid: async () => true,
  failed: async () => {},
  refunded: async () => {},
}
