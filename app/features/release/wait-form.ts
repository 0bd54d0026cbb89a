import type { Definition } from '#app/forms/fields.ts'

/** In hours, for who never chose. */
export const USUAL_WAIT = 24

/** How long an owner wants to be able to stop a request. */
export const waitForm = {
  key: 'wait',
  fields: [{ key: 'uren', kind: 'number', min: 0, max: 72, initial: USUAL_WAIT, required: true }],
} as const satisfies Definition
