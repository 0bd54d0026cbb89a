import type { Definition } from '#app/forms/fields.ts'
import { REFUSALS } from './states.ts'

/** The office says why it refuses a request. */
export const refuseForm = {
  key: 'refuse',
  fields: [{ key: 'reden', kind: 'choice', options: REFUSALS, required: true }],
} as const satisfies Definition
