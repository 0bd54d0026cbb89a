import { codesOf, elements, isInWord, isThere, type Page, type TextEdit } from './page.server.ts'

/** In pictures an element of a page shows nothing. */
const IN_PICTURE = elements('text tspan')
const DAYS = ['#-#-', '#-##-', '##-#-', '##-##-'].flatMap((day) => [`${day}19##`, `${day}20##`])
const TELEPHONES = ['06-########', '0##-#######', '0###-######', '0800-####']
const INVOICES = ['C####-######', 'F####-######']
/** Of postal codes, or years. */
const RANGES = ['####–####']
/** What a browser breaks at its hyphens or dash and is read as one word, with # for a digit. */
const WHOLE = ['e-mail', 'E-mail', 'QR-code', ...DAYS, ...TELEPHONES, ...INVOICES, ...RANGES].map(
  (shape) => ({
    signs: codesOf(shape),
    hyphenAt: shape.search(/[-–]/),
  }),
)
const HYPHEN = 45

/**
 * 'e-mail', days in digits, numbers of telephones and of invoices, ranges of postal codes, whoever wrote them: they
 * read and copy the same.
 *
 * @param at where its first hyphen, or its dash, may be
 * @param element that it stands in
 */
export function wholeAt(page: Page, at: number, element: number): TextEdit | undefined {
  if (IN_PICTURE.has(element)) return undefined
  const { html, codes } = page
  for (const { signs, hyphenAt } of WHOLE) {
    const start = at - hyphenAt
    if (!isThere(page, start, signs) || isJoined(codes[start - 1] as number)) continue
    const end = start + signs.length
    return { start, end, text: `<span data-whole="">${html.slice(start, end)}</span>` }
  }
  return undefined
}

/** Part of a word, or joined to one by a hyphen. */
export const isJoined = (code: number): boolean => isInWord(code) || code === HYPHEN
