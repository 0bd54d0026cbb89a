import type { FollowUp } from '#app/features/payments/follow-up.ts'
import { mayPay, referenceOf, requestPaid } from './payment.server.ts'

/** What a payment means to the request that it is for. */
export const requestPayments: FollowUp = {
  mayPay,
  paid: requestPaid,
  reference: referenceOf,
}
