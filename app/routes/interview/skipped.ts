/**
 * A step with required questions may be left as it came: nothing is stored then, nor asked for, and it is
 * not done.
 */
import {
  type FileSectionKey,
  sectionOf,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'
import type { Definition, Field } from '#app/forms/fields.ts'
import { isTyped } from '#app/forms/rows.ts'
import type { PostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { isLeftOpen, questionOfName, sameValue, type SectionData } from '#app/forms/values.ts'

/** Whether all that is wrong with a post is that required questions were left open. */
export function onlyLeavesOpen({ asksToSave, typed, errors }: PostedAnswers): boolean {
  const wrong = Object.keys(errors)
  const isOpen = wrong.every((name) => !isTyped(typed[questionOfName(name)]))
  return asksToSave && wrong.length > 0 && isOpen
}

/**
 * Whether these are the answers that the page shows by itself.
 *
 * @param stored what of them is stored, or known of the account
 */
export function isAsShown(
  section: FileSectionKey,
  { right }: Pick<PostedAnswers, 'right'>,
  stored: SomeAnswers,
): boolean {
  const fields: readonly Field[] = sectionOf(section).fields
  const initial = Object.fromEntries(
    fields.flatMap((field) => ('initial' in field ? [[field.key, field.initial]] : [])),
  )
  const shown: SectionData = { ...initial, ...stored }
  return Object.entries(right).every(([name, value]) => sameValue(value, shown[name]))
}

/** Whether a required question that applies has no answer. */
export const leavesRequired = (section: Definition, answers: SectionData): boolean =>
  section.fields.some((field) => isLeftOpen(section, field, answers))
