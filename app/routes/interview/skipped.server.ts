import { sectionOf } from '#app/features/interview/sections/index.ts'
import { questionsIn } from '#app/features/interview/step.ts'
import { askingOnly, type Field } from '#app/forms/fields.ts'
import { isTyped } from '#app/forms/rows.ts'
import { readPosted } from '#app/forms/stored/posted.server.ts'
import { questionOfName, sameValue, type SectionData, type Value } from '#app/forms/values.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { type PostedQuestions, shownTo } from './save-form.server.ts'

/**
 * Whether a step with required questions was left as it came. It may be skipped: nothing is stored
 * then, and nothing is asked for.
 */
export function isSkipped(posted: Omit<PostedQuestions, 'final'>) {
  const { form, section, subject, where } = posted
  const only = posted.only ?? questionsIn(section, subject.by?.mandate)
  const asked = only ? askingOnly(sectionOf(section), only) : sectionOf(section)
  const { said, typed, right, errors, rowsChanged } = readPosted(asked, form)
  const wrong = Object.keys(errors)
  const isOpen = wrong.every((name) => !isTyped(typed[questionOfName(name)]))
  if (!said.whole || said.restored || rowsChanged || wrong.length === 0 || !isOpen) return false
  return orElse(
    where,
    () => isShownSo(posted, right),
    () => false,
  )
}

/** Whether these are the answers that the page shows by itself. */
async function isShownSo(
  posted: Pick<PostedQuestions, 'subject' | 'section'>,
  said: Record<string, Value | undefined>,
) {
  const fields: readonly Field[] = sectionOf(posted.section).fields
  const initial = Object.fromEntries(
    fields.flatMap((field) => ('initial' in field ? [[field.key, field.initial]] : [])),
  )
  const shown: SectionData = { ...initial, ...(await shownTo(posted)) }
  return Object.entries(said).every(([name, value]) => sameValue(value, shown[name]))
}
