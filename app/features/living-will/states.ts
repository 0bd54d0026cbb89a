export const NEXT = {
  draft: ['printed', 'revoked'],
  /** Changing the text makes it a draft again: what is signed must be what is kept. */
  printed: ['draft', 'signed', 'revoked'],
  signed: ['discussed', 'confirmed', 'revoked'],
  discussed: ['confirmed', 'revoked'],
  /** Dated and signed again, so that it is plain that it still holds. */
  confirmed: ['discussed', 'revoked'],
  revoked: [],
} as const satisfies Record<string, readonly string[]>

export type LivingWillState = keyof typeof NEXT

/** Staying is always possible but when revoked. */
export const canGo = (from: LivingWillState, to: LivingWillState): boolean =>
  (NEXT[from] as readonly string[]).includes(to)

export const isCompleted = (state: LivingWillState): boolean =>
  state === 'signed' || state === 'discussed' || state === 'confirmed'
