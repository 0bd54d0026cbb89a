/** Where a checkout opens: at the provider's address, or in a page of ours. */
export type CheckoutMode = 'hosted' | 'embedded'

/** What a form says when the browser runs scripts; app/enhance/main.ts fills it in. */
export const SCRIPTED = 'script'

/** In the page itself where the browser runs scripts. */
export const modeIn = (form: FormData): CheckoutMode =>
  form.get(SCRIPTED) === 'ja' ? 'embedded' : 'hosted'
