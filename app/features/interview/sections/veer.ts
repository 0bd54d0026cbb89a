import { LONG, type Definition } from '#app/forms/fields.ts'

export const veer = {
  key: 'veer',
  fields: [
    { key: 'lifeMoments', kind: 'longText', rows: 4, maxLength: LONG },
    { key: 'energy', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'values', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'traditions', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'sensory', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'wondering', kind: 'longText', rows: 3, maxLength: LONG },
  ],
} as const satisfies Definition
