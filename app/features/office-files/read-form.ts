import { REASONS } from '#app/access/audit.ts'
import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** Asks to read someone's wishes. */
export const readFileForm = {
  key: 'readFile',
  fields: [
    { ...requiredLine, key: 'number', maxLength: 12 },
    {
      key: 'reason',
      kind: 'choice',
      options: REASONS,
      required: true,
      says: { required: 'option' },
    },
  ],
} as const satisfies Definition
