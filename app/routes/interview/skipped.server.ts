import { readFile } from '#app/access/in-file.server.ts'
import { sectionOf } from '#app/features/interview/sections/index.ts'
import { questionsIn } from '#app/features/interview/step.ts'
import { readPage } from '#app/features/wishes/page.server.ts'
import { partsOf } from '#app/features/wishes/save.server.ts'
import { askingOnly, type Field } from '#app/forms/fields.ts'
import { isTyped } from '#app/forms/rows.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { questionOf, sameValue, type SectionData } from '#app/forms/values.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { formSaid } from './form-said.server.ts'
import type { PostedSection } from './save-form.server.ts'

/**
 * Whether a step with required questions was left as it came. It may be skipped: nothing is stored
 * then, and nothing is asked for.
 */
export function isSkipped(posted: Omit<PostedSection, 'final'>) {
  const { form, section, subject, where } = posted
  const only = posted.only ?? questionsIn(section, subject.by?.mandate)
  const asked = only ? askingOnly(sectionOf(section), only) : sectionOf(section)
  const { values, typed, errors, rowsChanged } = parseForm(asked, form)
  const { whole, restored } = formSaid(form)
  const wrong = Object.keys(errors)
  const isOpen = wrong.every((name) => !isTyped(typed[questionOf(name)]))
  if (!whole || restored || rowsChanged || wrong.length === 0 || !isOpen) return false
  return orElse(
    where,
    () => isShownSo(posted, values),
    () => false,
  )
}

/** Whether these are the answers that the page shows by itself. */
async function isShownSo(
  { subject, section }: Pick<PostedSection, 'subject' | 'section'>,
  said: object,
) {
  const fields: readonly Field[] = sectionOf(section).fields
  const page = await readFile(subject, partsOf(section), (sql) => readPage(sql, subject, section))
  const initial = Object.fromEntries(
    fields.flatMap((field) => ('initial' in field ? [[field.key, field.initial]] : [])),
  )
  const shown: SectionData = { ...initial, ...page.values }
  return Object.entries(said).every(([name, value]) => sameValue(value, shown[name]))
}
