import { isBox, type Definition } from '../fields.ts'
import { isTyped, type Typed } from '../rows.ts'
import { pickValues } from '../values.ts'

/**
 * The last field of a form that shows stored answers. A form without it comes from a page that was
 * cut off, so what it leaves out, and the text it breaks off in, is nobody's answer.
 */
export const WHOLE = { name: 'whole', value: '1' }

/** Whether a form came from a page that was there to the end. */
export const isWhole = (form: FormData): boolean => form.has(WHOLE.name)

/**
 * What a page shows again of a form that was not saved: what was typed, and what is stored where the
 * form had no such question. No tick posts nothing, so in a whole form that is an answer.
 *
 * @param stored what the page would show by itself
 */
export function shownAgain(
  { fields }: Definition,
  form: FormData,
  typed: Typed,
  stored: Typed,
): Typed {
  if (!isWhole(form)) return filledUp(typed, stored)
  const asked = fields.filter((field) => !isBox(field)).map(({ key }) => key)
  return { ...pickValues(stored, (key) => asked.includes(key)), ...typed }
}

/** What was typed, and where nothing was, what is stored: saving it takes no answer away unseen. */
export const filledUp = (typed: Typed, stored: Typed): Typed => ({
  ...stored,
  ...pickValues(typed, (key) => isTyped(typed[key])),
})
