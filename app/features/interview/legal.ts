import type { DbRow } from '#db/row.ts'
import type { Definition, Field, OfKind } from '#app/forms/fields.ts'
import type { FileSectionKey } from './sections/index.ts'

/** An option that the law does not allow (yet), with where that stands. */
export type LegalNote = DbRow<
  'choice_legal_status',
  'field' | 'option' | 'explanation' | 'source_name as sourceName' | 'source_url as sourceUrl'
> & {
  /** Like '2025-10-01'. */
  reviewedOn: string
}

/** The questions of a section as the law is now. */
export type LawfulSection = Definition & { key: FileSectionKey }

/** Whether the law decides what a form asks. */
export const dependsOnLaw = ({ fields }: Definition): boolean => fields.some(isSecondChoice)

/**
 * A section as the law is now: it asks a second choice, of what is allowed, after the options that are
 * marked.
 *
 * @param notes the marked options
 */
export function withLaw<D extends Definition>(section: D, notes: readonly LegalNote[]): D {
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
  // Fewer questions and options, so that every answer is one to the section.
  return { ...section, fields: fields as readonly Field[] as D['fields'] }
}

const isSecondChoice = (field: Field): field is OfKind<'choice'> =>
  field.kind === 'choice' && field.secondChoice === true
