/**
 * A long word says by a sign that nobody sees where it may break, and a space that a line may not end
 * there; what is copied goes without.
 */
export function copiesClean(body: HTMLElement) {
  body.addEventListener('copy', (event) => {
    const text = String(getSelection())
    const clean = text.replace(/\u00ad/g, '').replace(/\u00a0/g, ' ')
    if (clean === text) return
    event.clipboardData?.setData('text/plain', clean)
    event.preventDefault()
  })
}
