/**
 * Opens the payment provider's checkout in our page, on the one page that has it; a script of its own,
 * not part of main.ts. It asks for a script of the provider, which must come from there.
 */
import { loadStripe } from '@stripe/stripe-js/pure'

async function mountCheckout(place: HTMLElement) {
  const { key = '', checkout = '' } = place.dataset
  // Without it the provider's script watches how someone moves over the page.
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const provider = await loadStripe(key)
  if (!provider) throw new Error('no window')
  const page = await provider.createEmbeddedCheckoutPage({
    fetchClientSecret: () => Promise.resolve(checkout),
  })
  place.textContent = ''
  page.mount(place)
}

/** In ms. */
const PATIENCE = 20_000

/** A script that cannot be loaded (the library would wait for it for ever), or takes too long. */
const failed = new Promise((_, fail) => {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true)
  setTimeout(fail, PATIENCE)
})

const place = document.querySelector<HTMLElement>('[data-checkout]')
const elsewhereForm = document.querySelector<HTMLFormElement>('form[data-elsewhere]')
if (place && elsewhereForm)
  Promise.race([mountCheckout(place), failed]).catch(() => elsewhereForm.submit())
