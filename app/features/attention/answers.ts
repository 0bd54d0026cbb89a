/** What a person can say to what needs one. The database knows the same. */
export const ANSWERS = {
  mail: ['again', 'done'],
  payment: ['done'],
  refund: ['done'],
  delivery: ['done'],
  job: ['again', 'drop'],
} as const

export type AttentionKind = keyof typeof ANSWERS
export type AttentionAnswer = 'again' | 'done' | 'drop'

/** @param expired of a mail whose link works no more: nobody has any use for it */
export const answersTo = (kind: AttentionKind, expired: boolean): readonly AttentionAnswer[] =>
  kind === 'mail' && expired ? ['drop'] : ANSWERS[kind]
