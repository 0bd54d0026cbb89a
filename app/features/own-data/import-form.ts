import type { Definition } from '#app/forms/fields.ts'

/** Brings in what someone took along. */
export const importForm = {
  key: 'import',
  fields: [
    { key: 'gezondheid', kind: 'yesNo' },
    {
      key: 'bestand',
      kind: 'file',
      accept: '.zip',
      required: true,
      says: { file: 'fileOfExport' },
    },
  ],
} as const satisfies Definition
