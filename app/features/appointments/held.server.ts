import type { DbRow } from '#db/row.ts'
import { dayOf } from '#app/locales/dates.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { type AppointmentKind, APPOINTMENT_KINDS } from './kinds.ts'

/** When it is and where; not with whom. */
export type HeldConversation = DbRow<
  'appointments',
  'id' | 'location' | 'scheduled_date as start' | 'ends_at as end'
> & { kind: AppointmentKind }

type Row = Omit<HeldConversation, 'kind'> & DbRow<'appointments', 'appointment_type as type'>

/** Those that go on of this week, by the Dutch calendar, and of them those of today. */
export async function conversationsSince(
  officeId: string,
  now: Date,
): Promise<{ week: HeldConversation[]; today: HeldConversation[] }> {
  const rows = await readOnly(
    asPerson(officeId),
    (sql) => sql<Row[]>`
      select id, appointment_type as type, location, scheduled_date as start, ends_at as "end"
        from appointments
       where status = 'scheduled'
         and scheduled_date >= date_trunc('week', ${now}::timestamptz, 'Europe/Amsterdam')
         and scheduled_date
             < date_trunc('week', ${now}::timestamptz + interval '7 days', 'Europe/Amsterdam')
       order by scheduled_date, id`,
  )
  const week = rows.map(({ type, ...row }) => ({ ...row, kind: kindOfType(type) }))
  const day = dayOf(now)
  return { week, today: week.filter(({ start }) => dayOf(start) === day) }
}

const kindOfType = (type: string): AppointmentKind =>
  type === APPOINTMENT_KINDS.online.type ? 'online' : 'locatie'
