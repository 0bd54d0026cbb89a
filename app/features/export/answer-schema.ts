import { z } from 'zod'
import type { Definition, Field } from '#app/forms/fields.ts'
import { kindOf } from '#app/forms/kinds.ts'

/** The fields that are taken along: a box that orders something is about this account only. */
export const portableFields = ({ fields }: Definition): readonly Field[] =>
  fields.filter(
    (field) => kindOf(field).portable(field) && !(field.kind === 'text' && field.readOnly),
  )

/** Every answer to a form, none of them needed, as the published schema of an export describes it. */
export const answersSchema = (definition: Definition) =>
  z.strictObject(
    Object.fromEntries(
      portableFields(definition).map((field) => [
        field.key,
        (kindOf(field).portable(field) ?? z.never()).optional(),
      ]),
    ),
  )
