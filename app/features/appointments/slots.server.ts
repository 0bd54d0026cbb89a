import type { DbRow } from '#db/row.ts'
import { dayOf, ZONE } from '#app/locales/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { closedDays } from '#app/platform/public-holidays.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/durations.ts'
import { afterOpenTime } from '#app/features/opening/opening.server.ts'
import { HORIZON_DAYS, type AppointmentKind, APPOINTMENT_KINDS, type Location } from './kinds.ts'

/** In which we are there: what one books has to be seen, and a link sent. */
const LEAD_HOURS = 2

export type SlotQuery = {
  kind: AppointmentKind
  location: Location | null
  except?: string
}

/** Like '2026-11-25' and '10:30', Dutch time. */
export type Slot = { day: string; time: string }

/**
 * @param day like '2026-11-25'; in the past or beyond the last bookable day nothing is free
 * @returns in the order of the clock
 */
export async function freeTimes(
  sql: Sql,
  wanted: SlotQuery,
  day: string,
  now: Date,
): Promise<Slot[]> {
  // The database knows fewer years than people can type.
  if (day < dayOf(now) || day > lastBookableDay(now)) return []
  return freeSlots(sql, wanted, { from: day, days: 1 }, now)
}

/**
 * @param from a day like '2026-11-25'; today when it is in the past or too far ahead
 * @returns undefined when all is taken until the last bookable day
 */
export async function firstFree(
  sql: Sql,
  wanted: SlotQuery,
  from: string,
  now: Date,
): Promise<Slot | undefined> {
  const start = from > dayOf(now) && from <= lastBookableDay(now) ? from : dayOf(now)
  for (let skip = 0; skip <= HORIZON_DAYS; skip += FORTNIGHT) {
    const [slot] = await freeSlots(sql, wanted, { from: start, skip, days: FORTNIGHT }, now)
    if (slot) return slot
  }
  return undefined
}

const FORTNIGHT = 14

/** A day like '2026-11-25'. */
export const lastBookableDay = (now: Date): string =>
  dayOf(new Date(now.getTime() + HORIZON_DAYS * DAY_MS))

async function freeSlots(
  sql: Sql,
  wanted: SlotQuery,
  stretch: { from: string; skip?: number; days: number },
  now: Date,
): Promise<Slot[]> {
  const open = await openSlots(sql, wanted.kind, stretch, now)
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return []
  const taken = await takenBetween(sql, wanted, first.start, last.end)
  return open
    .filter(({ start, end }) => !taken.some((other) => other.start < end && other.end > start))
    .map(({ day, time }) => ({ day, time }))
}

type Stretch = DbRow<'appointments', 'scheduled_date as start' | 'ends_at as end'>

/**
 * As long as the conversation. The database makes moments of Dutch times, so that summer time is
 * right.
 */
async function openSlots(
  sql: Sql,
  kind: AppointmentKind,
  { from, skip = 0, days }: { from: string; skip?: number; days: number },
  now: Date,
): Promise<(Slot & Stretch)[]> {
  const { OPENING_HOURS: hours, OPENING_DAYS: weekdays } = env()
  const { minutes } = APPOINTMENT_KINDS[kind]
  return sql<(Slot & Stretch)[]>`
    select to_char(local, 'YYYY-MM-DD') as day, to_char(local, 'HH24:MI') as time,
           starts as start, starts + make_interval(mins => ${minutes}) as "end"
      from generate_series(${skip}::int, ${skip + days - 1}::int) as ahead
     cross join generate_series(${hours.opens}::int, ${hours.closes - minutes}::int,
                                ${minutes}::int) as minute
     cross join lateral (select ${from}::date + ahead + make_interval(mins => minute)) l(local)
     cross join lateral (select local at time zone ${ZONE}) s(starts)
     where starts between ${await afterOpenTime(LEAD_HOURS * HOUR_MS, now)}::timestamptz
                      and ${now}::timestamptz + make_interval(days => ${HORIZON_DAYS})
       and extract(isodow from local)::int = any(${weekdays}::int[])
       and local::date <> all(${await closedDays(now)}::date[])
     order by local`
}

/**
 * A query of its own: under row-level security overlaps use no index, and comparing every time with
 * every appointment takes seconds.
 */
const takenBetween = (
  sql: Sql,
  { location, except }: SlotQuery,
  from: Date,
  to: Date,
): Promise<Stretch[]> =>
  sql<Stretch[]>`
    select scheduled_date as start, ends_at as "end" from appointments
     where status = 'scheduled' and coalesce(location, 'online') = ${location ?? 'online'}
       and id is distinct from ${except ?? null}::uuid
       and scheduled_date < ${to} and ends_at > ${from}`
