import { z } from 'zod'
import type { Definition, Field } from '#app/forms/fields.ts'
import { kindOf } from '#app/forms/kinds.ts'

export const portableFields = ({ fields }: Definition): readonly Field[] =>
  fields.filter(
    (field) => kindOf(field).portable(field) && !(field.kind === 'text' && field.readOnly),
  )

export const answersSchema = (definition: Definition) =>
  z.strictObject(
    Object.fromEntries(
      portableFields(definition).map((field) => [
        field.key,
        (kindOf(field).portable(field) ?? z.never()).optional(),
      ]),
    ),
  )
