import type { Definition } from '#app/forms/fields.ts'

/** Which file is linked to which guild member; whether both are there, only the database knows. */
export const linkForm = {
  key: 'link',
  fields: [
    {
      key: 'dossier',
      kind: 'text',
      maxLength: 20,
      required: true,
      says: { required: 'fileAndMember', tooLong: 'fileUnknown', characters: 'fileUnknown' },
    },
    {
      key: 'lid',
      kind: 'text',
      maxLength: 36,
      required: true,
      says: { required: 'fileAndMember', tooLong: 'fileAndMember', characters: 'fileAndMember' },
    },
  ],
} as const satisfies Definition
