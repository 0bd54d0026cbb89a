import type { Field, Definition } from '#app/forms/fields.ts'
import { fieldSchema } from '#app/forms/submission.server.ts'
import type { SectionData, Value } from '#app/forms/values.ts'
import { portableFields } from './answer-schema.ts'
import { BadExport } from './bad-export.ts'

/** Answers without those that never leave, such as boxes that order something. */
export const portableAnswers = (section: Definition, data: SectionData): SectionData =>
  Object.fromEntries(
    portableFields(section).flatMap(({ key }) => {
      const value = data[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )

/**
 * By the rules of the form that asks for them; what else is given is left out.
 *
 * @throws BadExport when one breaks them
 */
export function checkedAnswers(
  fields: readonly Field[],
  given: Record<string, unknown>,
): SectionData {
  const checked: SectionData = {}
  for (const field of fields) {
    if (given[field.key] === undefined) continue
    const result = fieldSchema(field).safeParse(asPosted(given[field.key]))
    if (!result.success || result.data === undefined) throw new BadExport('schema')
    checked[field.key] = result.data as Value
  }
  return checked
}

const asPosted = (value: unknown) =>
  typeof value === 'boolean' || typeof value === 'number' ? String(value) : value
