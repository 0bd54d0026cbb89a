import { decimalOf, numberOf } from '#app/locales/numbers.ts'

const KB = 1024

/** As people read it: '340 kB', '1,2 MB', which no line tears. Less than a kB counts as one. */
export function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${numberOf(Math.ceil(bytes / KB))}\u00a0kB`
  return `${decimalOf(bytes / KB / KB)}\u00a0MB`
}
