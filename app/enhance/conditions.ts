/** The radio buttons of a choice between two texts are named after their question. */
const PROBLEM = '[aria-invalid],[name^="keuze."]'

/** They are posted all the same. One with a mistake or a choice stays: the summary leads to it. */
export function followConditions(form: HTMLFormElement) {
  const dependents = Array.from(form.querySelectorAll<HTMLElement>('[data-when-field]'))
  if (dependents.length === 0) return
  for (const words of Array.from(form.querySelectorAll<HTMLElement>('[data-when]')))
    words.hidden = true
  const update = () => {
    // In page order: a question stands after the one it depends on.
    for (const element of dependents)
      element.hidden = !applies(form, element) && !element.querySelector(PROBLEM)
  }
  form.addEventListener('change', update)
  update()
}

function applies(form: HTMLFormElement, element: HTMLElement): boolean {
  const controls = Array.from(
    form.querySelectorAll<HTMLInputElement>(`[name="${element.dataset.whenField}"]`),
  )
  const parent = controls[0] && controls[0].closest<HTMLElement>('[data-when-field]')
  if (parent && parent.hidden) return false
  const chosen = controls.filter((control) => control.checked && control.value !== '')
  if (!element.dataset.whenIs) return chosen.length > 0
  const wanted = JSON.parse(element.dataset.whenIs) as string[]
  return chosen.some((control) => wanted.indexOf(control.value) >= 0)
}
