import type { Definition } from '#app/forms/fields.ts'
import { HOUR_MS } from '#app/platform/durations.ts'

/** What the law gives for telling the authority of a leak of data (GDPR, article 33). */
const TELL_WITHIN = 72 * HOUR_MS

/** Until when the authority can be told of what was got before a stop. @param known when we knew of it */
export const toldUntil = (known: Date): Date => new Date(known.getTime() + TELL_WITHIN)

/** Who was told: the owner, the authority, both or nobody. */
export const LEAK_DECISIONS = ['leak-both', 'leak-authority', 'leak-owner', 'leak-none'] as const
export type LeakDecision = (typeof LEAK_DECISIONS)[number]

/** Why the authority was not told. Chosen, not written: nobody's life goes into it. */
const LEAK_REASONS = ['unread', 'harmless', 'rightful'] as const
export type LeakReason = (typeof LEAK_REASONS)[number]

/** Whether the authority was told; where it was not, the law asks why. */
export const isReported = (decision: LeakDecision): boolean =>
  decision === 'leak-both' || decision === 'leak-authority'

/** What was decided about what was got before a stop. */
export const leakForm = {
  key: 'leak',
  fields: [
    {
      key: 'besluit',
      kind: 'choice',
      options: LEAK_DECISIONS,
      required: true,
      says: { required: 'option' },
    },
    { key: 'waarom', kind: 'choice', options: LEAK_REASONS, says: { required: 'reasonOpen' } },
  ],
} as const satisfies Definition
