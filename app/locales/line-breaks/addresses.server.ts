import type { Page, TextEdit } from './page.server.ts'

/** Of mail or of a page: who copies it must not get a hyphen. It may break after its signs. */
const SIGN = /[@/.](?=\w)/g

const [SPACE, COLON, OPENS, CLOSES, HARD_SPACE] = [32, 58, 60, 62, 160]

/** Ends an address. */
const isSpace = (code: number): boolean =>
  code <= SPACE || code === OPENS || code === CLOSES || code === HARD_SPACE

/**
 * Whoever wrote the address: it reads and copies the same.
 *
 * @param at where an @ is, or a colon
 * @param from where the text begins that it stands in
 */
export function addressAt({ html, codes }: Page, at: number, from: number): TextEdit | undefined {
  if (codes[at] === COLON && !html.startsWith('://', at)) return undefined
  let [start, end] = [at, at + 1]
  while (start > from && !isSpace(codes[start - 1] as number)) start -= 1
  while (end < html.length && !isSpace(codes[end] as number)) end += 1
  return { start, end, text: html.slice(start, end).replaceAll(SIGN, '$&<wbr>') }
}
