/** Every text of the interface, by language. Another language is files beside the Dutch ones and a row here. */
import { nl } from './texts.nl.ts'

/** The texts that a language must have: those of Dutch, in words of its own. */
export type Texts = SameKeys<typeof nl>

type SameKeys<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly SameKeys<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: SameKeys<T[Key]> }
      : T

/** By language, then by namespace. */
export const texts = { nl } satisfies Record<string, Texts>
