/**
 * What a link leads to is opened first, where it was put away: not every browser does so by itself.
 * Paper has all of it, and a wide window what has room there.
 */
export function unfold(body: HTMLElement) {
  body.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a[href^="#"]')
    if (link) open(link.getAttribute('href') || '')
  })
  if (matchMedia('(min-width:60em)').matches)
    for (const part of Array.from(body.querySelectorAll<HTMLDetailsElement>('[data-wide]')))
      part.open = true
  const arrived = open(location.hash)
  if (arrived) arrived.scrollIntoView()
  addEventListener('beforeprint', () => {
    for (const part of Array.from(document.querySelectorAll<HTMLDetailsElement>('main details')))
      part.open = true
  })
}

/** @returns what it leads to, when it was put away */
function open(hash: string): HTMLElement | null {
  const to = document.getElementById(decodeURIComponent(hash.slice(1)))
  let closed = to && to.closest<HTMLDetailsElement>('details:not([open])')
  if (!closed) return null
  for (; closed; closed = closed.closest<HTMLDetailsElement>('details:not([open])'))
    closed.open = true
  return to
}
