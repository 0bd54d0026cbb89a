/** Parts of a page that are shown anew without loading it again: `data-part` names one. */
import { copyable } from './copy.ts'

const partOf = (page: Document, name: string) =>
  page.querySelector<HTMLElement>(`[data-part="${name}"]`)

/** @throws when there is no such page for this visitor (any more), or it could not be asked for */
export async function pageAt(address: string, signal?: AbortSignal): Promise<Document> {
  const answer = await fetch(address, {
    credentials: 'same-origin',
    redirect: 'manual',
    ...(signal && { signal }),
  })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // Where something failed the page says so in its part.
  if (!page.querySelector('[data-part]')) throw answer
  return page
}

/** Whatever had the focus in a part that goes: what comes in its place has it next. */
function focusIn(part: HTMLElement) {
  const next = part.querySelector<HTMLElement>('button,a[href],input') || part
  if (next === part) part.tabIndex = -1
  next.focus({ preventScroll: true })
}

/** What an answer says is wrong, at the top of its page: it goes with the next answer. */
const WRONG = ['#error-summary', 'main>[data-status=error]']

/**
 * Shows parts, and the title, as they are on another page, and takes away what was wrong before; one that is not there says what became of it.
 *
 * @param gone said in the place of a part that is no longer there
 */
export function showParts(names: readonly string[], page: Document, gone = '') {
  document.title = page.title
  for (const wrong of WRONG) {
    const old = page.querySelector(wrong) ? null : document.querySelector(wrong)
    if (old) old.parentNode!.removeChild(old)
  }
  for (const name of names) {
    const old = partOf(document, name)
    if (!old) continue
    const had = old.contains(document.activeElement)
    const part = partOf(page, name) || old
    if (part === old) old.textContent = gone
    else old.parentNode!.replaceChild(part, old)
    for (const text of Array.from(part.querySelectorAll<HTMLElement>('[data-copy]'))) copyable(text)
    if (had) focusIn(part)
  }
}

/** What a part says of itself when it is shown: how much was found. */
export const saidBy = (name: string) => {
  const part = partOf(document, name)
  return (part && part.dataset.said) || ''
}

/** Emptied first: the same words are read out again. In ms. */
const PAUSE = 100

/** Says something politely, also to who cannot see the page. */
export function say(words: string) {
  const live = document.querySelector('[data-live]')
  if (!live) return
  live.textContent = ''
  setTimeout(() => (live.textContent = words), PAUSE)
}
