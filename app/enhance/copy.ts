import { addButton } from './button.ts'

/** In ms (specification 9). */
const SHOWN = 2000

/** By selecting it, as by hand: every browser knows that, and no permission is asked. */
function copy(text: HTMLElement): boolean {
  getSelection()!.selectAllChildren(text)
  return document.execCommand('copy')
}

/** Text that can be selected gets a button that copies it, and says so for a moment. */
export function copyable(text: HTMLElement) {
  const { copy: label = '', name = '', copied = '', said = '' } = text.dataset
  const place = document.createElement('span')
  text.parentNode!.append(' ', place)
  const show = (words: string, full: string, news: string) => {
    button.textContent = words
    button.setAttribute('aria-label', full)
    const live = document.querySelector('[data-live]')
    if (live) live.textContent = news
  }
  addButton(place, label, () => {
    if (!copy(text)) return
    show(copied, copied, said)
    setTimeout(() => show(label, name, ''), SHOWN)
  })
  const button = place.firstChild as HTMLElement
  button.setAttribute('aria-label', name)
}
