import { clockOf, dayAfter, dayOf, momentAt } from '#app/locales/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { closedDays } from '#app/platform/public-holidays.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { type Opening, openingWords, type Telephone } from './opening.ts'

const t = dutch<['common']>({ common })

/** Specification 9. */
export const opening = (): Opening => ({
  days: [...new Set(env().OPENING_DAYS)].toSorted((a, b) => a - b),
  ...env().OPENING_HOURS,
})

/** Our telephone, and when somebody is there; undefined where there is no number. */
export const telephone = (): Telephone | undefined => {
  const { OFFICE_PHONE: phone } = env()
  return phone ? { phone, ...openingWords(opening(), t) } : undefined
}

/** The next moment after this one at which we open. */
export async function nextOpening(after: Date): Promise<Date> {
  const { days, opens } = opening()
  const closed = await closedDays(after)
  let moment = after
  for (let day = dayOf(after); moment <= after; day = dayAfter(day, 1))
    if (days.includes(new Date(day).getUTCDay() || 7) && !closed.includes(day))
      moment = momentAt(day, clockOf(opens))
  return moment
}

/** When we look at what came: from the first opening after it, or the next where that day is over too. */
export async function lookedAtFrom(came: Date, now: Date): Promise<Date> {
  const first = await nextOpening(came)
  const closes = momentAt(dayOf(first), clockOf(opening().closes))
  return closes > now ? first : nextOpening(now)
}

/** The moment by which we have been there for so long since now. @param ms less than a day of ours lasts */
export async function afterOpenTime(ms: number, now: Date): Promise<Date> {
  const opened = await lookedAtFrom(momentAt(dayOf(now), '00:00'), now)
  const from = Math.max(opened.getTime(), now.getTime())
  const closes = momentAt(dayOf(opened), clockOf(opening().closes)).getTime()
  if (from + ms <= closes) return new Date(from + ms)
  const next = await nextOpening(new Date(closes))
  return new Date(next.getTime() + from + ms - closes)
}
