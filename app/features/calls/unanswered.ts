/** What is written down of a call that nobody answered. message: one was left. */
export const UNANSWERED = ['none', 'message'] as const
export type UnansweredKind = (typeof UNANSWERED)[number]

/** What is written down of a call to a member about a delivery: that one spoke to them, too. */
export const MEMBER_CALLS = ['reached', ...UNANSWERED] as const

/** Whether that is what came of a call. */
export const isUnanswered = (said: string): said is UnansweredKind =>
  UNANSWERED.some((one) => one === said)

/** How that is chosen. */
export const unansweredWords = {
  none: 'Er nam niemand op',
  message: 'Ik sprak in op de voicemail',
} satisfies Record<UnansweredKind, string>
