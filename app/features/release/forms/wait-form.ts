import type { Definition } from '#app/forms/fields.ts'

/** In hours, for who never chose. A doctor may need a living will at once. */
export const USUAL_WAITS = { full: 24, livingWill: 0 }

/** How long an owner wants to be able to stop a request. */
export const waitForm = {
  key: 'wait',
  fields: [
    {
      key: 'uren',
      kind: 'number',
      min: 0,
      max: 72,
      initial: USUAL_WAITS.full,
      offers: [0, 24, 48, 72],
      required: true,
    },
    {
      key: 'urenWilsverklaring',
      kind: 'number',
      min: 0,
      max: 24,
      initial: USUAL_WAITS.livingWill,
      offers: [0, 12, 24],
      required: true,
    },
  ],
} as const satisfies Definition
