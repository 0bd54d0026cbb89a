import { nl } from './nl/index.ts'

/** Every text by language and namespace. The type of `nl` is the contract for other languages. */
export const resources = { nl } as const
