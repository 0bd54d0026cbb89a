/** What others will be able to do. A page promises it once its setting says so. */
export const PROMISES = ['directors', 'relatives'] as const
export type PromiseName = (typeof PROMISES)[number]
export type KeptPromises = Readonly<Record<PromiseName, boolean>>

/** A text with a promise in it, and the one until that is kept. */
type Promising = { promise: PromiseName; until: PromiseText; kept: PromiseText }
export type PromiseText = string | Promising

/** The words that hold by the settings of this site. */
export const textFor = (words: PromiseText, kept: KeptPromises): string =>
  typeof words === 'string' ? words : textFor(words[kept[words.promise] ? 'kept' : 'until'], kept)
