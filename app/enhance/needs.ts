/** The server says the same. A ticked box stays free, or its tick would not be posted. */
export function followNeeds(box: HTMLInputElement) {
  const form = box.form
  if (!form) return
  const needed = (box.dataset.needs || '').split(' ')
  const update = () => {
    const empty = needed.some((name) => {
      const field = form.elements.namedItem(name) as HTMLInputElement | null
      return !!field && !field.value.trim()
    })
    box.disabled = empty && !box.checked
  }
  form.addEventListener('input', update)
  update()
}
