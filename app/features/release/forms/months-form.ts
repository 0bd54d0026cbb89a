import type { Definition } from '#app/forms/fields.ts'

/** How many months relatives read on, for who never chose. */
export const USUAL_MONTHS = 12

/** How long relatives can read after a death. */
export const monthsForm = {
  key: 'months',
  fields: [
    {
      key: 'maanden',
      kind: 'number',
      min: 1,
      max: 24,
      initial: USUAL_MONTHS,
      offers: [6, 12, 24],
      required: true,
    },
  ],
} as const satisfies Definition
