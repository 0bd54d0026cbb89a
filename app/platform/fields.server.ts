import type { TFunction } from 'i18next'
import { z } from 'zod'
import { isReadable } from './text.ts'

/** What a small form shows again: everything that was typed, and what is wrong with it. */
export type FormState = { typed: Record<string, string>; errors: Record<string, string[]> }

/**
 * Reads the fields of a schema from a post, the first of each name; others are not looked at. Texts
 * of errors are the schema's own.
 *
 * @returns the values when all is right, and in any case what was typed
 */
export function checkFields<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
  const typed = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, String(form.get(name) ?? '')]),
  )
  const result = schema.safeParse(typed)
  const errors: FormState['errors'] = {}
  for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= [message]
  return { typed, errors, value: result.data }
}

const text = (max: number, t: TFunction) =>
  z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .refine(isReadable, { error: t('validation.characters') })
    .refine((value) => value.length <= max, { error: t('validation.tooLong', { max }) })

/** A date as the database knows it, from what people type where the browser has no calendar. */
export function isoDate(typed: string): string {
  const [, day = '', month = '', year] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim()
}

/** The fields that small forms are made of. A text that is required is not empty. */
export const fieldsIn = (t: TFunction) => {
  const required = { error: t('validation.required') }
  const line = (max: number) =>
    text(max, t).refine((value) => !/\n/.test(value), { error: t('validation.text') })
  return {
    line: (max: number) => line(max).refine(Boolean, required),
    long: (max: number) => text(max, t),
    email: line(255)
      .transform((value) => value.toLowerCase())
      .refine(Boolean, { ...required, abort: true })
      .refine((value) => z.email().safeParse(value).success, { error: t('validation.email') }),
    phone: line(20).refine((value) => !value || /^[\d ()+-]{10,20}$/.test(value), {
      error: t('validation.phone'),
    }),
    date: line(100)
      .transform(isoDate)
      .refine(Boolean, { ...required, abort: true })
      .refine((value) => z.iso.date().safeParse(value).success, { error: t('validation.date') }),
    oneOf: <const Options extends readonly string[]>(options: Options, error: string) =>
      z.enum(options, { error }),
  }
}
