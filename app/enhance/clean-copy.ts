/** A long word says by a sign that nobody sees where it may break; what is copied goes without it. */
export function copiesClean(body: HTMLElement) {
  body.addEventListener('copy', (event) => {
    const text = String(getSelection())
    if (!text.includes('\u00ad')) return
    event.clipboardData?.setData('text/plain', text.replace(/\u00ad/g, ''))
    event.preventDefault()
  })
}
