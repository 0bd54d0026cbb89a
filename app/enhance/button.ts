/** Adds a button that only works with script, at the end. @returns it */
export function addButton(parent: HTMLElement, text: string | undefined, press: () => void) {
  const button = parent.appendChild(document.createElement('button'))
  button.type = 'button'
  button.textContent = text || null
  button.addEventListener('click', press)
  return button
}
