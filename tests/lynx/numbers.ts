/**
 * Finds things on a page as lynx shows it: every link and field has a number in brackets. A field's
 * number comes after its label, that of a button or a box before it.
 */

/** What lynx writes between the number of a button and its text: the value that it posts. */
const POSTED = String.raw`(?:[^[\]()]*\) ?)?`

/** What is said of a field behind its label, as what it is needed for. */
const NEEDED = String.raw`\([^()]*verplicht[^()]*\)`

/** The part of a page from the line that starts with a text. Without a text, the whole page. */
export function pageFrom(page: string, text?: string): string {
  if (text === undefined) return page
  const start = page.search(new RegExp(`^ *(?:\\[\\d+\\])?${literally(text)}`, 'm'))
  if (start < 0) throw new Error(`No line starts with '${text}' on:\n${page}`)
  return page.slice(start)
}

/** A text field and what is in it: it stands behind its label, or below it after a hint. */
export function fieldOf(page: string, label: string): { number: string; value: string } {
  const start = new RegExp(`^ *${literally(label)}(?= *$| ${NEEDED}| \\[\\d)`, 'm').exec(page)
  const after = start ? page.slice(start.index + start[0].length) : ''
  // A link in its hint stands within a line.
  const behind = new RegExp(`^ *(?:${NEEDED} *)?\\[(\\d+)\\](.*)`, 'm')
  const [, number, value = ''] = behind.exec(after) ?? []
  if (!number) throw new Error(`No field '${label}' on:\n${page}`)
  return { number, value: value.replace(/_+$/, '') }
}

/** A checkbox or a radio button, and whether it is on. */
export function boxOf(page: string, label: string): { number: string; on: boolean } {
  const box = new RegExp(`\\[(\\d+)\\][[(]([ X*])[\\])] ${literally(label)}`)
  const [, number, sign] = box.exec(page) ?? []
  if (!number) throw new Error(`No box '${label}' on:\n${page}`)
  return { number, on: sign !== ' ' }
}

/**
 * The numbers of all links or buttons with this text, in the order of the page. Those that only
 * begin with it count when none is it: 'Inloggen' is not 'Inloggen voor leden'.
 */
export function numbersOf(page: string, text: string): string[] {
  const begins = `\\[(\\d+)\\]${POSTED}${literally(text)}`
  const find = (pattern: string) =>
    Array.from(page.matchAll(new RegExp(pattern, 'gm')), ([, number = '']) => number)
  const whole = find(`${begins}(?= *(?:$|\\[))`)
  const numbers = whole.length > 0 ? whole : find(begins)
  if (numbers.length === 0) throw new Error(`No link or button '${text}' on:\n${page}`)
  return numbers
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
