import { parse } from '@conform-to/react'
import type { TFunction } from 'i18next'
import { z } from 'zod'
import { POSTAL_CODE } from '#app/features/accounts/address.ts'
import { type Field, isBox, type RowsField, type Section, type TextField } from './fields.ts'
import { isReadable } from '#app/platform/text.ts'
import { BUTTON, type FieldErrors, type Typed } from './rows.ts'
import { isAnswered, isShown, type SectionData, type Value } from './values.ts'

export type ParsedSection = {
  /**
   * The answers that are right, also when others are not. A question that the form does not have has
   * no entry; one of boxes always has, since no tick posts nothing.
   */
  data: Record<string, Value | undefined>
  errors: FieldErrors
  typed: Typed
  /** True when a button asked for another row or one row less, not for saving. */
  rowsChanged: boolean
}

/**
 * Reads the posted answers to a section. A wrong answer does not spoil the others.
 *
 * @param t gives the texts of the errors
 */
export function parseSection(section: Section, form: FormData, t: TFunction): ParsedSection {
  const questions = parse<SectionData, string[]>(questionsOf(section, form), {
    resolve: () => ({ value: {} }),
  })
  const typed = questions.payload as Typed
  const pressed = form.get(BUTTON)
  const data: ParsedSection['data'] = {}
  const errors: FieldErrors = {}
  for (const field of section.fields) {
    if (field.kind === 'text' && field.readOnly) continue
    const given = typed[field.key]
    // A row that was left out keeps its place, or the rows after it would change their names.
    if (Array.isArray(given)) typed[field.key] = Array.from(given)
    if (given === undefined && !isBox(field)) continue
    const result = fieldSchema(field, t).safeParse(typed[field.key])
    if (result.success) data[field.key] = result.data
    else
      for (const issue of result.error.issues) {
        const name = nameOf(field, issue.path)
        errors[name] ??= [issue.message]
      }
  }
  addMissing(section, { data, errors, typed }, t)
  dropUnasked(section, data, errors)
  if (typeof pressed === 'string') changeRows(section, typed, pressed)
  return { data, errors, typed, rowsChanged: pressed !== null }
}

/**
 * The part of a form that answers questions. The form library's own fields are left out: it fails
 * on a button or a state that it did not make, and a made-up button could change any question.
 */
function questionsOf({ fields }: Section, form: FormData): FormData {
  const keys = new Set(fields.map(({ key }) => key))
  const questions = new FormData()
  for (const [name, value] of form) if (keys.has(questionOf(name))) questions.append(name, value)
  return questions
}

const rowButton = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), payload: z.object({ name: z.string() }) }),
  z.object({ type: z.literal('remove'), payload: z.object({ name: z.string(), index: z.int() }) }),
])

/** Does what a row button says. One that no page of ours has changes nothing. */
function changeRows({ fields }: Section, typed: Typed, pressed: string) {
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

/** The input that an error belongs to: 'contacts[0].email' for a part of a row, else the field. */
function nameOf({ key, kind }: Field, [index, part]: PropertyKey[]): string {
  return kind === 'rows' && part !== undefined ? `${key}[${String(index)}].${String(part)}` : key
}

/** Questions that must be answered, but only where they apply (specification 4, conditional parts). */
function addMissing(
  section: Section,
  { data, errors, typed }: Omit<ParsedSection, 'rowsChanged'>,
  t: TFunction,
) {
  const answers = withoutEmpty(data)
  for (const field of section.fields) {
    if (errors[field.key]) continue
    const empty = !isAnswered(answers[field.key])
    if (field.required && empty && isShown(section, field, answers)) {
      errors[field.key] = [missingMessage(field, t)]
      delete data[field.key]
    }
    // What was typed wrong says so itself.
    if (field.kind === 'yesNo' && !empty && field.needs?.some((key) => isBlank(typed[key]))) {
      errors[field.key] = [t('validation.cardsNeedAddress')]
      delete data[field.key]
    }
  }
}

/** A mistake where a question does not apply is in nobody's way; its stored answer stays. */
function dropUnasked(section: Section, data: ParsedSection['data'], errors: FieldErrors) {
  const answers = withoutEmpty(data)
  const unasked = section.fields.filter((field) => !isShown(section, field, answers))
  for (const name of Object.keys(errors))
    if (unasked.some(({ key }) => key === questionOf(name))) delete errors[name]
}

/** 'contacts[0].email' is a part of the answer to 'contacts'. */
export const questionOf = (name: string): string => name.split(/[.[]/, 1)[0] ?? name

const isBlank = (typed: unknown) => typeof typed !== 'string' || typed.trim() === ''

function missingMessage(field: Field, t: TFunction): string {
  if (field.kind === 'number') return t('validation.number', { min: field.min, max: field.max })
  return t(field.showIf ? 'validation.other' : 'validation.required')
}

/** The answers without the questions that were left open. */
export function withoutEmpty(data: Record<string, Value | undefined>): SectionData {
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, Value] => isAnswered(entry[1])),
  )
}

