import type { common } from './common.nl.ts'

type FlashTexts = (typeof common)['flash']
/** A message may have a title, and a link, with words of their own. */
type Key = Exclude<keyof FlashTexts, `${string}Title` | `${string}Link`>

/** What the words of a message leave open: '{{number}}'. */
type NamesIn<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type NamesOf<K extends Key> =
  | NamesIn<FlashTexts[K]>
  | (`${K}Title` extends keyof FlashTexts ? NamesIn<FlashTexts[`${K}Title`]> : never)

/** A message that leaves nothing open. */
export type PlainFlash = { [K in Key]: [NamesOf<K>] extends [never] ? K : never }[Key]
type Filled = Exclude<Key, PlainFlash>

/** Of an answer that was saved its own page tells, in its own words. */
type SaidElsewhere = 'answerSaved'

/** Which words are said, and what they leave open. */
type FlashContents =
  | { key: PlainFlash | SaidElsewhere; values?: undefined }
  | { [K in Filled]: { key: K; values: Record<NamesOf<K>, string> } }[Filled]

export type MessageKey = FlashContents['key']

type Silence = { key?: undefined; values?: undefined }

/** What the next page says, once, and what else it has to know of the page before. */
export type Flash = (FlashContents | Silence) & {
  /** The form that was saved: what the browser keeps of it has done its work. */
  saved?: string
  /** Where a mail went, for the page that is about that mail. */
  email?: string
}
