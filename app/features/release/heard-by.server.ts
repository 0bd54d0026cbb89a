/**
 * When a member hears, as far as it may know: from the days on which the office works, and never from how
 * long the owner has to stop a request, which would show that there is one.
 */
import { lookedAtFrom, nextOpening, opening } from '#app/features/opening/opening.server.ts'
import { openingWords } from '#app/features/opening/opening.ts'
import { common } from '#app/locales/common.nl.ts'
import { dayOf, momentAt, weekdayDateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { env } from '#app/platform/env.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'
import type { OwnRequest } from './request.server.ts'
import { release } from './texts.nl.ts'

const t = dutch<['release']>({ release })
const commonText = dutch<['common']>({ common })

/** When the office is there; not after this moment where it is there now. */
const officeFrom = (now: Date): Promise<Date> => lookedAtFrom(momentAt(dayOf(now), '00:00'), now)

/** When the office opens next; null while it is open. */
export async function closedUntil(now = new Date()): Promise<Date | null> {
  const from = await officeFrom(now)
  return from > now ? from : null
}

/**
 * The day, like '2026-12-02', on which who heard nothing calls us: the second one on which we work. Where
 * the funeral may be by then it is the first on which we are there.
 *
 * @param from when we could begin to look
 * @param funeral the last day of it
 */
export async function callingDay(
  from: Date,
  funeral: string | null,
  now = new Date(),
): Promise<string> {
  const second = dayOf(await nextOpening(await nextOpening(from)))
  const soonest = dayOf(await officeFrom(now))
  const isTooLate = second < soonest || (funeral !== null && second >= funeral)
  return isTooLate ? soonest : second
}

/**
 * When we could begin to decide: once somebody said yes, and the time is over that an owner has to stop a request
 * where none was chosen. Never by how long this one has, which would show that there is one.
 */
export function decidedFrom(
  { kind, paidAt }: Pick<OwnRequest, 'kind' | 'paidAt'>,
  confirmed: Date,
): Date {
  const waits = kind === 'full' && paidAt ? paidAt.getTime() + DAY_MS : 0
  return new Date(Math.max(waits, confirmed.getTime()))
}

/** Whether a funeral comes before we worked for three days: that is how long an answer and our look may take. */
export async function isPressing(funeral: string | null, now = new Date()): Promise<boolean> {
  if (funeral === null || funeral < dayOf(now)) return false
  return dayOf(await nextOpening(await nextOpening(await nextOpening(now)))) >= funeral
}

/** The hours in which we decide, for a mail. */
export const hoursFact = (): string => t('heard.hours', openingWords(opening(), commonText))

/** When to call where nothing was heard, for a mail of when somebody said yes. */
export async function callingFact(
  request: Pick<OwnRequest, 'kind' | 'paidAt'>,
  funeral: string | null,
): Promise<string> {
  const from = decidedFrom(request, new Date())
  const day = weekdayDateOf(await callingDay(from, funeral))
  const { OFFICE_PHONE: phone } = env()
  return phone ? t('heard.call', { day, phone }) : t('heard.mail', { day })
}

/** What a page says of it. */
export type HeardBy = {
  /** When the office opens next; null while it is open. */
  closed: Date | null
  /** The day on which who heard nothing calls us; null while somebody else has to answer first. */
  call: string | null
}

/** @returns null before the payment, and once it is over. @param funeral the last day of it, while that is to come */
export async function heardBy(
  { id, kind, state, paidAt }: Pick<OwnRequest, 'id' | 'kind' | 'state' | 'paidAt'>,
  funeral: string | null,
): Promise<HeardBy | null> {
  if (state !== 'waiting_contact' && state !== 'pending_verification') return null
  const since = state === 'pending_verification' ? ((await confirmedAt(id)) ?? paidAt) : null
  const from = since && decidedFrom({ kind, paidAt }, since)
  return { closed: await closedUntil(), call: from && (await callingDay(from, funeral)) }
}

/** When the trusted person said yes to a request; null before. */
async function confirmedAt(requestId: string): Promise<Date | null> {
  const [row] = await readOnly(
    asSystem('release'),
    (sql) => sql<{ at: Date | null }[]>`
      select max(at) as at from history
       where machine = 'access_requests' and row_id = ${requestId}
         and former = 'waiting_contact' and next <> 'waiting_contact'`,
  )
  return row?.at ?? null
}
