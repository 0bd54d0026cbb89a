import { addButton } from './button.ts'

/** It never goes by itself: nobody reads against the clock. */
export function dismissible(message: HTMLElement) {
  addButton(message, message.dataset.dismiss, () => {
    const main = message.closest('main')
    message.remove()
    if (main) main.focus()
  })
}

/** Some browsers know `autofocus` on fields only; this does it on any element. */
export const takeFocus = (element: HTMLElement) => element.focus()
