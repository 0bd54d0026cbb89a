/** What is noted. A row says by whom, whose it is, and in which request. */
export const ACTIONS = ['role.give', 'role.take'] as const
export type Action = (typeof ACTIONS)[number]
