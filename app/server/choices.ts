/** What features are given when the site starts, since they may not know it themselves. */
import { deskFetch, deskSecret } from '#app/dev/test-desk.server.ts'
import { giveFollowUp } from '#app/features/payments/follow-up.ts'
import { giveStandIn } from '#app/features/payments/stand-in.ts'
import { requestPayments } from '#app/features/release/payment-follow-up.server.ts'

giveFollowUp(requestPayments)
giveStandIn({ fetch: deskFetch, secret: deskSecret })
