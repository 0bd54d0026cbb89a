import type { Definition } from '#app/forms/fields.ts'

/** Why the office stops a membership; the company is mailed it. Chosen, not written. */
export const STOP_REASONS = ['asked', 'not-reached', 'checking', 'rules'] as const
export type StopReason = (typeof STOP_REASONS)[number]

export const deactivateForm = {
  key: 'deactivate',
  fields: [
    {
      key: 'because',
      kind: 'choice',
      options: STOP_REASONS,
      required: true,
      says: { required: 'option' },
    },
  ],
} as const satisfies Definition