function textSchema(maxLength: number, t: TFunction) {
  return z
    .string({ error: t('validation.text') })
    .default('')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine(isReadable, { error: t('validation.characters') })
    .refine((text) => text.length <= maxLength, {
      error: t('validation.tooLong', { max: maxLength }),
    })
}

const PHONE = /^[\d ()+-]{10,20}$/

function shortTextSchema(field: TextField, t: TFunction) {
  const text = textSchema(field.maxLength, t)
  if (field.format === 'email')
    return text.refine((value) => !value || z.email().safeParse(value).success, {
      error: t('validation.email'),
    })
  if (field.format === 'phone')
    return text.refine((value) => !value || PHONE.test(value), { error: t('validation.phone') })
  if (field.format === 'postalCode')
    return text.refine((value) => !value || POSTAL_CODE.test(value), {
      error: t('validation.postalCode'),
    })
  if (field.format === 'link')
    return text.refine((value) => !value || isLink(value), { error: t('validation.link') })
  return text
}

/** An address on the web; others, such as 'javascript:', could do something when they are clicked. */
const isLink = (value: string): boolean => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value)

function rowsSchema(field: RowsField, t: TFunction) {
  const row = z.object(
    Object.fromEntries(field.fields.map((sub) => [sub.key, shortTextSchema(sub, t)])),
    { error: t('validation.text') },
  )
  return z
    .array(row.optional(), { error: t('validation.text') })
    .default([])
    .transform((rows) => rows.filter((one) => one && Object.values(one).some(Boolean)))
    .refine((rows) => rows.length <= field.maxRows, {
      error: t('validation.tooMany', { max: field.maxRows }),
    })
}

/** The validation of a field follows from its definition and from nothing else. */
export function fieldSchema(field: Field, t: TFunction): z.ZodType<Value | undefined> {
  const option = { error: t('validation.option') }
  switch (field.kind) {
    case 'text':
      return shortTextSchema(field, t)
    case 'longText':
      return textSchema(field.maxLength, t)
    case 'choice':
      return z.union([z.literal(''), z.enum(field.options)], option).default('')
    case 'choices':
      return z
        .preprocess(
          (value) => (value === undefined ? [] : [value].flat()),
          z.array(z.enum(field.options, option), option),
        )
        .transform((chosen) => field.options.filter((one) => chosen.includes(one)))
    case 'yesNo':
      return z
        .literal('true', option)
        .optional()
        .transform((value) => value === 'true')
    case 'number':
      return numberSchema(field.min, field.max, t)
    case 'rows':
      return rowsSchema(field, t) as z.ZodType<Value>
  }
}

function numberSchema(min: number, max: number, t: TFunction) {
  const message = { error: t('validation.number', { min, max }) }
  return z
    .string(message)
    .trim()
    .default('')
    .refine((text) => text === '' || /^\d{1,4}$/.test(text), message)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .refine((value) => value === undefined || (value >= min && value <= max), message)
}
