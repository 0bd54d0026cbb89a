import { z } from 'zod'
import type { Cell, Definition, Field, FieldKind, OfKind } from '#app/forms/fields.ts'

const text = ({ maxLength }: { maxLength: number }) => z.string().max(maxLength)

/** An answer as an export holds it, by the kind of its field; null for what never leaves. */
const SCHEMAS = {
  text,
  longText: text,
  day: () => z.iso.date(),
  password: () => null,
  number: ({ min, max }) => z.int().min(min).max(max),
  choice: ({ options }) => z.enum(options),
  choices: ({ options }) => z.array(z.enum(options)),
  // A box that orders something is about this account only.
  yesNo: ({ asks }) => (asks ? null : z.literal(true)),
  consent: () => null,
  rows: rowsSchema,
  file: () => null,
} satisfies { [K in FieldKind]: (field: OfKind<K>) => z.ZodType | null }

const cellSchema = (cell: Cell) => (cell.kind === 'yesNo' ? z.literal('true') : text(cell))

/** A list as an export holds it. */
export function rowsSchema({ fields, maxRows }: OfKind<'rows'>) {
  const cells = fields.map((cell) => [cell.key, cellSchema(cell).optional()] as const)
  return z.array(z.strictObject(Object.fromEntries(cells))).max(maxRows)
}

const schemaOf = (field: Field) =>
  (SCHEMAS[field.kind] as (field: Field) => z.ZodType | null)(field)

/** The fields that are taken along. */
export const portableFields = ({ fields }: Definition): readonly Field[] =>
  fields.filter((field) => schemaOf(field) && !(field.kind === 'text' && field.readOnly))

/** What an export holds of a form. Every answer may be left out, and nothing else may be there. */
export const answersSchema = (definition: Definition) =>
  z.strictObject(
    Object.fromEntries(
      portableFields(definition).map((field) => [
        field.key,
        (schemaOf(field) ?? z.never()).optional(),
      ]),
    ),
  )
