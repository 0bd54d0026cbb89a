import type { Definition } from '#app/forms/fields.ts'

/** What a colleague saw on a paper. Chosen, not written: nobody's life goes into it. */
export const PAPER_CHECKS = [
  'name-on-paper',
  'birth-on-paper',
  'day-on-paper',
  'contact-called',
] as const
export type PaperCheck = (typeof PAPER_CHECKS)[number]

/** Without these a paper says nothing of this death. */
export const NEEDED_CHECKS = [
  'name-on-paper',
  'birth-on-paper',
  'day-on-paper',
] as const satisfies readonly PaperCheck[]

/** Why the office refuses a report. paper-other: it is about somebody else, or another day. */
export const DEATH_REFUSALS = ['paper-unclear', 'paper-other', 'not-so'] as const
export type DeathRefusal = (typeof DEATH_REFUSALS)[number]

/** A colleague says what they saw on a paper. */
export const approveDeathForm = {
  key: 'approve-death',
  fields: [
    {
      key: 'nagekeken',
      kind: 'choices',
      options: PAPER_CHECKS,
      required: true,
      says: { required: 'checksOpen' },
    },
  ],
} as const satisfies Definition

/** A colleague says why a report is refused: of a paper only where there is one. */
export const refuseDeathForm = ({ paperId }: { paperId: string | null }) =>
  ({
    key: 'refuse-death',
    fields: [
      {
        key: 'reden',
        kind: 'choice',
        options: DEATH_REFUSALS.filter((one) => paperId !== null || one === 'not-so'),
        required: true,
        says: { required: 'reasonOpen' },
      },
    ],
  }) as const satisfies Definition
