import { HOUR_MS } from '#app/platform/durations.ts'

/** What the law gives for telling the authority of a leak of data (GDPR, article 33). */
const TELL_WITHIN = 72 * HOUR_MS

/** Until when the authority can be told of what was got before a stop. @param known when we knew of it */
export const toldUntil = (known: Date): Date => new Date(known.getTime() + TELL_WITHIN)
