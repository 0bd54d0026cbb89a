import { owner } from '../texts/owner.nl.ts'

const WORDS: Readonly<Record<number, string>> = owner.wait.lengths

/** How long somebody wants to be able to stop a request: 'twee dagen', or in hours where that is no part of days. */
export const waitInWords = (hours: number): string => WORDS[hours] ?? `${hours}\u00a0uur`
