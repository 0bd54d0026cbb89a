import { type Page, stretchReader, type TextEdit } from './page.server.ts'

/** Of mail or of a page: who copies it must not get a hyphen. It may break after its signs. */
const SIGN = /[@/.](?=\w)/g

const [SPACE, OPENS, CLOSES, HARD_SPACE] = [32, 60, 62, 160]

/** Ends an address. */
const isSpace = (code: number): boolean =>
  code <= SPACE || code === OPENS || code === CLOSES || code === HARD_SPACE

/** Whoever wrote the address: it reads and copies the same. */
export function addresses(page: Page): TextEdit[] {
  const { html, body } = page
  const found: TextEdit[] = []
  const stretchAt = stretchReader(page)
  const nextAt = finder(html, '@')
  const nextSlashes = finder(html, '://')
  let from = body
  for (;;) {
    const at = Math.min(nextAt(from), nextSlashes(from))
    if (at === Infinity) return found
    const stretch = stretchAt(at)
    let [start, end] = [at, at + 1]
    if (stretch.isText) {
      while (start > from && !isSpace(html.charCodeAt(start - 1))) start -= 1
      while (end < html.length && !isSpace(html.charCodeAt(end))) end += 1
      found.push({ start, end, text: html.slice(start, end).replaceAll(SIGN, '$&<wbr>') })
    }
    from = stretch.isText ? end : stretch.end
  }
}

/** @returns where the sign comes next, for places that go up: each part of a page is searched once */
function finder(html: string, sign: string) {
  let at = -1
  return (from: number): number => {
    if (at < from) at = html.indexOf(sign, from)
    if (at < 0) at = Infinity
    return at
  }
}
