/** Sends the form of who waits when it is their turn, and says so instead of asking for it. */
export function goesOn(form: HTMLElement) {
  const { again, alone } = form.dataset
  const line = form.querySelector('p')
  if (line && alone) line.textContent = alone
  setTimeout(() => (form as HTMLFormElement).submit(), Number(again) * 1000)
}
