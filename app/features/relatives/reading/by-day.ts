/** When contacts are mailed that they can read, and how that hour and the one of reading are said. */
import { dayAfter, dayOf, hourOf, momentAt, timeOf, weekdayDateOf } from '#app/locales/dates.ts'

/** Beside a bed lies a telephone: what can be read by night is told from eight o'clock on. */
const FIRST_HOUR = 8
const LAST_HOUR = 21
const EVENING = 18
const MORNING = 6

/** Whether contacts are mailed at this hour, by the Dutch clock. */
export const isByDay = (now: Date): boolean => hourOf(now) >= FIRST_HOUR && hourOf(now) < LAST_HOUR

/** When contacts are mailed of what can be read from a moment on. */
export function mailedAt(when: Date): Date {
  if (isByDay(when)) return when
  const day = dayOf(when)
  return momentAt(hourOf(when) < FIRST_HOUR ? day : dayAfter(day, 1), '08:00')
}

type Said<Key extends string> = { key: Key; day: string; time: string }

const near = (when: Date, now: Date): 'today' | 'tomorrow' | 'later' => {
  const [day, today] = [dayOf(when), dayOf(now)]
  if (day === today) return 'today'
  return day === dayAfter(today, 1) ? 'tomorrow' : 'later'
}

const said = <Key extends string>(key: Key, when: Date): Said<Key> => ({
  key,
  day: weekdayDateOf(when),
  time: timeOf(when),
})

/** From when something is there, as people say it: 'vanavond, vanaf 22.15 uur'. */
export function hourOfReading(
  when: Date,
  now: Date,
): Said<'night' | 'evening' | 'today' | 'tomorrow' | 'later'> {
  const day = near(when, now)
  const isNext = day === (hourOf(now) < MORNING ? 'today' : 'tomorrow')
  if (isNext && hourOf(when) < MORNING) return said('night', when)
  return said(day === 'today' && hourOf(when) >= EVENING ? 'evening' : day, when)
}

/** When the mail about that comes, where it is later than that; else null. */
export function hourOfLaterMail(
  when: Date,
  now: Date,
): Said<'today' | 'tomorrow' | 'later'> | null {
  const mailed = mailedAt(when)
  return mailed > when ? said(near(mailed, now), mailed) : null
}
