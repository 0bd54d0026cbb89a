import { addresses } from './addresses.server.ts'
import { longWords, ownWords } from './long-words.server.ts'
import { changed, readPage } from './page.server.ts'
import { wholes } from './whole-words.server.ts'

/**
 * Browsers without a Dutch dictionary, as on many telephones, break a word that does not fit wherever
 * its line is full. Soft hyphens show them where it may be broken. Only words of our own texts get
 * them: what people wrote stays as it is, and so does what is not seen but heard, sent or followed.
 * Addresses get places where they break without one, and what has hyphens of its own stays on one line.
 *
 * @param ours objects that hold all our texts
 * @returns what puts soft hyphens into the texts of a page
 */
export function softHyphens(...ours: unknown[]): (html: string) => string {
  const words = ownWords(ours)
  return (html) => {
    const page = readPage(html)
    return changed(html, [...longWords(page, words), ...addresses(page), ...wholes(page)])
  }
}
