/** What these hold is no text on the page, or a text that is sent back or copied. */
const LEFT_ALONE = elements('script style title textarea option pre code blockquote')
/** Of the names of elements. */
const NAME_SIGNS = codesOf((sign) => /\w/.test(sign))
const LETTERS = codesOf((sign) => /[A-Za-zÀ-ÿ]/.test(sign))
const [OPENS, CLOSES] = [60, 62]

/** Whether a sign of Latin-1 is a letter; no sign is none. */
export const isLetter = (code: number | undefined): boolean => LETTERS[code as number] === 1

/** Of each code of Latin-1 whether its sign is one of those: 1 or 0. */
export function codesOf(isOne: (sign: string) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => Number(isOne(String.fromCharCode(code))))
}

/** @param names with a space between them */
export function elements(names: string): Set<string> {
  return new Set(names.split(' '))
}

/** What takes the place of a part of a page. */
export type TextEdit = { start: number; end: number; text: string }

/**
 * A page, and the same with one byte a sign, to go through: a sign outside Latin-1 becomes another one
 * in the same place. `codes` and `fours`, which are the same bytes, hold until the next page; after the
 * page come noughts. What stands before `body` is not shown.
 */
export type Page = { html: string; codes: Uint8Array; fours: Int32Array; body: number }

/** A tag, or what stands between it and the next; the name of the tag, but of one that shuts. */
export type Stretch = { name: string; end: number; isText: boolean }

/** So many noughts end a page: no search goes on into what an earlier one left. */
const END = 8
let pageBuffer = Buffer.from(new ArrayBuffer(2 ** 16))
// Signed, so that each stays a small integer, which what is compiled for them goes by.
let pageFours = new Int32Array(pageBuffer.buffer)

/** @returns the page to go through, until the next one */
export function readPage(html: string): Page {
  if (html.length + END > pageBuffer.length) makeRoom(html.length + END)
  const length = pageBuffer.write(html, 'latin1')
  pageBuffer.fill(0, length, length + END)
  const body = Math.max(0, html.indexOf('<body'))
  return { html, codes: pageBuffer, fours: pageFours, body }
}

function makeRoom(length: number) {
  pageBuffer = Buffer.from(new ArrayBuffer(2 ** Math.ceil(Math.log2(length))))
  pageFours = new Int32Array(pageBuffer.buffer)
}

/** @returns for places that go up: the stretch that a place is in. Each part of a page is searched once */
export function stretchReader(page: Page) {
  const { html, codes } = page
  const next = (sign: string, from: number) => {
    const at = html.indexOf(sign, from)
    return at < 0 ? html.length : at
  }
  let stretch: Stretch = { name: '', end: -1, isText: false }
  return (place: number): Stretch => {
    if (place <= stretch.end) return stretch
    const angle = angleBefore(page, place)
    if (codes[angle] !== CLOSES) stretch = { name: '', end: next('>', place), isText: false }
    else {
      const name = nameAt(page, openedBefore(page, angle) + 1)
      stretch = { name, end: next('<', place), isText: !LEFT_ALONE.has(name) }
    }
    return stretch
  }
}

/** Where the last < or > before a place is, or -1. Nearly all of a paragraph is passed over, four signs at once. */
function angleBefore({ codes, fours }: Page, place: number): number {
  for (let at = place; at >= 0; at -= 1) {
    if (codes[at] === OPENS || codes[at] === CLOSES) return at
    if ((at & 3) === 0) while (at > 0 && !hasAngle(fours[(at >> 2) - 1] as number)) at -= 4
  }
  return -1
}

/** Whether one of four bytes is < or >, which differ in one bit: with it they become nought. */
function hasAngle(four: number): boolean {
  const noughts = (four | 0x02020202) ^ 0x3e3e3e3e
  return ((noughts - 0x01010101) & ~noughts & 0x80808080) !== 0
}

/** Where the tag begins that ends there. */
function openedBefore(page: Page, angle: number): number {
  let at = angleBefore(page, angle - 1)
  while (page.codes[at] === CLOSES) at = angleBefore(page, at - 1)
  return at
}

/** Of the element that a tag opens; nothing where it shuts one. */
function nameAt({ html, codes }: Page, start: number): string {
  let end = start
  while (NAME_SIGNS[codes[end] as number] === 1) end += 1
  return html.slice(start, end)
}

/** @param changes in any order; of two that meet, the first one counts */
export function changed(html: string, changes: TextEdit[]): string {
  if (changes.length === 0) return html
  let [made, from] = ['', 0]
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    // A word in an address is left as it is.
    if (start < from) continue
    made += html.slice(from, start) + text
    from = end
  }
  return made + html.slice(from)
}
