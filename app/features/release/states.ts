/** How a file is released: where its case and each request for it can go. */
import type { Machine } from '#app/platform/database/machine.ts'

/**
 * The case of a file: one at a time. 'reported': someone says that its owner has died; 'waiting': a
 * trusted person confirmed that, and the owner has time to stop it.
 */
export type CaseState =
  | 'reported'
  | 'waiting'
  | 'approved'
  | 'delivered'
  | 'stopped'
  | 'refused'
  | 'closed'

export const CASE: Machine<CaseState> = {
  begins: ['reported'],
  ways: {
    reported: ['waiting', 'stopped', 'refused', 'closed'],
    waiting: ['approved', 'stopped', 'refused', 'closed'],
    approved: ['delivered', 'stopped', 'closed'],
    delivered: ['stopped', 'closed'],
    stopped: [],
    refused: [],
    closed: [],
  },
}

/** A request of a guild member (specification 4), from the payment on the way that its case goes. */
export type RequestState =
  | 'unpaid'
  | 'waiting_contact'
  | 'waiting_time'
  | 'pending_verification'
  | 'completed'
  | 'rejected'
  | 'stopped'
  | 'expired'

export const REQUEST: Machine<RequestState> = {
  begins: ['unpaid'],
  ways: {
    unpaid: ['waiting_contact', 'expired'],
    waiting_contact: ['waiting_time', 'pending_verification', 'rejected', 'stopped', 'expired'],
    waiting_time: ['pending_verification', 'rejected', 'stopped', 'expired'],
    pending_verification: ['completed', 'rejected', 'stopped', 'expired'],
    completed: ['stopped'],
    rejected: [],
    stopped: [],
    expired: [],
  },
}

export type StopSaid = 'alive' | 'signed-in' | 'desk' | 'gone' | 'full' | 'living_will'

/**
 * What is said of a stop to who asked, or said yes: that somebody lives only where the owner or a contact said
 * so. Who signs in may be family, so that it was done is said, what they answered where they were asked
 * (`answeredIn`), and that one can call.
 */
export function stopSaid(kind: RequestKind, because: Because | null): StopSaid {
  if (because === 'owner-signed-in' || because === 'owner-answered') return 'signed-in'
  if (isDeskStop(because)) return 'desk'
  if (because === 'account-deleted') return 'gone'
  return kind === 'full' && (because === 'by-owner' || because === 'contact-denies')
    ? 'alive'
    : kind
}

/** What who signed in answered to whether they are the owner: of a death that they live. Null where nobody asked. */
export const answeredIn = (kind: RequestKind, because: Because | null): RequestKind | null =>
  because === 'owner-answered' ? kind : null

/** What the office works on. */
export const OPEN = [
  'waiting_contact',
  'waiting_time',
  'pending_verification',
] as const satisfies readonly RequestState[]

/** Decided on, stopped or run out: nothing is left to decide. */
export const ENDED = [
  'completed',
  'rejected',
  'stopped',
  'expired',
] as const satisfies readonly RequestState[]

/** Whether something is still to be done or decided. */
export const isOpenState = (state: RequestState): boolean => OPEN.some((one) => one === state)

/** Whether nothing is left to decide. */
export const isEndedState = (state: RequestState): boolean => ENDED.some((one) => one === state)

