import type { Definition } from '#app/forms/fields.ts'

/** Bytes. No booklet of ours comes near it. */
export const MOST_CHECKED = 40 * 1024 * 1024

/** A file that is looked at, and not kept. */
export const checkFileForm = {
  key: 'check-file',
  fields: [
    {
      key: 'bestand',
      kind: 'file',
      accept: '.pdf,application/pdf',
      required: true,
      says: { file: 'fileToCheck' },
    },
  ],
} as const satisfies Definition
