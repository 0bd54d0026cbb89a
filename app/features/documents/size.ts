const KB = 1024

/** A size as people read it: '640 kB', '2,4 MB'. */
export function sizeText(bytes: number): string {
  const say = (value: number, digits: number) =>
    value.toLocaleString('nl-NL', { maximumFractionDigits: digits })
  if (bytes < KB * KB) return `${say(Math.ceil(bytes / KB), 0)} kB`
  return `${say(bytes / KB / KB, 1)} MB`
}
