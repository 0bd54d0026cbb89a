/** How far a contact and the person who named them are with each other. */
import type { Machine } from '#app/platform/database/machine.ts'

/**
 * 'noted': named in the interview, nothing asked yet. 'invited': asked whether they want to. 'accepted':
 * they said yes. 'confirmed': the one who named them said that it was them. 'declined': they said no.
 * 'withdrawn': taken back, or no longer named.
 */
export type RelativeState =
  | 'noted'
  | 'invited'
  | 'accepted'
  | 'confirmed'
  | 'declined'
  | 'withdrawn'

export const RELATIVE: Machine<RelativeState> = {
  begins: ['noted'],
  ways: {
    noted: ['invited', 'withdrawn'],
    invited: ['accepted', 'declined', 'withdrawn'],
    accepted: ['confirmed', 'declined', 'withdrawn'],
    confirmed: ['declined', 'withdrawn'],
    declined: ['invited', 'accepted', 'withdrawn'],
    withdrawn: [],
  },
}
