import { LONG, type Definition } from '#app/forms/fields.ts'

/** For the author and, after release, the funeral director only. */
export const secret = {
  key: 'secret',
  fields: [
    { key: 'extraAttention', kind: 'longText', rows: 4, maxLength: LONG },
    { key: 'caution', kind: 'longText', rows: 4, maxLength: LONG },
  ],
} as const satisfies Definition
