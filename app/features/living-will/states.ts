import type { Machine } from '#app/platform/database/machine.ts'

export type LivingWillState = 'draft' | 'printed' | 'signed' | 'discussed' | 'confirmed' | 'revoked'

export const LIVING_WILL: Machine<LivingWillState> = {
  // As a draft; as signed, where the paper was made elsewhere; as any that was taken along and is
  // brought in again.
  begins: ['draft', 'printed', 'signed', 'discussed', 'confirmed'],
  ways: {
    draft: ['printed', 'revoked'],
    // Changing the text makes it a draft again: what is signed must be what is kept.
    printed: ['draft', 'signed', 'revoked'],
    signed: ['discussed', 'confirmed', 'revoked'],
    discussed: ['confirmed', 'revoked'],
    // Dated and signed again, so that it is plain that it still holds.
    confirmed: ['discussed', 'revoked'],
    revoked: [],
  },
}

/** Whether it is signed, and so counts. */
export const isCompleted = (state: LivingWillState): boolean =>
  state === 'signed' || state === 'discussed' || state === 'confirmed'
