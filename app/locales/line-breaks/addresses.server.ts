import { isInWord, type Page, type TextEdit } from './page.server.ts'

const [SPACE, DOT, SLASH, OPENS, CLOSES, AT, HARD_SPACE] = [32, 46, 47, 60, 62, 64, 160]

/** Of mail or of a page: who copies it must not get a hyphen. It may break after its signs. */
const isSign = (code: number): boolean => code === AT || code === SLASH || code === DOT

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

function withBreaks(html: string, codes: Uint16Array, start: number, end: number): string {
  let [text, from] = ['', start]
  for (let next = start + 1; next < end; next += 1) {
    if (!isSign(codes[next - 1] as number) || !isInWord(codes[next] as number)) continue
    text += `${html.slice(from, next)}<wbr>`
    from = next
  }
  return text + html.slice(from, end)
}
