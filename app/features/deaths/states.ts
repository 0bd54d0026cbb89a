/** How far a death that a contact let us know of is. */
import type { Machine } from '#app/platform/database/machine.ts'

/**
 * 'reported': one contact said so. 'waiting': it is certain, and the owner has time to stop it. 'first':
 * relatives read what is needed at once. 'all': they read the rest. 'ended': their time is over.
 */
export type ReportState =
  | 'reported'
  | 'waiting'
  | 'first'
  | 'all'
  | 'ended'
  | 'stopped'
  | 'refused'
  | 'expired'

export const REPORT: Machine<ReportState> = {
  begins: ['reported'],
  ways: {
    reported: ['waiting', 'stopped', 'refused', 'expired'],
    waiting: ['first', 'stopped'],
    first: ['all', 'stopped'],
    all: ['ended', 'stopped'],
    ended: [],
    stopped: [],
    refused: [],
    expired: [],
  },
}

const STOPPED_BY = {
  'owner-answered': 'answered',
  'owner-signed-in': 'signedIn',
  'by-owner': 'byOwner',
} as const

/**
 * What stopped a report that no contact denied, for who waits for it. answered: who signed in said that the owner
 * lives, then or later by the button 'Ik leef'. signedIn: they signed in, or proved anew who they are, and said nothing of it.
 */
export const stoppedBy = (
  because: string | null,
): (typeof STOPPED_BY)[keyof typeof STOPPED_BY] | 'stopped' =>
  STOPPED_BY[because as keyof typeof STOPPED_BY] ?? 'stopped'

/** What has not ended: the same as `report_runs` in the database. */
export const RUNNING = [
  'reported',
  'waiting',
  'first',
  'all',
] as const satisfies readonly ReportState[]

/** How it is to become certain: another contact says so too, or colleagues see a paper. */
export const REPORT_WAYS = ['contact', 'paper'] as const
export type ReportWay = (typeof REPORT_WAYS)[number]

/** What a contact says about a death that another let us know of. */
export const SAID = ['yes', 'no', 'unknown'] as const
export type Said = (typeof SAID)[number]

/** In hours: after what is needed at once, the rest. */
export const REST_AFTER_HOURS = 12

/** In days: so long a report waits for somebody who says so too, or for a paper. */
export const CERTAIN_WITHIN_DAYS = 30
