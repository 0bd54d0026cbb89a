/** Specification 2.3; the server refuses without as well. */
export function waitForConsent(form: HTMLFormElement) {
  const box = form.querySelector<HTMLInputElement>('input[type=checkbox]')
  const button = form.querySelector('button')
  if (!box || !button) return
  const update = () => {
    button.disabled = !box.checked
  }
  box.addEventListener('change', update)
  // Going back may put the tick back after this.
  window.addEventListener('pageshow', update)
  update()
}
