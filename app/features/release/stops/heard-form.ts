import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** What a colleague heard who called about a request that ended and needs a person. */
export const heardForm = {
  key: 'stop-heard',
  fields: [{ ...requiredLine, key: 'gehoord', maxLength: 300, says: { required: 'heardOpen' } }],
} as const satisfies Definition
