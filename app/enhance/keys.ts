/**
 * Keys of the office: `/` goes to the search field, arrows up and down go through the rows of a table.
 * They are never taken from who types, from an open dialog, nor together with another key that the
 * browser or a screen reader may want. Who switched them off gets a page that does not ask for them.
 */

const TYPES = 'input,textarea,select,[contenteditable],dialog'
const SEARCH = 'main input[type=search],main form[data-search] input:not([type=hidden])'
const CONTROLS = 'a[href],button'

const controlsIn = (row: Element) => Array.from(row.querySelectorAll<HTMLElement>(CONTROLS))

/** @returns whether there was a field to go to */
function toSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(SEARCH)
  if (!field) return false
  field.closest('details')?.setAttribute('open', '')
  field.focus()
  field.select()
  return true
}

/** To the same link or button of the next row that has any. @returns whether there was one */
function throughRows(from: HTMLElement, step: 'nextElementSibling' | 'previousElementSibling') {
  const row = from.closest('tbody>tr')
  if (!row) return false
  const at = controlsIn(row).indexOf(from)
  if (at < 0) return false
  for (let other = row[step]; other; other = other[step]) {
    const controls = controlsIn(other)
    const next = controls[Math.min(at, controls.length - 1)]
    if (!next) continue
    next.focus()
    return true
  }
  return false
}

function moved(key: string, from: HTMLElement): boolean {
  if (key === '/') return toSearch()
  if (key === 'ArrowDown') return throughRows(from, 'nextElementSibling')
  return key === 'ArrowUp' && throughRows(from, 'previousElementSibling')
}

/** Listens from now on, in the whole page. */
export function listenToKeys() {
  document.addEventListener('keydown', (event) => {
    const from = event.target as HTMLElement
    const together = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
    if (together || event.defaultPrevented || from.closest(TYPES)) return
    if (document.querySelector('dialog[open]')) return
    if (moved(event.key, from)) event.preventDefault()
  })
}
