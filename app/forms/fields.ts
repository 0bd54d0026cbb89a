/**
 * The closed set of field kinds that every form is made of. A form is data; what it shows, how it is
 * read, how its answers are told and taken along all follow from its definition.
 */
import type { ErrorCode } from './error-codes.ts'
import type { TextFormat } from './formats.ts'

/**
 * A field is asked only when another field of its form has one of these values, or any value at
 * all.
 */
export type Condition = { field: string; is: readonly string[] | 'any' }

type Common = {
  key: string
  showIf?: Condition
  required?: true
  /** Must be answered where the field with this key is left open: one of the two will do. */
  unless?: string
  /** Other words for what is wrong, where this question has its own. */
  says?: Partial<Record<ErrorCode, ErrorCode>>
}

/** What a definition says of a field besides, by its kind. */
type Kinds = {
  text: {
    maxLength: number
    minLength?: number
    format?: TextFormat
    oneLine?: true
    /** A first name: one in small letters alone is kept with its capitals. */
    capitals?: true
    /** Kept in lower case, so that it is found again however it was typed. */
    lowerCase?: true
    /**
     * Token for the browser's own filling-in, where a field is about who fills in the form. Nothing is offered
     * where a page says that it is about somebody else.
     */
    autocomplete?: string
    /** Shown for information; what is posted for it is ignored. */
    readOnly?: true
    /** An address that we know already, or do not know: nobody is asked whether it is typed right. */
    known?: true
  }
  /** `plain`: in a box as other fields have, where one states something and writes no letter. */
  longText: { maxLength: number; minLength?: number; rows: 2 | 3 | 4; plain?: true }
  /** A day, typed as '31-12-2026' or as a browser sends it; its answer is '2026-12-31'. */
  day: {
    from?: string
    until?: string | 'today'
    /** The field with a day that comes before this one, or is the same. */
    after?: string
    /** Something of late: without its year the last such day is meant. */
    recent?: true
    autocomplete?: string
  }
  /** Never shown again, nor told, nor taken along. */
  password: {
    /** What is wrong with it as a new password. */
    refuse?: (password: string) => ErrorCode | undefined
    /** The field that it must repeat. */
    sameAs?: string
    /** A hidden input with the password that we made: as long as it is that one, it is shown again. */
    made?: string
  }
  /** With `offers` one chooses among those, and what stands there already; any other may be posted. */
  number: { min: number; max: number; initial: number; offers?: readonly number[] }
  /** One of the options, or none. */
  choice: {
    options: readonly string[]
    initial?: string
    /**
     * Asked when the answer to the question that it depends on is one that the law does not allow
     * (yet). Which those are is in a table, not here: `withLaw` puts them in the place of the
     * condition and the options, which say what the table began with.
     */
    secondChoice?: true
    /** Shown as a list that unfolds: where there are many, or little room. */
    unfolds?: true
  }
  /** Any number of the options. */
  choices: { options: readonly string[] }
  /**
   * A single checkbox; its value for `showIf` is 'true'. It can be ticked only when `needs` are
   * filled in. With `asks`, ticking it has effect only after the page at that address has asked for
   * confirmation.
   */
  yesNo: { needs?: readonly string[]; asks?: string }
  /** A checkbox without which the form does not go on. */
  consent: object
  /**
   * A list of rows with the same short fields and boxes. A row without any text is never stored. A box
   * that is ticked is 'true' in its row, and has no entry otherwise.
   */
  rows: {
    fields: readonly Cell[]
    maxRows: number
    /** What stands between the first two where a row is told in one line: a comma unless given. */
    between?: ' '
  }
  /**
   * A file, the last field of its form (`parseUpload`); its answer is the name that it was sent
   * with.
   */
  file: { accept: string }
}
/** The name of a kind. */
export type FieldKind = keyof Kinds
/** A question of a form. */
export type Field = { [Kind in FieldKind]: { kind: Kind } & Common & Kinds[Kind] }[FieldKind]
/** A question of one kind. */
export type OfKind<Kind extends FieldKind> = Extract<Field, { kind: Kind }>
/** A question that is answered by a short text. */
export type TextField = OfKind<'text'>
/** A part of a row. */
export type Cell = TextField | OfKind<'yesNo'>

/** Whether a field is made of boxes: a browser posts nothing for one without a tick. */
export const isBox = ({ kind }: Field): boolean =>
  kind === 'yesNo' || kind === 'choices' || kind === 'consent'

/** Whether what was typed in a field stays out of every page. */
export const isHidden = ({ kind }: Field): boolean => kind === 'password' || kind === 'file'

/** A form as data: its name, and what it asks in which order. */
export type Definition = { key: string; fields: readonly Field[] }

/** A form that asks only some questions of another; one whose condition it does not ask applies. */
export function askingOnly<D extends Definition, Key extends D['fields'][number]['key']>(
  { key, fields }: D,
  keys: readonly Key[],
) {
  type Asked = Extract<D['fields'][number], { key: Key }>
  const isAsked = (field: Field): field is Asked => keys.some((one) => one === field.key)
  const asked = fields.filter(isAsked)
  const isOpen = ({ showIf }: Field) => showIf && !asked.some((one) => one.key === showIf.field)
  return {
    key,
    fields: asked.map((field) => (isOpen(field) ? { ...field, showIf: undefined } : field)),
  } satisfies Definition
}

/** A row of a list by the key of its fields. */
export type RowOf<F> = F extends { fields: readonly (infer Sub extends { key: string })[] }
  ? { [S in Sub as S['key']]?: string }
  : never
type AnswerTo<F> = F extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: 'choices'; options: readonly (infer Option)[] }
    ? Option[]
    : F extends { kind: 'rows' }
      ? RowOf<F>[]
      : F extends { kind: 'yesNo' | 'consent' }
        ? boolean
        : F extends { kind: 'number' }
          ? number
          : string

/** Fields without which a form does not go on. */
type Needed<F> = F extends { required: true; showIf?: undefined } ? F : never

/** The answers to a form by the key of the field; one that was left open has no entry. */
export type AnswersOf<D extends Definition> = {
  [F in Needed<D['fields'][number]> as F['key']]: AnswerTo<F>
} & {
  [F in Exclude<D['fields'][number], Needed<D['fields'][number]>> as F['key']]?: AnswerTo<F>
}

/** The longest answer of one line, in UTF-16 units as browsers count them. */
export const SHORT = 200
/** The longest answer of several lines, in the same units. */
export const LONG = 5000
