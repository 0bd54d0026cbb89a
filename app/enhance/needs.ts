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
  // Saved as by hand, so that what was typed is kept and the server asks what it has to.
  if ('asks' in box.dataset)
    box.addEventListener('change', () => {
      const save = form.querySelector<HTMLButtonElement>('[type=submit]')
      if (box.checked && save) save.click()
    })
  update()
}
