import { dayOf } from '#app/locales/dates.ts'

/** In days. A trusted person may be away. */
export const CONTACT_ANSWERS_WITHIN = 14

/** Until when the trusted person can answer. @param paid when the request was paid */
export function answersUntil(paid: Date | null | undefined): Date | null {
  if (!paid) return null
  const until = new Date(paid)
  until.setUTCDate(until.getUTCDate() + CONTACT_ANSWERS_WITHIN)
  return until
}

/**
 * Whether what is waited for may last until after the last day of a funeral, while that is still to come.
 *
 * @param funeral '2026-11-27'
 */
export const lastsTooLong = (until: Date | null, funeral: string | null, now: Date): boolean =>
  Boolean(until && funeral && funeral >= dayOf(now) && dayOf(until) > funeral)
