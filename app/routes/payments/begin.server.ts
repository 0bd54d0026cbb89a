import { data, redirect } from 'react-router'
import { followUp } from '#app/features/payment-follow-up.server.ts'
import { modeIn } from '#app/features/payments/checkout-mode.ts'
import { type NotStarted, startPayment } from '#app/features/payments/start.server.ts'

const STATUS: Record<NotStarted, number> = {
  off: 503,
  away: 503,
  paid: 409,
  checking: 409,
  refused: 409,
}

type ToPay = Omit<Parameters<typeof startPayment>[0], 'mode'>

/**
 * Sends the browser to the checkout; twice is once, as an open payment goes on where it was.
 *
 * @param form says whether the browser runs scripts
 */
export async function beginPayment(toPay: ToPay, form: FormData) {
  const started = await startPayment({ ...toPay, mode: modeIn(form) }, followUp)
  if (started.ok) return redirect(started.address, 303)
  return data({ reason: started.reason }, { status: STATUS[started.reason] })
}
