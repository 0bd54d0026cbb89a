import type { Definition } from '#app/forms/fields.ts'

/** Whoever ends the membership of their company says once that they mean it. */
export const endForm = {
  key: 'end-membership',
  fields: [{ key: 'zeker', kind: 'consent', required: true, says: { consent: 'endUnsure' } }],
} as const satisfies Definition
