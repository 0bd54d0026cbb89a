import { enhanceWithin } from './enhance.ts'

/** Sent as without script: the page that comes back takes the place of this one. */
export function followUpload(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!input || !button || !('upload' in new XMLHttpRequest())) return
  const words = form.appendChild(document.createElement('p'))
  words.setAttribute('role', 'status')
  const bar = document.createElement('progress')
  bar.setAttribute('aria-label', button.textContent || '')
  const stop = (text = '') => {
    button.disabled = false
    if (bar.parentNode) form.removeChild(bar)
    words.textContent = text
  }
  form.addEventListener('submit', (event) => {
    const file = input.files && input.files[0]
    if (!file) return
    event.preventDefault()
    if (button.disabled) return
    if (file.size > Number(form.dataset.max)) return stop(form.dataset.large)
    const body = new FormData(form)
    button.disabled = true
    bar.removeAttribute('value')
    form.appendChild(bar)
    send(form.action, body, (part) => tell(part), stopAsBroken)
  })
  const stopAsBroken = () => stop(form.dataset.broken)
  const tell = (part: number) => {
    bar.value = part
    const { busy = '', done = '' } = form.dataset
    const text = part < 1 ? busy.replace('%', `${Math.floor(part * 4) * 25}%`) : done
    if (words.textContent !== text) words.textContent = text
  }
}

function send(to: string, body: FormData, tell: (part: number) => void, broken: () => void) {
  const request = new XMLHttpRequest()
  request.open('POST', to)
  request.responseType = 'document'
  request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded / total))
  request.addEventListener('error', broken)
  request.addEventListener('load', () => {
    const page = request.response as Document | null
    const fresh = page && page.querySelector<HTMLElement>('main')
    if (!page || !fresh) return broken()
    // The answer was another page, such as the one for signing in.
    if (request.responseURL !== to) return location.assign(request.responseURL)
    show(page, fresh)
  })
  request.send(body)
}

function show(page: Document, fresh: HTMLElement) {
  const old = document.querySelector('main')
  const main = document.importNode(fresh, true)
  if (!old || !old.parentNode) return
  old.parentNode.replaceChild(main, old)
  document.title = page.title
  enhanceWithin(main)
  const message = main.querySelector<HTMLElement>('#error-summary,[data-status]') || main
  message.tabIndex = -1
  message.focus()
  message.scrollIntoView()
}
