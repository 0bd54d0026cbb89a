import { addButton } from './button.ts'
import { enhanceWithin } from './enhance.ts'

/** Whatever goes wrong (signed out, gone, an old browser) follows the link instead. */
export function openAsDialog(link: HTMLAnchorElement) {
  // A page that is measured may fetch nothing of our own site.
  const canFetch = !document.body.dataset.tagManager
  if (!window.HTMLDialogElement || !canFetch || link.href === here()) return
  link.setAttribute('aria-haspopup', 'dialog')
  let waiting = false
  link.addEventListener('click', (event) => {
    if (waiting || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    waiting = true
    const follow = () => location.assign(link.href)
    contentsOf(link.href)
      .then((main) => show(main, link))
      .catch(follow)
      .then(() => (waiting = false))
  })
}

const here = () => location.href.replace(/#.*/, '')

async function contentsOf(url: string): Promise<HTMLElement> {
  const answer = await fetch(url, { credentials: 'same-origin', redirect: 'manual' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  if (!answer.ok || !main) throw answer
  for (const nav of Array.from(main.querySelectorAll('nav'))) {
    // What stood beside a menu has the room of both.
    nav.parentElement!.className = ''
    nav.remove()
  }
  // This page may have the same ids.
  for (const name of ['id', 'for', 'aria-labelledby', 'aria-describedby'])
    for (const element of Array.from(main.querySelectorAll(`[${name}]`)))
      element.setAttribute(name, element.getAttribute(name)!.replace(/\S+/g, 'dialog-$&'))
  for (const form of Array.from(main.querySelectorAll('form:not([action])')))
    form.setAttribute('action', url)
  for (const back of Array.from(main.querySelectorAll<HTMLInputElement>('[data-back]')))
    back.value = location.pathname + location.search
  return main
}

function show(main: HTMLElement, link: HTMLElement) {
  const title = main.querySelector('h1') as HTMLElement
  title.id = 'dialog-title'
  title.tabIndex = -1
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', title.id)
  const close = () => dialog.close()
  addButton(dialog, document.body.dataset.close, close)
  dialog.append(...Array.from(main.childNodes))
  dialog.addEventListener('click', (event) => {
    const way = (event.target as Element).closest('a')
    if (!way || way.href !== here()) return
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  // The page may come back from memory.
  addEventListener('pagehide', close, { once: true })
  document.body.append(dialog)
  enhanceWithin(dialog)
  dialog.showModal()
  title.focus()
}
