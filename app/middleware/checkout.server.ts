import type { RouterContextProvider } from 'react-router'
import { checkoutOrigin } from '#app/features/payments/provider.server.ts'
import { formTargets } from '#app/platform/context.server.ts'

/** For a page with a form that begins a payment: the browser may follow it to the checkout. */
export function allowCheckout(context: Readonly<RouterContextProvider>) {
  const origin = checkoutOrigin()
  if (origin) context.set(formTargets, [origin])
}
