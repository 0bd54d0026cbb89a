/** What is counted of a member, in the order in which it is shown. */
export const OWN_KINDS = ['requests', 'linked'] as const
export type OwnKind = (typeof OWN_KINDS)[number]
