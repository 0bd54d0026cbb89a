import { SCRIPTED } from '#app/features/payments/checkout-mode.ts'

/** In a form that begins a payment: says whether the checkout can open in a page of ours. */
export const ScriptedField = () => <input type="hidden" name={SCRIPTED} data-scripted="" />
