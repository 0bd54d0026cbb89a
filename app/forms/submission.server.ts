import { parse } from '@conform-to/react'
import type { z } from 'zod'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { common } from '#app/locales/common.nl.ts'
import {
  type AnswersOf,
  type Definition,
  type Field,
  isBox,
  isHidden,
  type TextField,
} from './fields.ts'
import type { ErrorCode } from './error-codes.ts'
import type { TextFormat } from './formats.ts'
import { kindOf } from './kinds.ts'
import { domainMeant, domainOf, SURE } from './mail-domains.ts'
import {
  changeRows,
  type FieldErrors,
  type RemovedRow,
  textCells,
  type Typed,
  typedText,
} from './rows.ts'
import {
  isShown,
  questionOfName,
  type Row,
  type SectionData,
  type Value,
  withoutEmpty,
} from './values.ts'

/** What was posted with a form. */
export type Submission<D extends Definition = Definition> = {
  /** As it was typed, to be shown again; without passwords. */
  typed: Typed
  /**
   * The answers that are right, also when others are not. A question that the form does not have has
   * no entry; one of boxes always has, since no tick posts nothing.
   */
  values: { [Key in keyof AnswersOf<D>]?: AnswersOf<D>[Key] | undefined } & Values
  /** What is wrong, in words, by the name of the input. */
  errors: FieldErrors
  /** Those of them that only ask whether an address is right as it stands. */
  doubts: FieldErrors
  /** The questions that have to be answered and were left open. */
  missing: string[]
  /** The answers, when nothing is wrong. */
  complete: AnswersOf<D> | null
  /** True when a button asked for another row or one row less, not for saving. */
  rowsChanged: boolean
  /** Whether it was a button of the page, and did what it says. */
  isRowDone: boolean
  /** The row that was taken away. */
  removed?: RemovedRow | undefined
}

type Values = Record<string, Value | undefined>

/** Passwords that we made and that nobody changed: their page has shown them already. */
function madePasswords({ fields }: Definition, form: FormData): Typed {
  const typed: Typed = {}
  for (const field of fields) {
    if (field.kind !== 'password' || !field.made) continue
    const made = form.get(field.made)
    if (typeof made === 'string' && made && made === form.get(field.key)) typed[field.made] = made
  }
  return typed
}

/**
 * Reads what was posted with a form. A wrong answer does not spoil the others. Nothing throws: what
 * cannot be read is wrong.
 *
 * @param asks whether an address that was probably typed wrong is asked about, until its page did
 */
export function parseForm<const D extends Definition>(
  definition: D,
  form: FormData,
  asks = true,
): Submission<D> {
  const { fields } = definition
  const typed = typedIn(definition, form)
  const values: Values = {}
  const found = fields.map((field) => {
    const wrong = readField(field, typed, values)
    const doubts = asks ? doubtsIn(field, values, form) : {}
    if (Object.keys(doubts).length > 0) delete values[field.key]
    return { field, wrong: { ...wrong, ...doubts }, doubts }
  })
  const answers = withoutEmpty(values)
  const errors: FieldErrors = {}
  const asked: FieldErrors = {}
  const missing: string[] = []
  for (const { field, wrong, doubts } of found) {
    // A mistake where a question does not apply is in nobody's way; its stored answer stays.
    if (!isShown(definition, field, answers)) continue
    const isReadable = Object.keys(wrong).length === 0
    const isOpen = isReadable && isLeftOpen(field, { answers, typed })
    if (isOpen) missing.push(field.key)
    const code = isOpen
      ? missingCode(field)
      : isReadable && problemOf(field, { answers, typed, errors })
    Object.assign(errors, code ? { [field.key]: [errorText(field, code)] } : wrong)
    Object.assign(asked, doubts)
    if (code) for (const kept of [values, answers]) delete kept[field.key]
  }
  const made = madePasswords(definition, form)
  for (const field of fields) if (isHidden(field)) delete typed[field.key]
  Object.assign(typed, made)
  const isRight = Object.keys(errors).length === 0
  const lists = fields.filter(({ kind }) => kind === 'rows').map(({ key }) => key)
  return {
    ...changeRows(form, typed, lists),
    typed,
    errors,
    doubts: asked,
    missing,
    values: values as Submission<D>['values'],
    // Every field that must be answered was, or there would be an error.
    complete: isRight ? (answers as AnswersOf<D>) : null,
  }
}

/**
 * The part of a form that answers questions. The form library's own fields are left out: it fails
 * on a button or a state that it did not make, and a made-up button could change any question.
 */
function typedIn({ fields }: Definition, form: FormData): Typed {
  const keys = new Set(fields.map(({ key }) => key))
  const questions = new FormData()
  for (const [name, value] of form)
    if (keys.has(questionOfName(name))) questions.append(name, value)
  return parse<SectionData, string[]>(questions, { resolve: () => ({ value: {} }) }).payload
}

/** @returns what is wrong with the answer to a question; one that is right goes to the values */
function readField(field: Field, typed: Typed, values: Values): FieldErrors {
  const errors: FieldErrors = {}
  if (field.kind === 'text' && field.readOnly) return errors
  const given = typed[field.key]
  // A row that was left out keeps its place, or the rows after it would change their names.
  if (Array.isArray(given)) typed[field.key] = Array.from(given)
  if (given === undefined && !isBox(field)) return errors
  const result = fieldSchema(field).safeParse(typed[field.key])
  if (result.success) values[field.key] = result.data
  for (const { path, message } of result.error?.issues ?? []) {
    const [name, part] = inputOf(field, path)
    errors[name] ??= [errorText(part, message as ErrorCode, lengthOf(part, given))]
  }
  return errors
}

