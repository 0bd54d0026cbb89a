import { addButton } from './button.ts'

/** Beside a password: a button that shows what is typed, until it is pressed again or the form is sent. */
export function showable(place: HTMLElement) {
  const { show, hide, password, shown = '', hidden = '' } = place.dataset
  const input = place.querySelector('input')
  const status = place.querySelector('output')
  if (!input || !status) return
  const button = addButton(place, show, () => {
    const isHidden = input.type === 'password'
    set(isHidden)
    status.textContent = isHidden ? shown : hidden
  })
  const set = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    button.textContent = (isShown ? hide : show) || ''
    button.setAttribute('aria-label', `${button.textContent}: ${password}`)
  }
  set(input.type === 'text')
  // Browsers remember what was typed as text, and offer to keep what was typed as a password.
  if (input.form) input.form.addEventListener('submit', () => set(false))
}
