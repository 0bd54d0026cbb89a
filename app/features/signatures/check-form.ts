import type { Definition } from '#app/forms/fields.ts'

/** Bytes. No booklet of ours comes near it. */
export const MOST_CHECKED = 40 * 1024 * 1024

/** The code of a booklet on paper. */
export const checkCodeForm = {
  key: 'check-code',
  fields: [
    {
      key: 'code',
      kind: 'text',
      maxLength: 40,
      oneLine: true,
      required: true,
      autocomplete: 'off',
      says: { required: 'bookletCode', tooLong: 'bookletCode', characters: 'bookletCode' },
    },
  ],
} as const satisfies Definition

/** A file that is looked at, and not kept. */
export const checkFileForm = {
  key: 'check-file',
  fields: [
    {
      key: 'bestand',
      kind: 'file',
      accept: '.pdf,.json,application/pdf,application/json',
      required: true,
      says: { file: 'fileToCheck' },
    },
  ],
} as const satisfies Definition
