/**
 * The closed set of field kinds that the interview is made of. A section is data; the form, the
 * validation, the summary, the PDF and the tests are all derived from it. Source of the fields:
 * product specification, section 3.
 */

/** A field is asked only when another field of its section has one of these values, or any value at all. */
export type Condition = { field: string; is: readonly string[] | 'any' }

type Common = { key: string; showIf?: Condition; required?: true }

/** How a short text is checked and which keyboard a phone shows for it. */
export type TextFormat = 'email' | 'phone' | 'postalCode' | 'link'

export type TextField = Common & {
  kind: 'text'
  maxLength: number
  format?: TextFormat
  /** Token for the browser's own filling-in; only on fields about the person who fills in the form. */
  autocomplete?: string
  /** Shown for information; what is posted for it is ignored. */
  readOnly?: true
}
export type LongTextField = Common & { kind: 'longText'; maxLength: number; rows: 2 | 3 | 4 }
export type NumberField = Common & { kind: 'number'; min: number; max: number; initial: number }
/** One of the options, or none. */
export type ChoiceField = Common & {
  kind: 'choice'
  options: readonly string[]
  initial?: string
  /**
   * Asked when the answer to the question that it depends on is one that the law does not allow
   * (yet). Which those are is in a table, not here: `withLaw` puts them in the place of the
   * condition and the options, which say what the table began with.
   */
  secondChoice?: true
}
/** Any number of the options. */
export type ChoicesField = Common & { kind: 'choices'; options: readonly string[] }
/**
 * A single checkbox; its value for `showIf` is 'true'. It can be ticked only when `needs` are filled
 * in. With `asks`, ticking it has effect only after the page at that address below the step has
 * asked for confirmation.
 */
export type YesNoField = Common & { kind: 'yesNo'; needs?: readonly string[]; asks?: string }
/** A list of rows with the same short fields; an empty row is never stored. */
export type RowsField = Common & { kind: 'rows'; fields: readonly TextField[]; maxRows: number }

export type Field =
  | TextField
  | LongTextField
  | NumberField
  | ChoiceField
  | ChoicesField
  | YesNoField
  | RowsField
export type FieldKind = Field['kind']

/** Whether it is made of boxes: a browser posts nothing for one without a tick. */
export const isBox = ({ kind }: Field): boolean => kind === 'yesNo' || kind === 'choices'

export type Section = { key: string; fields: readonly Field[] }

/** Longest answers, in UTF-16 units as browsers count them. */
export const SHORT = 200
export const LONG = 5000
