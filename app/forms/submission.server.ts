import { parse } from '@conform-to/react'
import { z } from 'zod'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import {
  type AnswersOf,
  type Definition,
  type ErrorCode,
  type Field,
  isBox,
  isHidden,
} from './fields.ts'
import { kindOf } from './kinds.ts'
import { BUTTON, type FieldErrors, type Typed } from './rows.ts'
import {
  isAnswered,
  isShown,
  questionOf,
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
  /** The answers, when nothing is wrong. */
  complete: AnswersOf<D> | null
  /** True when a button asked for another row or one row less, not for saving. */
  rowsChanged: boolean
}

type Values = Record<string, Value | undefined>
type Reading = { values: Values; errors: FieldErrors; typed: Typed }

/** Reads what was posted with a form. A wrong answer does not spoil the others. */
export function parseForm<const D extends Definition>(
  definition: D,
  form: FormData,
): Submission<D> {
  const { fields } = definition
  const questions = parse<SectionData, string[]>(questionsOf(definition, form), {
    resolve: () => ({ value: {} }),
  })
  const typed = questions.payload as Typed
  const reading: Reading = { values: {}, errors: {}, typed }
  for (const field of fields) readField(field, reading)
  addMissing(definition, reading)
  dropUnasked(definition, reading)
  for (const field of fields) if (isHidden(field)) delete typed[field.key]
  const pressed = form.get(BUTTON)
  if (typeof pressed === 'string') changeRows(definition, typed, pressed)
  const isRight = Object.keys(reading.errors).length === 0
  return {
    typed,
    errors: inOrder(definition, reading.errors),
    values: reading.values as Submission<D>['values'],
    // Every field that must be answered was, or there would be an error.
    complete: isRight ? (withoutEmpty(reading.values) as AnswersOf<D>) : null,
    rowsChanged: pressed !== null,
  }
}

/**
 * The part of a form that answers questions. The form library's own fields are left out: it fails
 * on a button or a state that it did not make, and a made-up button could change any question.
 */
function questionsOf({ fields }: Definition, form: FormData): FormData {
  const keys = new Set(fields.map(({ key }) => key))
  const questions = new FormData()
  for (const [name, value] of form) if (keys.has(questionOf(name))) questions.append(name, value)
  return questions
}

function readField(field: Field, { values, errors, typed }: Reading) {
  if (field.kind === 'text' && field.readOnly) return
  const given = typed[field.key]
  // A row that was left out keeps its place, or the rows after it would change their names.
  if (Array.isArray(given)) typed[field.key] = Array.from(given)
  if (given === undefined && !isBox(field)) return
  const result = schemaOf(field).safeParse(typed[field.key])
  if (result.success) values[field.key] = result.data
  for (const { path, message } of result.error?.issues ?? [])
    errors[nameOf(field, path)] ??= [errorText(partOf(field, path), message as ErrorCode)]
}

const schemas = new WeakMap<Field, z.ZodType<Value | undefined>>()

/** The validation of a field follows from its definition and from nothing else. */
export function schemaOf(field: Field): z.ZodType<Value | undefined> {
  const made = schemas.get(field) ?? kindOf(field).schema(field)
  schemas.set(field, made)
  return made
}

const t = dutch.getFixedT('nl', 'common') as (key: string, values: object) => string

/** What is wrong with an answer, in words. */
export function errorText(field: Field, code: ErrorCode): string {
  return t(`validation.${field.says?.[code] ?? code}`, limitsOf(field))
}

/** What is wrong with fields that only a feature can judge. @param codes by the key of the field */
export const errorsFor = ({ fields }: Definition, codes: Record<string, ErrorCode>): FieldErrors =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const code = codes[field.key]
      return code ? [[field.key, [errorText(field, code)]]] : []
    }),
  )

/** Errors in the order in which the questions are asked. */
function inOrder({ fields }: Definition, errors: FieldErrors): FieldErrors {
  const placeOf = (name: string) => fields.findIndex(({ key }) => key === questionOf(name))
  return Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  )
}

/** The figures that errors name. */
function limitsOf(field: Field) {
  const min = 'min' in field ? field.min : 'minLength' in field ? field.minLength : undefined
  if ('max' in field) return { min, max: field.max }
  if ('maxLength' in field) return { min, max: field.maxLength }
  if ('maxRows' in field) return { max: field.maxRows }
  return 'from' in field && field.from ? { date: dateOf(field.from) } : {}
}

/** The input that an error belongs to: 'contacts[0].email' for a part of a row, else the field. */
function nameOf({ key, kind }: Field, [index, part]: PropertyKey[]): string {
  return kind === 'rows' && part !== undefined ? `${key}[${String(index)}].${String(part)}` : key
}

/** The field that an error is about: of a row, the part of it. */
const partOf = (field: Field, [, part]: PropertyKey[]): Field =>
  (field.kind === 'rows' && field.fields.find(({ key }) => key === part)) || field

/** Questions that must be answered, but only where they apply (specification 4, conditional parts). */
function addMissing(definition: Definition, { values, errors, typed }: Reading) {
  const answers = withoutEmpty(values)
  const refuse = (field: Field, code: ErrorCode) => {
    errors[field.key] = [errorText(field, code)]
    delete values[field.key]
  }
  for (const field of definition.fields) {
    if (errors[field.key]) continue
    const empty = !isAnswered(answers[field.key])
    if (field.required && empty && isShown(definition, field, answers))
      refuse(field, missingCode(field))
    // What was typed wrong says so itself.
    if (field.kind === 'yesNo' && !empty && field.needs?.some((key) => isBlank(typed[key])))
      refuse(field, 'cardsNeedAddress')
    if (field.kind === 'password' && field.sameAs && !errors[field.sameAs])
      if (answers[field.key] !== answers[field.sameAs]) refuse(field, 'passwordsDiffer')
  }
}

const isBlank = (typed: unknown) => typeof typed !== 'string' || typed.trim() === ''

function missingCode({ kind, showIf }: Field): ErrorCode {
  if (kind === 'number' || kind === 'consent' || kind === 'file') return kind
  return showIf ? 'other' : 'required'
}

/** A mistake where a question does not apply is in nobody's way; its stored answer stays. */
function dropUnasked(definition: Definition, { values, errors }: Reading) {
  const answers = withoutEmpty(values)
  const unasked = definition.fields.filter((field) => !isShown(definition, field, answers))
  for (const name of Object.keys(errors))
    if (unasked.some(({ key }) => key === questionOf(name))) delete errors[name]
}

const rowButton = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), payload: z.object({ name: z.string() }) }),
  z.object({ type: z.literal('remove'), payload: z.object({ name: z.string(), index: z.int() }) }),
])

/** Does what a row button says. One that no page of ours has changes nothing. */
function changeRows({ fields }: Definition, typed: Typed, pressed: string) {
  const { data: button } = rowButton.safeParse(jsonOf(pressed))
  const name = fields.find(({ key, kind }) => kind === 'rows' && key === button?.payload.name)?.key
  if (!button || !name) return
  const rows: unknown[] = [typed[name] ?? []].flat()
  const { payload } = button
  typed[name] =
    'index' in payload ? rows.filter((_, index) => index !== payload.index) : [...rows, {}]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
