import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** Asks for the number of the file once more, before it is deleted for good. */
export const removeForm = {
  key: 'officeRemove',
  fields: [{ ...requiredLine, key: 'number', maxLength: 12 }],
} as const satisfies Definition
