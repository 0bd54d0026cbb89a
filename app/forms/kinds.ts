/**
 * What there is to know of each kind of field: how an answer is read, how it is told, and how it is
 * taken along. Its component stands in `app/ui`. Errors are codes; `parseForm` puts them in words.
 */
import { z } from 'zod'
import { dayOf } from '#app/locales/dates.ts'
import { isReadable } from '#app/platform/text.ts'
import type { Answer, FieldTexts } from './answers.ts'
import type { ErrorCode, FieldKind, OfKind, TextField } from './fields.ts'
import { FORMATS, isDay, isoDay } from './formats.ts'
import type { Row, Value } from './values.ts'

type Kind<F> = {
  /** A posted answer, and what is wrong with it; `undefined` and '' are no answer. */
  schema: (field: F) => z.ZodType<Value | undefined>
  /** An answer as people read it. */
  text: (value: Value, texts: FieldTexts, field: F) => Answer['answer']
  /** An answer as an export holds it; null for what never leaves. */
  portable: (field: F) => z.ZodType | null
}

const error = (code: ErrorCode) => ({ error: code })

const cleanText = (maxLength: number) =>
  z
    .string(error('text'))
    .default('')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine(isReadable, error('characters'))
    .refine((text) => text.length <= maxLength, error('tooLong'))

function shortText({ maxLength, minLength = 0, oneLine, lowerCase, format }: TextField) {
  const text = cleanText(maxLength)
    .refine((value) => !oneLine || !value.includes('\n'), error('text'))
    .refine((value) => !value || value.length >= minLength, error('short'))
    .transform((value) => (lowerCase ? value.toLowerCase() : value))
  if (!format) return text
  const { fits, error: wrong } = FORMATS[format]
  return text.refine((value) => !value || fits(value), error(wrong))
}

function rowsSchema({ fields, maxRows }: OfKind<'rows'>) {
  const row = z.object(
    Object.fromEntries(fields.map((sub) => [sub.key, shortText(sub)])),
    error('text'),
  )
  return z
    .array(row.optional(), error('text'))
    .default([])
    .transform((rows) => rows.filter((one) => one && Object.values(one).some(Boolean)) as Row[])
    .refine((rows) => rows.length <= maxRows, error('tooMany'))
}

const box = z
  .literal('true', error('option'))
  .optional()
  .transform((value) => value === 'true')

const asWritten = (value: Value) => String(value)
const yes = () => 'Ja'
const chosen = (value: Value, { options }: FieldTexts) => options?.[String(value)] ?? String(value)

export const kinds = {
  text: {
    schema: shortText,
    text: asWritten,
    portable: ({ maxLength }) => z.string().max(maxLength),
  },
  longText: {
    schema: ({ maxLength }) => cleanText(maxLength),
    text: asWritten,
    portable: ({ maxLength }) => z.string().max(maxLength),
  },
  day: {
    schema: ({ from = '', until = '' }) =>
      cleanText(100)
        .transform(isoDay)
        .refine((day) => !day || isDay(day), { ...error('date'), abort: true })
        .refine((day) => !day || day >= from, error('dateEarly'))
        .refine(
          (day) => !until || day <= (until === 'today' ? dayOf(new Date()) : until),
          error('dateFuture'),
        ),
    text: asWritten,
    portable: () => z.iso.date(),
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
    portable: () => null,
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
    portable: ({ min, max }) => z.int().min(min).max(max),
  },
  choice: {
    schema: ({ options }) => z.union([z.literal(''), z.enum(options)], error('option')).default(''),
    text: chosen,
    portable: ({ options }) => z.enum(options),
  },
  choices: {
    schema: ({ options }) =>
      z
        .preprocess(
          (value) => (value === undefined ? [] : [value].flat()),
          z.array(z.enum(options, error('option')), error('option')),
        )
        .transform((given) => options.filter((one) => given.includes(one))),
    text: (value, texts) => [value].flat().map((one) => asWritten(chosen(String(one), texts))),
    portable: ({ options }) => z.array(z.enum(options)),
  },
  yesNo: { schema: () => box, text: yes, portable: ({ asks }) => (asks ? null : z.literal(true)) },
  consent: { schema: () => box.catch(false), text: yes, portable: () => null },
  rows: {
    schema: rowsSchema,
    text: (value, texts, { fields }) => ({
      columns: fields.map(({ key }) => texts.fields?.[key]?.label ?? key),
      rows: (value as Row[]).map((row) => fields.map(({ key }) => row[key] ?? '')),
    }),
    portable: ({ fields, maxRows }) => {
      const row = fields.map(({ key, maxLength }) => [key, z.string().max(maxLength).optional()])
      const shape: Record<string, z.ZodOptional<z.ZodString>> = Object.fromEntries(row)
      return z.array(z.strictObject(shape)).max(maxRows)
    },
  },
  file: { schema: () => z.string(error('text')).default(''), text: () => '', portable: () => null },
} satisfies { [K in FieldKind]: Kind<OfKind<K>> }

/** What there is to know of the kind of a field. */
export const kindOf = <F extends { kind: FieldKind }>({ kind }: F) =>
  kinds[kind] as unknown as Kind<F>
