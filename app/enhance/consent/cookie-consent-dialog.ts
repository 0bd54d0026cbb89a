import { whenCookieConsentChanges } from './cookie-consent-change.ts'

/**
 * Specification 2.11: it must be answered. Without dialogs it stays the form at the foot, as while it
 * would lie over most of the page: letters are large, or a telephone lies on its side.
 */
export function askInDialog(dialog: HTMLDialogElement) {
  const form = dialog.querySelector('form')
  if (!form || !dialog.showModal) return
  whenCookieConsentChanges(window, 'pageshow', () => location.reload())
  // A redirect keeps this part (#…) of the address.
  form.action += location.hash
  const open = () => {
    dialog.removeAttribute('data-plain')
    dialog.removeAttribute('open')
    dialog.showModal()
    focusTitle()
  }
  /** Else focus goes to the first link, and readers say neither name nor text. */
  const focusTitle = () => {
    const title = dialog.querySelector('h2')
    if (title) title.focus()
  }
  // The part that an address names takes focus once the page is there.
  if (location.hash) addEventListener('load', focusTitle)
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  // Who taps on the page, which looks as if it could be used, is shown where the question is.
  dialog.addEventListener('click', ({ target }) => {
    if (target !== dialog) return
    dialog.dataset.asked = ''
    setTimeout(() => delete dialog.dataset.asked, 700)
    focusTitle()
  })
  // Some browsers close a dialog at the second Escape anyway.
  dialog.addEventListener('close', open)
  const openWhereItFits = () => {
    if ('plain' in dialog.dataset && dialog.offsetHeight * 2 <= innerHeight) open()
  }
  // Where only the height changes somebody reads on: the bar of the browser goes as they scroll.
  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    openWhereItFits()
  })
  openWhereItFits()
}
