/**
 * What there is to know of each kind of field: how an answer is read, and how it is told. Its component
 * stands in `app/ui`, its form in an export with the export. Errors are codes; `parseForm` puts them
 * in words.
 */
import { z } from 'zod'
import { dateOf, dayOf } from '#app/locales/dates.ts'
import { isReadable } from '#app/platform/text.ts'
import type { Answer, FieldTexts } from './answer.ts'
import { type Cell, type FieldKind, LONG, type OfKind, type TextField } from './fields.ts'
import type { ErrorCode } from './error-codes.ts'
import { withCapitals } from '#app/platform/names.ts'
import { FORMATS, type Format, isDay, isoDay, isOtherWeekday } from './formats.ts'
import { textCells } from './rows.ts'
import type { Row, Value } from './values.ts'

type KindRules<F> = {
  /** A posted answer, and what is wrong with it; `undefined` and '' are no answer. */
  schema: (field: F) => z.ZodType<Value | undefined>
  /** An answer as people read it. */
  text: (value: Value, texts: FieldTexts, field: F) => Answer['answer']
}

/** As a day is kept, whether there is one like it or not. */
const LIKE_DAY = /^\d{4}-\d\d-\d\d$/

const error = (code: ErrorCode) => ({ error: code })

const cleanText = (maxLength: number, tooLong: ErrorCode = 'tooLong') =>
  z
    .string(error('text'))
    .default('')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine(isReadable, error('characters'))
    .refine((text) => text.length <= maxLength, error(tooLong))

const atLeast = (text: ReturnType<typeof cleanText>, minLength: number) =>
  text.refine((value) => !value || value.length >= minLength, error('short'))

const longText = ({ maxLength, minLength = 0 }: OfKind<'longText'>) =>
  atLeast(cleanText(maxLength, maxLength < LONG ? 'textTooLong' : 'storyTooLong'), minLength)

function shortText({ maxLength, minLength = 0, oneLine, lowerCase, capitals, format }: TextField) {
  const text = atLeast(cleanText(maxLength), minLength)
    .refine((value) => !oneLine || !value.includes('\n'), error('text'))
    .transform((value) => (lowerCase ? value.toLowerCase() : value))
    .transform((value) => (capitals ? withCapitals(value) : value))
  if (!format) return text
  const { kept, fits, error: wrong }: Format = FORMATS[format]
  const read = kept ? text.transform(kept) : text
  return read.refine((value) => !value || fits(value), error(wrong))
}

const ticked = z.literal('true', error('option'))

const cellSchema = (cell: Cell) => (cell.kind === 'yesNo' ? ticked.optional() : shortText(cell))

function tableSchema({ fields, maxRows }: OfKind<'rows'>) {
  const row = z.object(
    Object.fromEntries(fields.map((cell) => [cell.key, cellSchema(cell)])),
    error('text'),
  )
  const texts = textCells(fields)
  return z
    .array(row.optional(), error('text'))
    .default([])
    .transform((rows) => rows.filter((one) => one && texts.some(({ key }) => one[key])) as Row[])
    .refine((rows) => rows.length <= maxRows, error('tooMany'))
}

const box = ticked.optional().transform((value) => value === 'true')

const asWritten = (value: Value) => String(value)
const yes = () => 'Ja'
const chosenOption = (value: Value, { options }: FieldTexts) =>
  options?.[String(value)] ?? String(value)

const cellText = (value: string | undefined, { fields }: FieldTexts, { key, kind }: Cell): string =>
  (value && kind === 'yesNo' ? fields?.[key]?.said : value) ?? ''

/** What there is to know of each kind. */
export const kinds = {
  text: { schema: shortText, text: asWritten },
  longText: { schema: longText, text: asWritten },
  day: {
    schema: ({ from = '', until: last = '', recent }) => {
      const until = last === 'today' ? dayOf(new Date()) : last
      const about = last === 'today' ? { until, recent } : {}
      return cleanText(100)
        .transform((text) => isoDay(text, about))
        .refine((day) => !isOtherWeekday(day, about), { ...error('dateWeekday'), abort: true })
        .refine((day) => !LIKE_DAY.test(day) || isDay(day), { ...error('dateNever'), abort: true })
        .refine((day) => !day || isDay(day), { ...error('date'), abort: true })
        .refine((day) => !day || day >= from, error('dateEarly'))
        .refine((day) => !until || day <= until, error('dateFuture'))
    },
    text: (value) => dateOf(String(value)),
  },
  password: {
    schema: ({ refuse = () => undefined }) =>
      z
        .string(error('text'))
        .default('')
        .superRefine((password, { addIssue }) => {
          const wrong = password && refuse(password)
          if (wrong) addIssue({ code: 'custom', message: wrong })
        }),
    text: () => '',
  },
  number: {
    schema: ({ min, max }) =>
      z
        .string(error('number'))
        .trim()
        .default('')
        .refine((text) => text === '' || /^\d{1,4}$/.test(text), error('number'))
        .transform((text) => (text === '' ? undefined : Number(text)))
        .refine((value) => value === undefined || (value >= min && value <= max), error('number')),
    text: asWritten,
  },
  choice: {
    schema: ({ options }) => z.union([z.literal(''), z.enum(options)], error('option')).default(''),
    text: chosenOption,
  },
  choices: {
    schema: ({ options }) =>
      z
        .preprocess(
          (value) => (value === undefined ? [] : [value].flat()),
          z.array(z.enum(options, error('option')), error('option')),
        )
        .transform((given) => options.filter((one) => given.includes(one))),
    text: (value, texts) =>
      [value].flat().map((one) => asWritten(chosenOption(String(one), texts))),
  },
  yesNo: { schema: () => box, text: yes },
  consent: { schema: () => box.catch(false), text: yes },
  rows: {
    schema: tableSchema,
    text: (value, texts, { fields }) => ({
      columns: fields.map(({ key }) => texts.fields?.[key]?.label ?? key),
      rows: (value as Row[]).map((row) =>
        fields.map((cell) => cellText(row[cell.key], texts, cell)),
      ),
    }),
  },
  file: { schema: () => z.string(error('text')).default(''), text: () => '' },
} satisfies { [K in FieldKind]: KindRules<OfKind<K>> }

/** The rules of the kind of a field. */
export const kindOf = <F extends { kind: FieldKind }>({ kind }: F) =>
  kinds[kind] as unknown as KindRules<F>
