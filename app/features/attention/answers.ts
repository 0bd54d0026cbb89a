/** What a person can say to what needs one. The database knows the same, and `drop` of a mail. */
export const ANSWERS = {
  mail: ['again', 'done'],
  payment: ['done'],
  refund: ['done'],
  delivery: ['done'],
  death: ['done'],
  fetched: ['done'],
  entered: ['done'],
  job: ['again', 'drop'],
} as const

export type AttentionKind = keyof typeof ANSWERS
export type AttentionAnswer = 'again' | 'done' | 'drop'

/**
 * Of a request that was stopped. fetched: something was got of it by then. entered: nothing was, and the
 * trusted person had said yes.
 */
const STOPS = ['fetched', 'entered'] as const satisfies readonly AttentionKind[]

/** Whether it is about a request that was stopped. */
export const isStop = (kind: AttentionKind): kind is (typeof STOPS)[number] =>
  STOPS.some((one) => one === kind)

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
