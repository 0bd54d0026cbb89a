import type { Definition } from './fields.ts'
import { kindOf } from './kinds.ts'
import { hasAnswer, type SectionData } from './values.ts'

export type AnswerRows = { columns: string[]; rows: string[][] }
export type Answer = { key: string; question: string; answer: string | string[] | AnswerRows }

/** The texts of a section as every derivation needs them; the typed texts of a section fit in it. */
export type Texts = {
  title: string
  summaryTitle: string
  intro: string
  inspiration: readonly string[]
  fields: Record<string, FieldTexts>
}
export type FieldTexts = {
  label: string
  hint?: string
  /** Where more is said, or where the answer really counts. */
  link?: { href: string; text: string }
  group?: string
  when?: string
  options?: Record<string, string>
  row?: string
  add?: string
  remove?: string
  fields?: Record<string, { label: string; hint?: string }>
}

/**
 * Question and answer as people read them, for every question that applies and was answered. The
 * only source for the summary, the PDF, the export and the confirmed version.
 */
export function answers(
  definition: Definition,
  texts: Pick<Texts, 'fields'>,
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
