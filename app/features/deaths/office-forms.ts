import type { Definition } from '#app/forms/fields.ts'

/** What a colleague saw on a paper. Chosen, not written: nobody's life goes into it. */
export const PAPER_CHECKS = [
  'name-on-paper',
  'birth-on-paper',
  'day-on-paper',
  'contact-called',
  'denier-called',
  'stop-asked',
] as const
export type PaperCheck = (typeof PAPER_CHECKS)[number]

/** What is said only of a death that was denied before, and has to be then: see `death_call_needed`. */
const CALLS = ['denier-called', 'stop-asked'] as const satisfies readonly PaperCheck[]
export type CallNeeded = (typeof CALLS)[number]

/** Without these a paper says nothing of this death. */
export const NEEDED_CHECKS = [
  'name-on-paper',
  'birth-on-paper',
  'day-on-paper',
] as const satisfies readonly PaperCheck[]

/** Why the office refuses a report. paper-other: it is about somebody else, or another day. */
export const DEATH_REFUSALS = ['paper-unclear', 'paper-other', 'not-so'] as const
export type DeathRefusal = (typeof DEATH_REFUSALS)[number]

/** A colleague says what they saw on a paper, and whom they called where that is needed. */
export const approveDeathForm = ({ callNeeded }: { callNeeded: CallNeeded | null }) =>
  ({
    key: 'approve-death',
    fields: [
      {
        key: 'nagekeken',
        kind: 'choices',
        options: PAPER_CHECKS.filter((one) => one === callNeeded || !isCall(one)),
        required: true,
        says: { required: 'checksOpen' },
      },
    ],
  }) as const satisfies Definition

const isCall = (check: PaperCheck) => CALLS.some((one) => one === check)

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
