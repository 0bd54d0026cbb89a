/**
 * What the pages of the office do without loading again; a script of its own, not part of main.ts.
 * A form or link says in `data-shows` which parts of its page it changes. Whatever is not as expected
 * is left to the browser, which loads the page as it does without script.
 */
import { listenToKeys } from './keys.ts'
import { pageAt, saidBy, say, showParts } from './parts.ts'

/** How long nobody types before a search begins, in ms. */
const WAIT = 300
/** Fewer letters find too much, and each search is in the log. */
const SHORTEST = 3

if (document.querySelector('script[data-keys]')) listenToKeys()

const partsShownBy = (element: HTMLElement) => (element.dataset.shows || '').split(' ')

const changer = <E extends HTMLElement>({ target }: Event, selector: string) =>
  (target as Element).closest<E>(`${selector}[data-shows]`)

let asked: AbortController | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

/** What is asked for now; what was asked before no longer counts. */
function askAnew(): AbortSignal {
  clearTimeout(waiting)
  if (asked) asked.abort()
  asked = new AbortController()
  return asked.signal
}

/** Shows a page in its parts, unless something else was asked for meanwhile. */
async function show(changing: HTMLElement, address: string) {
  const signal = askAnew()
  const page = await pageAt(address, signal)
  if (signal.aborted) return
  const names = partsShownBy(changing)
  showParts(names, page)
  history.replaceState(history.state, '', address)
  say(names.map(saidBy).join(' '))
}

function formAddress(form: HTMLFormElement): string {
  const fields = Array.from(new FormData(form), ([name, value]) => [name, String(value)])
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}

/** A search as one types. The field keeps its focus; who searches by pressing Enter gets the page. */
document.addEventListener('input', (event) => {
  const form = changer<HTMLFormElement>(event, 'form[data-search]')
  // Browsers that cannot give up a search search by hand.
  if (!form || !window.AbortController) return
  askAnew()
  const { value, type } = event.target as HTMLInputElement
  const tooShort = (type === 'search' || type === 'text') && value && value.trim().length < SHORTEST
  if (tooShort) return
  // The page stays as it is; searching by hand says what is wrong.
  waiting = setTimeout(() => show(form, formAddress(form)).catch(() => {}), WAIT)
})

/** A list as it is now, in its place. */
document.addEventListener('click', (event) => {
  const link = changer<HTMLAnchorElement>(event, 'a')
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!link || elsewhere || event.button > 0) return
  event.preventDefault()
  show(link, link.href).catch(() => location.assign(link.href))
})

/** @throws unless it was carried out, which leads to another page, or back to this one */
async function postInPlace(form: HTMLFormElement, button: HTMLButtonElement) {
  const fields = Array.from(new FormData(form), ([name, value]) => [name, String(value)])
  const answer = await fetch(form.getAttribute('action')!, {
    method: 'POST',
    credentials: 'same-origin',
    redirect: 'manual',
    body: new URLSearchParams([...fields, [button.name, button.value]]),
  })
  if (answer.type !== 'opaqueredirect') throw answer
}

/** The page says what came of it: its message at the top, and its parts. */
async function showOutcome(form: HTMLFormElement) {
  const page = await pageAt(location.href)
  const message = page.querySelector('main>[data-status]')
  const words = message ? Array.from(message.querySelectorAll('h2,p')) : []
  const said = words.map(({ textContent }) => textContent).join('. ')
  showParts(partsShownBy(form), page, said)
  say(said)
}

function sendPlainly(form: HTMLFormElement, { name, value }: HTMLButtonElement) {
  const field = form.appendChild(document.createElement('input'))
  Object.assign(field, { type: 'hidden', name, value })
  form.submit()
}

const sending = new Set<HTMLFormElement>()

/** A change in a list: the row keeps its place, and its button the focus. */
document.addEventListener('submit', (event) => {
  const form = changer<HTMLFormElement>(event, 'form[method="post"]')
  const button = event.submitter as HTMLButtonElement | null
  // Browsers that do not say which button it was send the form themselves.
  if (!form || !button) return
  event.preventDefault()
  if (sending.has(form)) return
  sending.add(form)
  postInPlace(form, button)
    .then(
      () => showOutcome(form).catch(() => location.reload()),
      () => sendPlainly(form, button),
    )
    .then(() => sending.delete(form))
})
