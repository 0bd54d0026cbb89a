import { owner } from '../texts/owner.nl.ts'

const WORDS: Readonly<Record<number, string>> = owner.wait.lengths

/** How long somebody can stop a request, or a report of their death: 'twee dagen', or in hours where that is no part of days. */
export const waitInWords = (hours: number): string => WORDS[hours] ?? `${hours}\u00a0uur`
