import type { DbRow } from '#db/row.ts'
import { dayOf } from '#app/locales/dates.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/** When it is and where; not with whom. */
export type HeldConversation = DbRow<
  'appointments',
  'id' | 'location' | 'scheduled_date as start' | 'ends_at as end'
>

/** Those that go on of this week, by the Dutch calendar, and of them those of today. */
export async function conversationsSince(
  officeId: string,
  now: Date,
): Promise<{ week: HeldConversation[]; today: HeldConversation[] }> {
  const week = await readOnly(
    asPerson(officeId),
    (sql) => sql<HeldConversation[]>`
      select id, location, scheduled_date as start, ends_at as "end"
        from appointments
       where status = 'scheduled'
         and scheduled_date >= date_trunc('week', ${now}::timestamptz, 'Europe/Amsterdam')
         and scheduled_date
             < date_trunc('week', ${now}::timestamptz + interval '7 days', 'Europe/Amsterdam')
       order by scheduled_date, id`,
  )
  const day = dayOf(now)
  return { week, today: week.filter(({ start }) => dayOf(start) === day) }
}
