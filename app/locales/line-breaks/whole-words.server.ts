import { elements, type Page, type TextEdit } from './page.server.ts'

/** In pictures an element of a page shows nothing. */
const IN_PICTURE = elements('text tspan')
/** What a browser breaks at its hyphens and is read as one word: begun so many signs before its last. */
const WHOLE = [
  { sign: '-mail', before: 1, whole: /^e-mail/i },
  { sign: '-19', before: 5, whole: /^\d{1,2}-\d{1,2}-\d{4}/ },
  { sign: '-20', before: 5, whole: /^\d{1,2}-\d{1,2}-\d{4}/ },
  { sign: '-', before: 4, whole: /^0(?:6-\d{8}|\d{2}-\d{7}|\d{3}-\d{6})/ },
  { sign: '-0', before: 5, whole: /^[CF]\d{4}-\d{6}/ },
  { sign: 'QR-', before: 2, whole: /^QR-code/ },
].map((rule) => ({ ...rule, hyphenAt: rule.sign.indexOf('-') }))
/**
 * 'e-mail', days in digits, numbers of telephones and of invoices, whoever wrote them: they read and copy the same.
 *
 * @param at where a hyphen is
 * @param element that it stands in
 */
export function wholeAt({ html }: Page, at: number, element: string): TextEdit | undefined {
  if (IN_PICTURE.has(element)) return undefined
  for (const { sign, hyphenAt, before, whole } of WHOLE) {
    if (!html.startsWith(sign, at - hyphenAt)) continue
    const start = startOf(html, at, before)
    const [text] = whole.exec(html.slice(start, start + 12)) ?? []
    if (text && start + text.length > at && !isInWord(html, start))
      return { start, end: start + text.length, text: `<span data-whole="">${text}</span>` }
  }
  return undefined
}

const isInWord = (html: string, start: number): boolean => /[\w-]/.test(html.charAt(start - 1))

/** Where a word begins that has a hyphen there, of at most so many signs before it. */
function startOf(html: string, at: number, before: number): number {
  let start = at
  while (at - start < before && isInWord(html, start)) start -= 1
  return start
}
