import type { Definition } from '#app/forms/fields.ts'

/** The address that a link goes to. */
export const visitForm = {
  key: 'visit',
  fields: [
    {
      key: 'email',
      kind: 'text',
      maxLength: 255,
      format: 'email',
      required: true,
      autocomplete: 'email',
      lowerCase: true,
      says: { required: 'email', tooLong: 'emailLong', characters: 'email' },
    },
  ],
} as const satisfies Definition
