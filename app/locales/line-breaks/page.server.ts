import { transcode } from 'node:buffer'

/**
 * What these hold is no text on the page, is sent back or copied, is only heard, or is a name that somebody gave;
 * behind the last goes an address on, to be typed as it stands.
 */
const LEFT_ALONE = elements('script style title textarea option pre code blockquote bdi wbr')
const OPENS = 60
/** The last sign of a tag. */
export const CLOSES = 62

/**
 * @param names with a space between them
 * @returns their hashes
 */
export function elements(names: string): Set<number> {
  return new Set(names.split(' ').map(hashOfText))
}

/** @returns the text as the numbers that a page is gone through by */
export function codesOf(text: string): Uint16Array {
  return Uint16Array.from(text, (sign) => sign.charCodeAt(0))
}

/** @returns the hash that `hashOf` gives where a page has this text */
export function hashOfText(text: string): number {
  return hashOf(codesOf(text), 0, text.length)
}

/**
 * The names of elements and our words are looked up by their hash, not as texts: in a request the code that
 * makes and compares texts is not near the processor, and takes some microseconds each time.
 */
export function hashOf(signs: Uint16Array, start: number, end: number): number {
  let hash = 0
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (signs[at] as number)) | 0
  return hash
}

const ANY_DIGIT = 35

/** @returns whether the page has these signs there, with # for any digit */
export function isThere({ codes: signs }: Page, start: number, text: Uint16Array): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const [code, wanted] = [signs[start + at] as number, text[at]]
    if (wanted === ANY_DIGIT ? !isDigit(code) : code !== wanted) return false
  }
  return true
}

/** What takes the place of a part of a page. */
export type TextEdit = { start: number; end: number; text: string }

/**
 * A page to go through, which begins with a tag, with its signs as numbers. After it come the end and the
 * beginning of a tag, so that who looks for either finds one. What stands before `body` is not shown. `codes` hold until the next page.
 */
export type Page = { html: string; codes: Uint16Array; body: number }

/** Of two bytes a sign: the page as it is made, and then as it is sent. */
let read = room(2 ** 17)
let codes = new Uint16Array(read.buffer)

/** @returns the page to go through, until the next one */
export function readPage(html: string): Page {
  makeRoom(2 * (html.length + 2))
  read.write(html, 'utf16le')
  codes[html.length] = CLOSES
  codes[html.length + 1] = OPENS
  return { html, codes, body: Math.max(0, html.indexOf('<body')) }
}

/** What was read stays in it. */
function makeRoom(bytes: number) {
  if (bytes <= read.length) return
  const larger = room(bytes)
  larger.set(read)
  read = larger
  codes = new Uint16Array(read.buffer)
}

function room(bytes: number): Buffer<ArrayBuffer> {
  return Buffer.from(new ArrayBuffer(2 ** Math.ceil(Math.log2(bytes))))
}

/** @returns where the tag that begins there ends: at its last sign, or after the page */
export function endOfTag({ codes: signs }: Page, start: number): number {
  let end = start
  while (signs[end] !== CLOSES) end += 1
  return end
}

/** @returns where the next tag begins, or the end of the page */
export function endOfText({ codes: signs }: Page, start: number): number {
  let end = start
  while (signs[end] !== OPENS) end += 1
  return end
}

/** @returns the hash of the element's name that a tag opens, to look for in `elements` */
export function nameOfTag({ codes: signs }: Page, start: number): number {
  let end = start + 1
  while (isLetter(signs[end] as number) || isDigit(signs[end] as number)) end += 1
  return hashOf(signs, start + 1, end)
}

/** Of a language that is written as ours is. */
export const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0x24f)

/** From 0 to 9, by its number. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57

const LOW_LINE = 95

/** A letter, a digit or a low line. */
export const isInWord = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === LOW_LINE

/** Whether what such an element holds may be changed. */
export const isText = (name: number): boolean => !LEFT_ALONE.has(name)

/**
 * The page that was read last, in UTF-8. Node makes that four times as slowly of a text with a quotation mark as
 * it makes one encoding of another. Half a sign, as where a text was cut off, is replaced.
 *
 * @param edits in their order, and none within another
 */
export function changed({ html }: Page, edits: readonly TextEdit[]): Buffer<ArrayBuffer> {
  let length = html.length
  for (const { start, end, text } of edits) length += text.length - (end - start)
  makeRoom(2 * length)
  // From the last on, so that each sign is moved once, to where nothing is left to be read.
  let [from, to] = [html.length, length]
  for (let edit = edits.length - 1; edit >= 0; edit -= 1) {
    const { start, end, text } = edits[edit] as TextEdit
    to -= from - end
    codes.copyWithin(to, end, from)
    for (let at = text.length - 1; at >= 0; at -= 1) codes[(to -= 1)] = text.charCodeAt(at)
    from = start
  }
  return utf8Of(read.subarray(0, 2 * length))
}

function utf8Of(signs: Buffer): Buffer<ArrayBuffer> {
  try {
    return transcode(signs, 'utf16le', 'utf8')
  } catch {
    return Buffer.from(signs.toString('utf16le'))
  }
}
