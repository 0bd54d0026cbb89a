import type { common } from './common.nl.ts'

type Texts = (typeof common)['flash']
/** A message may have a title, and a link, with words of their own. */
type Key = Exclude<keyof Texts, `${string}Title` | `${string}Link`>

/** What the words of a message leave open: '{{number}}'. */
type NamesIn<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type NamesOf<K extends Key> =
  | NamesIn<Texts[K]>
  | (`${K}Title` extends keyof Texts ? NamesIn<Texts[`${K}Title`]> : never)

/** A message that leaves nothing open. */
export type PlainFlash = { [K in Key]: [NamesOf<K>] extends [never] ? K : never }[Key]
type Filled = Exclude<Key, PlainFlash>

/** '-' says nothing; of an answer that was saved its own page tells. */
type Unsaid = '-' | 'answerSaved'

/** What the next page says, once: which words, and what they leave open. */
export type Flash = (
  | { key: PlainFlash | Unsaid; values?: undefined }
  | { [K in Filled]: { key: K; values: Record<NamesOf<K>, string> } }[Filled]
) & {
  /** The form that was saved: what the browser keeps of it has done its work. */
  saved?: string
  /** Where a mail went, for the page that is about that mail. */
  email?: string
}
