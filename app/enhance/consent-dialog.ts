import { whenConsentChanges } from './consent-change.ts'

/**
 * The question about cookies as a dialog that must be answered (specification 2.11): Escape and
 * clicking outside do nothing. Where the browser has no dialogs it stays the form at the foot.
 */
export function askInDialog(dialog: HTMLDialogElement) {
  const form = dialog.querySelector('form')
  if (!form || !dialog.showModal) return
  // A redirect keeps the part of the page that the address names.
  form.action += location.hash
  const open = () => {
    dialog.removeAttribute('data-plain')
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  // Some browsers close a dialog at the second Escape, whatever the page says.
  dialog.addEventListener('close', open)
  open()
  whenConsentChanges(window, 'pageshow', () => location.reload())
}
