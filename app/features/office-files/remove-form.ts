import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** Why the office deletes a file: others are told so. */
export const REMOVED_BECAUSE = ['asked', 'died'] as const

/** Asks why, and for the number of the file once more, before it is deleted for good. */
export const removeForm = {
  key: 'officeRemove',
  fields: [
    { key: 'why', kind: 'choice', options: REMOVED_BECAUSE, required: true },
    { ...requiredLine, key: 'number', maxLength: 12 },
  ],
} as const satisfies Definition
