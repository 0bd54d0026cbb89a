import type { Field, Section } from './fields.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { isAnswered, isShown, type Row, type SectionData, type Value } from './values.ts'

export type AnswerRows = { columns: string[]; rows: string[][] }
export type Answer = { key: string; question: string; answer: string | string[] | AnswerRows }
export type AnsweredSection = { key: FileSectionKey; title: string; answers: Answer[] }

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
export function answers(section: Section, texts: Texts, data: SectionData): Answer[] {
  return section.fields.flatMap((field) => {
    const value = data[field.key]
    const text = texts.fields[field.key]
    if (!text || value === undefined || !isAnswered(value) || !isShown(section, field, data))
      return []
    return [{ key: field.key, question: text.label, answer: answerOf(field, text, value) }]
  })
}

function answerOf(field: Field, text: FieldTexts, value: Value): Answer['answer'] {
  switch (field.kind) {
    case 'choice':
      return text.options?.[String(value)] ?? String(value)
    case 'choices':
      return (value as string[]).map((option) => text.options?.[option] ?? option)
    case 'yesNo':
      return 'Ja'
    case 'rows':
      return {
        columns: field.fields.map((sub) => text.fields?.[sub.key]?.label ?? sub.key),
        rows: (value as Row[]).map((row) => field.fields.map((sub) => row[sub.key] ?? '')),
      }
    default:
      return String(value)
  }
}
