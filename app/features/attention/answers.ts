/** What a person can say to what needs one. The database knows the same, and `drop` of a mail. */
export const ANSWERS = {
  mail: ['again', 'done'],
  payment: ['done'],
  refund: ['done'],
  returned: ['done'],
  delivery: ['done'],
  death: ['done'],
  // It goes when it is decided whether it is a leak, or written down what was heard, on the page of the request.
  fetched: [],
  entered: [],
  denied: [],
  job: ['again', 'drop'],
} as const

export type AttentionKind = keyof typeof ANSWERS
export type AttentionAnswer = 'again' | 'done' | 'drop'

/**
 * Of a request that ended. fetched: it was stopped, and something was got of it by then. entered: nothing was,
 * and the trusted person had said yes. denied: the trusted person said that nobody died.
 */
const STOPS = ['fetched', 'entered', 'denied'] as const satisfies readonly AttentionKind[]

export type StopKind = (typeof STOPS)[number]

/** Whether it is about a request that ended, and needs a person. */
export const isStop = (kind: AttentionKind): kind is StopKind => STOPS.some((one) => one === kind)

/**
 * @param why of a mail its kind
 * @param expire the kinds of mails whose link stops working
 */
export const isExpired = (
  { kind, why }: { kind: AttentionKind; why: string | null },
  expire: ReadonlySet<string>,
): boolean => kind === 'mail' && why !== null && expire.has(why)

/**
 * @param kind a newer version may have stored one that this one does not know, and has no answers to
 * @param expired of a mail whose link works no more: nobody has any use for it
 */
export const answersTo = (kind: AttentionKind, expired: boolean): readonly AttentionAnswer[] =>
  kind === 'mail' && expired ? ['drop'] : ((ANSWERS as Partial<typeof ANSWERS>)[kind] ?? [])
