/** What someone can do at the desk, and the message that follows. */
export const DESK_STEPS = {
  betalen: 'checkout.session.completed',
  mislukken: 'checkout.session.async_payment_failed',
  verlopen: 'checkout.session.expired',
} as const
export type DeskStep = keyof typeof DESK_STEPS
