/** An answer as people read it, and the texts that it is read with. */
export type AnswerRows = { columns: string[]; rows: string[][] }
export type Answer = { key: string; question: string; answer: string | string[] | AnswerRows }

/** The texts of a section as every derivation needs them; the typed texts of a section fit in it. */
export type AnsweredTexts = {
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
