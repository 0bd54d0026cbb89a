import { dayOf } from '#app/locales/dates.ts'
import type { RequestState } from './states.ts'

/** In days. A trusted person may be away. */
export const CONTACT_ANSWERS_WITHIN = 14

/** Until when the trusted person can answer. @param paid when the request was paid */
export function answersUntil(paid: Date | null | undefined): Date | null {
  if (!paid) return null
  const until = new Date(paid)
  until.setUTCDate(until.getUTCDate() + CONTACT_ANSWERS_WITHIN)
  return until
}

type Waits = { state: RequestState; waitsUntil: Date | null; answersUntil: Date | null }

/** Until when its owner can still stop a request, or the trusted person can still answer; null where neither. */
export function untilOf({ state, waitsUntil, answersUntil: answers }: Waits): Date | null {
  if (state === 'waiting_time') return waitsUntil
  return state === 'waiting_contact' ? answers : null
}

/**
 * Whether what is waited for may last until after the last day of a funeral, while that is still to come.
 *
 * @param funeral '2026-11-27'
 */
export const lastsTooLong = (until: Date | null, funeral: string | null, now: Date): boolean =>
  Boolean(until && funeral && funeral >= dayOf(now) && dayOf(until) > funeral)
