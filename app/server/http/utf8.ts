import { transcode } from 'node:buffer'

/**
 * A page with a quotation mark keeps each sign in two bytes. Node makes UTF-8 of such a text four times as
 * slowly as it makes one encoding of another. Half a sign, as where a text was cut off, is replaced.
 */
export function asUtf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    return Buffer.from(text)
  }
}
