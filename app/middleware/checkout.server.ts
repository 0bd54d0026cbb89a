import type { RouterContextProvider } from 'react-router'
import { checkoutOrigin } from '#app/features/payments/provider.server.ts'
import { formTargets, showsCheckout } from '#app/platform/http/context.server.ts'

/** For a page with a form that begins a payment: the browser may follow it to the checkout. */
export function allowCheckout(context: Readonly<RouterContextProvider>) {
  const origin = checkoutOrigin()
  if (origin) context.set(formTargets, [origin])
}

/** For the one page that the checkout opens in; from its form one can still go to the provider's. */
export function allowCheckoutHere(context: Readonly<RouterContextProvider>) {
  allowCheckout(context)
  context.set(showsCheckout, true)
}
