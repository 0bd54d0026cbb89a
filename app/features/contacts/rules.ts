/** What an owner decides for one contact: which part of the file is read, and from when. */

/** The parts that an owner decides about. The confidential part is the funeral director's alone. */
export const PARTS = [
  'details',
  'naw',
  'veer',
  'kaars',
  'steen',
  'rituelen',
  'praktisch',
  'documents',
  'living will',
] as const

/** 'document': one document, by its id; what is said of it comes before what is said of all. */
export type Part = (typeof PARTS)[number] | 'document'

/** 'after': once the death is certain. */
export type Moment = 'now' | 'after' | 'never'

/** Only what differs from the default. */
export type Rules = {
  parts: Partial<Record<(typeof PARTS)[number], Moment>>
  documents: Record<string, Moment>
}

/** Everything after the death. */
export const DEFAULT_RULES: Rules = { parts: {}, documents: {} }

/** @param kept rules as their row has them, or nothing of what was not decided yet */
export const rulesFrom = (kept: unknown): Rules => ({
  ...DEFAULT_RULES,
  ...(kept as Partial<Rules>),
})

/** The same, but what is read now is read after the death only. */
export function notAtOnce({ parts, documents }: Rules): Rules {
  const later = <R extends Record<string, Moment | undefined>>(said: R) =>
    Object.fromEntries(
      Object.entries(said).map(([key, moment]) => [key, moment === 'now' ? 'after' : moment]),
    ) as R
  return { parts: later(parts), documents: later(documents) }
}

/** Whether a contact reads a part, now or after the death; what is read now is read after as well. */
export function mayRead(
  { parts, documents }: Rules,
  part: Part,
  documentId: string | undefined,
  moment: 'now' | 'after',
): boolean {
  const of = part === 'document' ? (documents[documentId ?? ''] ?? parts.documents) : parts[part]
  const decided = of ?? 'after'
  return moment === 'now' ? decided === 'now' : decided !== 'never'
}
