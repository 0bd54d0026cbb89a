import { decimalOf, numberOf } from '#app/locales/numbers.ts'

const KB = 1024

export function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${numberOf(Math.ceil(bytes / KB))} kB`
  return `${decimalOf(bytes / KB / KB)} MB`
}
