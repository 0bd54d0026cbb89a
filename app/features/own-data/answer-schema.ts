import { z } from 'zod'
import type { Field, RowsField, Section } from '#app/forms/fields.ts'

/** The stored form of an answer, as the published schema of an export describes it. */
function answerSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return z.string().max(field.maxLength)
    case 'choice':
      return z.enum(field.options)
    case 'choices':
      return z.array(z.enum(field.options))
    case 'yesNo':
      return z.literal(true)
    case 'number':
      return z.int().min(field.min).max(field.max)
    case 'rows':
      return rowsSchema(field)
  }
}

/** A list of rows; in a row, what was left open is not there or empty. */
export const rowsSchema = ({ fields, maxRows }: RowsField) =>
  z
    .array(
      z.strictObject(
        Object.fromEntries(
          fields.map((sub) => [sub.key, z.string().max(sub.maxLength).optional()]),
        ),
      ),
    )
    .max(maxRows)

/** The fields that are taken along: a box that orders something is about this account only. */
export const portableFields = ({ fields }: Section): readonly Field[] =>
  fields.filter(
    (field) =>
      !(field.kind === 'yesNo' && field.asks) && !(field.kind === 'text' && field.readOnly),
  )

/** Every answer to a section, none of them needed. */
export const answersSchema = (section: Section) =>
  z.strictObject(
    Object.fromEntries(
      portableFields(section).map((field) => [field.key, answerSchema(field).optional()]),
    ),
  )