/** Of a long text: how much there may be, and how much there is. */
const lengthOf = (field: Field, given: unknown) =>
  field.kind === 'longText' && typeof given === 'string'
    ? {
        most: numberOf(field.maxLength),
        length: numberOf(given.replaceAll('\r\n', '\n').trim().length),
      }
    : {}

/** What is asked of the addresses in a right answer, by the name of the input. */
function doubtsIn(field: Field, values: Values, form: FormData): FieldErrors {
  const sure = form.getAll(SURE).map((address) => String(address).toLowerCase())
  const doubts: FieldErrors = {}
  for (const [name, part, text] of shortTextsIn(field, values[field.key])) {
    const isAsked = part.format === 'email' && !part.known && !sure.includes(text.toLowerCase())
    const meant = isAsked && domainMeant(text)
    if (meant) doubts[name] = [errorText(part, 'emailDoubt', { typed: domainOf(text), meant })]
  }
  return doubts
}

/** The answers on one line to a question, each with the name of its input. */
function shortTextsIn(field: Field, value: Value | undefined): [string, TextField, string][] {
  if (field.kind === 'text') return value ? [[field.key, field, String(value)]] : []
  if (field.kind !== 'rows') return []
  return ((value ?? []) as Row[]).flatMap((row, index) =>
    textCells(field.fields).map((cell): [string, TextField, string] => [
      `${field.key}[${index}].${cell.key}`,
      cell,
      row[cell.key] ?? '',
    ]),
  )
}

/** The input that something is wrong with: 'contacts[0].email' for a part of a row. */
function inputOf(field: Field, [index, part]: PropertyKey[]): [name: string, field: Field] {
  const cell = field.kind === 'rows' && field.fields.find(({ key }) => key === part)
  return cell ? [`${field.key}[${String(index)}].${cell.key}`, cell] : [field.key, field]
}

type Form = { answers: SectionData; typed: Typed; errors: FieldErrors }

// What was typed wrong says so itself.
const isBlank = (typed: Typed, key: string) => !typedText(typed, key).trim()

/** Whether a question has no answer and must have one. */
function isLeftOpen(field: Field, { answers, typed }: Omit<Form, 'errors'>): boolean {
  if (answers[field.key] !== undefined) return false
  return field.required || (field.unless !== undefined && isBlank(typed, field.unless))
}

/** What is wrong with an answer beside the others of its form. */
function problemOf(field: Field, { answers, typed, errors }: Form): ErrorCode | undefined {
  const answer = answers[field.key]
  if (field.kind === 'day' && field.after && String(answer) < String(answers[field.after] ?? ''))
    return 'dateBefore'
  if (field.kind === 'yesNo' && answer && field.needs?.some((key) => isBlank(typed, key)))
    return 'cardsNeedAddress'
  if (field.kind !== 'password' || !field.sameAs || errors[field.sameAs]) return undefined
  return answer === answers[field.sameAs] ? undefined : 'passwordsDiffer'
}

/** Of a question that must be answered where it applies (specification 4, conditional parts). */
function missingCode(field: Field): ErrorCode {
  const { kind, showIf, says } = field
  if (kind === 'number' || kind === 'consent' || kind === 'file') return kind
  if (showIf) return 'other'
  if (says?.required) return 'required'
  if (kind === 'day') return 'date'
  if (kind === 'choice') return 'option'
  return (kind === 'text' && field.format && OPEN[field.format]) || 'required'
}

/** What to fill in, by what the answer looks like. */
const OPEN: Partial<Record<TextFormat, ErrorCode>> = {
  email: 'emailOpen',
  phone: 'phoneOpen',
  postalCode: 'postalCodeOpen',
  fileNumber: 'fileNumberOpen',
  time: 'time',
  nameWithInitials: 'nameOpen',
}

const schemas = new WeakMap<Field, z.ZodType<Value | undefined>>()

/**
 * The schema that reads a posted answer to a field. It follows from the definition of the field and from
 * nothing else.
 */
export function fieldSchema(field: Field): z.ZodType<Value | undefined> {
  const made = schemas.get(field) ?? kindOf(field).schema(field)
  schemas.set(field, made)
  return made
}

const t = dutch<['common']>({ common }) as (key: string, values: object) => string

/** Puts in words what is wrong with an answer to a field. @param named what the words name besides its limits */
export function errorText(field: Field, code: ErrorCode, named: object = {}): string {
  return t(`validation.${field.says?.[code] ?? code}`, { ...limitsOf(field), ...named })
}

/**
 * Puts in words what is wrong with fields that only a feature can judge.
 *
 * @param codes by the key of the field
 */
export const errorsFor = ({ fields }: Definition, codes: Record<string, ErrorCode>): FieldErrors =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const code = codes[field.key]
      return code ? [[field.key, [errorText(field, code)]]] : []
    }),
  )

type Limits = Partial<Record<'min' | 'minLength' | 'max' | 'maxLength' | 'maxRows', number>> & {
  from?: string
}

/** The figures that errors name. */
function limitsOf(field: Field) {
  const { min, minLength, max, maxLength, maxRows, from } = field as Limits
  return { min: min ?? minLength, max: max ?? maxLength ?? maxRows, date: from && dateOf(from) }
}
