import type { Definition } from '#app/forms/fields.ts'

/** The code of a letter, and what stands on no letter. */
export const letterForm = {
  key: 'letterVisit',
  fields: [
    { key: 'code', kind: 'text', maxLength: 50, required: true, says: { required: 'codeOpen' } },
    {
      key: 'phone',
      kind: 'text',
      maxLength: 20,
      format: 'phone',
      required: true,
      autocomplete: 'tel',
      says: { required: 'phoneOpen' },
    },
  ],
} as const satisfies Definition
