import { addButton } from './button.ts'

/** A line that says how to print gets a button that does it. */
export const revealPrintButton = (line: HTMLElement) =>
  addButton(line, line.dataset.print, () => window.print())
