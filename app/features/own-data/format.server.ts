import { z } from 'zod'
import { accountSchema } from './account.server.ts'
import { contentSchema, incomingContent } from './content.server.ts'

export const JSON_NAME = 'wensen.json'
export const SCHEMA_NAME = 'export-1.json'
export const PDF_NAMES = { booklet: 'wensen.pdf', confidential: 'vertrouwelijk.pdf' } as const
export const NO_PDF_NAME = 'wensen.pdf ontbreekt.txt'

export const FORMAT = 'wensenregister'
/** Goes up when an older import would misread something. */
export const FORMAT_VERSION = 1

export const exportSchema = z
  .strictObject({
    format: z.literal(FORMAT),
    version: z.literal(FORMAT_VERSION),
    exportedAt: z.iso.datetime(),
    account: accountSchema,
    content: contentSchema,
    signature: z
      .string()
      .max(10_000)
      .optional()
      .describe(
        'What the register says of all bytes before this property, and its signature. Not checked when it is brought in again: who changes their own data may.',
      ),
  })
  .describe('Everything that the Wensenregister keeps of a person. Moments are in UTC.')

export const incomingSchema = exportSchema.extend({ content: incomingContent })

let published: string | undefined

/** The JSON Schema of an export, for who reads one with a program. */
export const publishedSchema = (): string =>
  (published ??= `${JSON.stringify(z.toJSONSchema(exportSchema, { io: 'input' }), null, 2)}\n`)
