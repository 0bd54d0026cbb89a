import { decimalOf, numberOf } from '#app/locales/numbers.ts'

const KB = 1024

/** As people read it: '340 kB', '1,2 MB'. Less than a kB counts as one. */
export function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${numberOf(Math.ceil(bytes / KB))} kB`
  return `${decimalOf(bytes / KB / KB)} MB`
}
