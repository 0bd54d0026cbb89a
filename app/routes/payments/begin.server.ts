import { data, redirect } from 'react-router'
import { modeIn } from '#app/features/payments/checkout-mode.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
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
export const beginPayment = (where: Where, toPay: ToPay, form: FormData) =>
  orElse(
    where,
    async () => {
      const started = await startPayment({ ...toPay, mode: modeIn(form) })
      return started.ok ? redirect(started.address, 303) : notBegun(started.reason)
    },
    (status) => notBegun('failed', status),
  )

export type NotBegunBecause = NotStarted | 'failed'

const notBegun = (reason: NotBegunBecause, status = reason === 'failed' ? 500 : STATUS[reason]) =>
  data({ reason }, { status })
