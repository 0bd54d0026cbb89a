import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { Reply } from './form.ts'
import type { FieldError } from './schemas.server.ts'

/** Passwords never come back in a page. */
const HIDDEN = ['currentPassword', 'password', 'confirmPassword']

type Fields = z.ZodObject

/**
 * Checks a posted form. Only the fields of the schema are looked at: conform gives a meaning to
 * some other names and to names with dots, and none of our account forms uses those.
 */
export function parseFields<Schema extends Fields>(form: FormData, schema: Schema) {
  const own = new FormData()
  for (const name of Object.keys(schema.shape)) {
    const value = form.get(name)
    if (typeof value === 'string') own.set(name, value)
  }
  return parseWithZod(own, { schema }) as Submission<z.input<Schema>, string[], z.output<Schema>>
}

/**
 * What the form shows again.
 *
 * @param formErrors what is wrong with the whole and no field in particular
 * @param fieldErrors what is wrong with a field that the schema cannot see
 */
export const replyTo = (
  submission: { reply: Submission<unknown>['reply'] },
  formErrors: FieldError[] = [],
  fieldErrors: Record<string, FieldError[]> = {},
): Reply => submission.reply({ hideFields: HIDDEN, formErrors, fieldErrors })
