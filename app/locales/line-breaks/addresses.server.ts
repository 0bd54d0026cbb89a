import { isInWord, type Page, type TextEdit } from './page.server.ts'

const [SPACE, SLASH, OPENS, CLOSES, AT, HARD_SPACE] = [32, 47, 60, 62, 64, 160]

/** A part that is longer than a line of large letters may break after its dots there too. */
const LINE = 16

/** Ends an address. */
const isSpace = (code: number): boolean =>
  code <= SPACE || code === OPENS || code === CLOSES || code === HARD_SPACE

/**
 * Whoever wrote the address: it reads and copies the same.
 *
 * @param at where an @ is, or the colon of ://
 * @param from where the text begins that it stands in
 */
export function addressAt({ html, codes }: Page, at: number, from: number): TextEdit {
  let [start, end] = [at, at + 1]
  while (start > from && !isSpace(codes[start - 1] as number)) start -= 1
  while (end < html.length && !isSpace(codes[end] as number)) end += 1
  return { start, end, text: withBreaks(html, codes, start, end) }
}

/** Of mail or of a page: who copies it must not get a hyphen. It may break after its signs. */
function withBreaks(html: string, codes: Uint16Array, start: number, end: number): string {
  let [text, from] = ['', start]
  for (let next = start + 1; next <= end; next += 1) {
    if (next < end && !endsPart(codes, next)) continue
    const part = html.slice(from, next)
    text += part.length > LINE ? part.replaceAll(/\.(?=\w)/g, '.<wbr data-dot="">') : part
    if (next < end) text += '<wbr>'
    from = next
  }
  return text
}

/** Whether the sign before it ends a part: each is on one line where it fits. */
function endsPart(codes: Uint16Array, next: number): boolean {
  const before = codes[next - 1]
  return (before === AT || before === SLASH) && isInWord(codes[next] as number)
}
