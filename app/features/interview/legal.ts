import type { Definition, Field, OfKind } from '#app/forms/fields.ts'
import type { FileSectionKey } from './sections/index.ts'

/** An option that the law does not allow (yet), as a page shows it. */
export type LegalNote = {
  field: string
  option: string
  explanation: string
  sourceName: string
  sourceUrl: string
  /** When the status was last looked up, like '2025-10-01'. */
  reviewedOn: string
}

/** A section of the interview as the law is now. */
export type LawfulSection = Definition & { key: FileSectionKey }

/** Whether a section has a question that depends on what the law allows. */
export const dependsOnLaw = ({ fields }: Definition): boolean => fields.some(isSecondChoice)

/**
 * A section as the law is now: a second choice is asked after the options that are marked, and
 * among those that are not. Where nothing is marked it is not asked at all.
 */
export function withLaw(section: Definition, notes: readonly LegalNote[]): Definition {
  const fields = section.fields.flatMap((field): Field[] => {
    if (!isSecondChoice(field)) return [field]
    const first = section.fields.find(({ key }) => key === field.showIf?.field)
    const options = first && 'options' in first ? first.options : []
    const marked = notes.filter((note) => note.field === first?.key).map(({ option }) => option)
    const is = options.filter((option) => marked.includes(option))
    if (!first || is.length === 0) return []
    const rest = options.filter((option) => !marked.includes(option))
    return [{ ...field, showIf: { field: first.key, is }, options: rest }]
  })
  return { ...section, fields }
}

const isSecondChoice = (field: Field): field is OfKind<'choice'> =>
  field.kind === 'choice' && field.secondChoice === true
