import { LONG, type Definition } from '#app/forms/fields.ts'

/** Geheimen, Vertrouwen en Veiligheid: for the author and, after release, the funeral director only. */
export const secret = {
  key: 'secret',
  fields: [
    { key: 'extraAttention', kind: 'longText', rows: 4, maxLength: LONG },
    { key: 'caution', kind: 'longText', rows: 4, maxLength: LONG },
  ],
} as const satisfies Definition