/** 'full': the whole file, after a death. 'living_will': the living will alone. */
export const REQUEST_KINDS = ['living_will', 'full'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** How many colleagues have to approve. */
export const APPROVALS: Record<RequestKind, number> = { living_will: 1, full: 2 }

/**
 * Why a colleague is none of those who approve a request. contact: it is about them, or the file names them. late:
 * has the right to since it was paid. given: has it from another who approved, or gave it to them. opened: opened
 * it for the member.
 */
export type ApprovalRefused = 'contact' | 'late' | 'given' | 'opened'

/** Why the office refuses. Chosen, not written: nobody's life goes into it. */
export const REFUSALS = [
  'no-such-file',
  'not-signed',
  'details-differ',
  'contact-unsure',
  'no-death',
  'our-fault',
  'member-stopped',
] as const
export type RefusalReason = (typeof REFUSALS)[number]

/** Whether what was paid goes back with it: a fault of ours, or a member that gets nothing by our doing. */
export const isPaidBack = (because: Because | null): boolean =>
  because === 'our-fault' || because === 'member-stopped'

/**
 * Why the office stops a delivery that turns out wrong: 'said-to-live', somebody whom we spoke says so. Chosen
 * as well. The database knows the same (`stopped_by_desk`).
 */
export const DESK_STOPS = {
  full: ['said-to-live', 'details-differ', 'contact-unsure', 'our-fault'],
  living_will: ['owner-objects', 'details-differ', 'contact-unsure', 'our-fault'],
} as const satisfies Record<RequestKind, readonly string[]>
export type DeskStop = (typeof DESK_STOPS)[RequestKind][number]

/** Whether the office stopped what was stopped for that. */
export const isDeskStop = (because: Because | null): because is DeskStop =>
  Object.values(DESK_STOPS).some((reasons) => reasons.some((one) => one === because))

/** Whether the owner, or somebody of theirs, said that it is not so. Where the office erred, who died may have died all the same. */
export const saysWhoLives = (because: Because | null): boolean =>
  because !== 'details-differ' && because !== 'contact-unsure' && because !== 'our-fault'

/**
 * A no of a trusted person, as who asked reads it: that somebody lives is said as that, since that calls for
 * something. Else no more than that it was a no.
 */
const DENIALS = ['contact-denies', 'contact-says-alive'] as const
export type ContactDenial = (typeof DENIALS)[number]

/** Whether the trusted person said no, where it was refused for that: of what was stopped, see `reasonOf`. */
export const isDenial = (because: Because | null): because is ContactDenial =>
  DENIALS.some((one) => one === because)

/** Whether a request was refused for that: by the office, or by its trusted person. */
export const isRefusal = (because: Because | null): because is RefusalReason | ContactDenial =>
  isDenial(because) || REFUSALS.some((one) => one === because)

/** What a trusted person denies who says no about a death: that the company may read, or that somebody died. */
export type Denial = 'reading' | 'death'

/**
 * What a trusted person can answer, by the link or on the telephone. About a death: the company may read,
 * somebody died but it may not, nobody died. About a living will: it may or may not.
 */
export const TRUSTED_ANSWERS = {
  full: ['mag', 'mag-niet', 'leeft'],
  living_will: ['ja', 'nee'],
} as const satisfies Record<RequestKind, readonly string[]>
export type TrustedAnswer = (typeof TRUSTED_ANSWERS)[RequestKind][number]

/** A yes, or a no with what it denies; null where that was not asked. */
export type Said = { answer: 'yes' | 'no'; denies: Denial | null }

/** What each answer comes down to. */
export const SAID: Record<TrustedAnswer, Said> = {
  mag: { answer: 'yes', denies: null },
  'mag-niet': { answer: 'no', denies: 'reading' },
  leeft: { answer: 'no', denies: 'death' },
  ja: { answer: 'yes', denies: null },
  nee: { answer: 'no', denies: null },
}

/**
 * Which answer it was to a question about this kind.
 *
 * @returns undefined for a no about a death of which was not asked what it denies
 */
export const answerThatSaid = (
  kind: RequestKind,
  { answer, denies }: Said,
): TrustedAnswer | undefined =>
  TRUSTED_ANSWERS[kind].find((one) => SAID[one].answer === answer && SAID[one].denies === denies)

/**
 * Why a request is as it is, by who said so: 'contact-denies' is kept of both the trusted person, whose no refuses it,
 * and a contact of the owner, whose no to the death stops it. It stays one word, which the state tells apart: history
 * that is kept has it of both, and the release before has no text for another.
 */
export const reasonOf = (state: RequestState, because: Because) =>
  state === 'stopped' && because === 'contact-denies' ? 'relative-denies' : because

/** Why else a request ended. */
export type Because =
  | RefusalReason
  | DeskStop
  | 'by-owner'
  | 'owner-signed-in'
  | 'owner-answered'
  | 'stopped-with-other'
  /** A living will that was revoked or replaced, or whose account is about to go. */
  | 'not-shared'
  | 'account-deleted'
  | 'contact-silent'
  | ContactDenial
  | 'member-gone'
  | 'not-paid'
  | 'thrown-away'
  /** Its member wants it no more, after it was paid. */
  | 'withdrawn'

/** Compares requests for a list: who asks for a living will may need it now, for somebody who lives. */
export const livingWillFirst = (one: { asks: RequestKind }, other: { asks: RequestKind }): number =>
  Number(other.asks === 'living_will') - Number(one.asks === 'living_will')
