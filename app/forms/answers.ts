import type { Answer, AnsweredTexts } from './answer.ts'
import type { Definition } from './fields.ts'
import { kindOf } from './kinds.ts'
import { hasAnswer, type SectionData } from './values.ts'

/**
 * Question and answer as people read them, for every question that applies and was answered. The
 * only source for the summary, the PDF, the export and the confirmed version.
 */
export function answers(
  definition: Definition,
  texts: Pick<AnsweredTexts, 'fields'>,
  data: SectionData,
): Answer[] {
  return definition.fields.flatMap((field) => {
    const value = data[field.key]
    const text = texts.fields[field.key]
    if (!text || value === undefined || !hasAnswer(definition, field, data)) return []
    return [
      { key: field.key, question: text.label, answer: kindOf(field).text(value, text, field) },
    ]
  })
}
