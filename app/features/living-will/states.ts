/** Where a living will can go from where it is. The database refuses every other way. */
export const NEXT = {
  draft: ['printed', 'revoked'],
  /** Put on paper. Changing the text makes it a draft again: what is signed must be what is kept. */
  printed: ['draft', 'signed', 'revoked'],
  /** Counts from here on. */
  signed: ['discussed', 'confirmed', 'revoked'],
  /** Talked about with the doctor. */
  discussed: ['confirmed', 'revoked'],
  /** Dated and signed again, so that it is plain that it still holds. */
  confirmed: ['discussed', 'revoked'],
  revoked: [],
} as const satisfies Record<string, readonly string[]>

export type LivingWillState = keyof typeof NEXT

/** Whether one may go there; staying is going nowhere, and always possible but when revoked. */
export const canGo = (from: LivingWillState, to: LivingWillState): boolean =>
  (NEXT[from] as readonly string[]).includes(to)

/** Only what was signed counts (specification 3, `is_completed`). */
export const isCompleted = (state: LivingWillState): boolean =>
  state === 'signed' || state === 'discussed' || state === 'confirmed'
