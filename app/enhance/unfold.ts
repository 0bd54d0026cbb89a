/**
 * What a link leads to is opened first, where it was put away: not every browser does so by itself.
 * Paper has all of it.
 */
export function unfold(body: HTMLElement) {
  body.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a[href^="#"]')
    const to = link && document.getElementById((link.getAttribute('href') || '').slice(1))
    const group = to && to.closest('details')
    if (group) group.open = true
  })
  addEventListener('beforeprint', () => {
    for (const group of Array.from(document.querySelectorAll<HTMLDetailsElement>('form details')))
      group.open = true
  })
}
