/** What others will be able to do. A page promises it once its setting says so. */
export const PROMISES = ['directors', 'relatives'] as const
export type PromiseName = (typeof PROMISES)[number]
export type Kept = Readonly<Record<PromiseName, boolean>>

/** A text with a promise in it, and the one until that is kept. */
type Promising = { promise: PromiseName; until: string; kept: string }
export type Words = string | Promising

export const said = (words: Words, kept: Kept): string =>
  typeof words === 'string' ? words : words[kept[words.promise] ? 'kept' : 'until']
