/** An answer of rows with the same columns, as people read it. */
export type AnswerRows = { columns: string[]; rows: string[][] }
/** Question and answer as people read them. */
export type Answer = { key: string; question: string; answer: string | string[] | AnswerRows }

/** The texts of a section as every derivation needs them; the typed texts of a section fit in it. */
export type AnsweredTexts = {
  title: string
  summaryTitle: string
  intro: string
  inspiration: readonly string[]
  fields: Record<string, FieldTexts>
}
/** A way on at the end of a hint. */
type HintLink = { href: string; text: string }

/** The texts of a field; which there must be follows from its kind (`SectionTexts`). */
export type FieldTexts = {
  label: string
  hint?: string
  /** Where more is said, or where the answer really counts. */
  link?: HintLink | readonly HintLink[]
  group?: string
  when?: string
  /** Always said behind the label, where more is to be said than whether it must be answered. */
  mark?: string
  options?: Record<string, string>
  /** Of a number that is not among those that are offered. */
  unit?: string
  /** What stands for no choice; 'Nog geen keuze' unless given. */
  none?: string
  row?: string
  add?: string
  remove?: string
  fields?: Record<string, { label: string; hint?: string; said?: string }>
}
