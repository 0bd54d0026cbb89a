import { z } from 'zod'
import { accountSchema } from './account.server.ts'
import { contentSchema, incomingContent } from './content.server.ts'

/** Names in the ZIP. */
export const JSON_NAME = 'wensen.json'
export const SCHEMA_NAME = 'export-1.json'
export const PDF_NAME = 'wensen.pdf'
/** Instead of the PDF, when it could not be made. */
export const NO_PDF_NAME = 'wensen.pdf ontbreekt.txt'

export const FORMAT = 'wensenregister'
/** Goes up when something changes that an older import would misread. */
export const FORMAT_VERSION = 1

/** What stands in `wensen.json`. */
export const exportSchema = z
  .strictObject({
    format: z.literal(FORMAT),
    version: z.literal(FORMAT_VERSION),
    exportedAt: z.iso.datetime(),
    account: accountSchema,
    content: contentSchema,
  })
  .describe('Everything that the Wensenregister keeps of a person. Moments are in UTC.')

/** What is checked at once of what comes in. */
export const incomingSchema = exportSchema.extend({ content: incomingContent })

let published: string | undefined

/** The same as a JSON Schema, as it is served and as it goes along in the ZIP. */
export const publishedSchema = (): string =>
  (published ??= `${JSON.stringify(z.toJSONSchema(exportSchema, { io: 'input' }), null, 2)}\n`)
