import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { greetedBySystem } from '#app/features/accounts/profile.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { ZONE } from '#app/locales/dates.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import { withActor, asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

/** People read such a mail late. */
export const LINK_DAYS = 90

type DueReminder = DbRow<'users', 'id as userId' | 'email!'> & { dueOn: string }

/**
 * A transaction each: one that fails keeps nobody else waiting.
 *
 * @throws when one failed, so that the queue tries again
 */
export async function sendReminders(now: Date): Promise<void> {
  const people = await readOnly(asSystem('reminders'), (sql) => dueReminders(sql, now))
  await oneByOne(people, 'reminder', async ({ userId }) => {
    const firstName = await greetedBySystem(userId)
    await withActor(asSystem('reminders'), (sql) => sendReminder(sql, { userId, firstName }, now))
  })
}

type Reminded = { userId: string; firstName: string }

/** In between, the person may have saved or changed their mind. */
async function sendReminder(sql: Sql, { userId, firstName }: Reminded, now: Date) {
  const [due] = await dueReminders(sql, now, userId)
  if (!due) return
  const token = randomToken()
  const added = await sql`
    insert into reminders (user_id, due_on, token_hash, sent_at, expires_at)
    values (${userId}, ${due.dueOn}, ${tokenHash(token)}, ${now},
            ${now}::timestamptz + make_interval(days => ${LINK_DAYS}))
    on conflict (user_id, due_on) do nothing`
  if (added.count === 0) return
  await queueMail(sql, {
    kind: 'reminder',
    to: due.email,
    firstName,
    link: absoluteLink(href('/herinnering'), { token }),
  })
}

/**
 * Whole months, Dutch time, from the last save, 'still right' or choice of a reminder; 31 January
 * and a month is the end of February, and two are 31 March. Missed periods are not made up for. Nobody
 * is asked who is said to have died.
 */
function dueReminders(sql: Sql, now: Date, onlyFor: string | null = null): Promise<DueReminder[]> {
  return sql<DueReminder[]>`
    with today as (select (${now}::timestamptz at time zone ${ZONE})::date as day),
    people as (
      select u.id, u.email, p.reminder_interval_months as months,
             (greatest(w.updated_at, p.reminder_set_at, c.confirmed_at)
                at time zone ${ZONE})::date as counted_from
        from users u
        join profiles p on p.user_id = u.id
        join wishes w on w.user_id = u.id
        left join (select user_id, max(confirmed_at) as confirmed_at
                     from reminders group by user_id) c on c.user_id = u.id
       where p.reminder_frequency <> 'never' and p.reminder_interval_months is not null
         and u.email is not null
         and not exists (select from account_deletions d where d.user_id = u.id)
         and (${onlyFor}::uuid is null or u.id = ${onlyFor}::uuid)
    ),
    periods as materialized (
      select id, email, max(falls.due_on) as due_on
        from people, today,
             generate_series(1, 12 * (1 + extract(year from today.day)::int
                                        - extract(year from counted_from)::int) / months) as number,
             lateral (select (counted_from + make_interval(months => months * number))::date
                               as due_on) falls
       where falls.due_on <= today.day
       group by id, email
    )
    select id as "userId", email, due_on::text as "dueOn"
      from periods
     where not exists (select from reminders r
                        where r.user_id = periods.id and r.due_on = periods.due_on)
       and not is_mourned(id)`
}

/**
 * `confirmedAt`: when the person said that all is right. `draft`: what they last wrote was not
 * confirmed, so that there is nothing of which they could say it.
 */
export type Reminder = DbRow<'reminders', 'confirmed_at as confirmedAt'> & { draft: boolean }

/** Null when the link does not work, or its owner is said to have died. Changes nothing. */
export function findReminder(token: string, now = new Date()): Promise<Reminder | null> {
  return readOnly(asSystem('reminders'), async (sql) => {
    const [row] = await sql<Reminder[]>`
      select r.confirmed_at as "confirmedAt", coalesce(not w.is_completed, false) as draft
        from reminders r left join wishes w on w.user_id = r.user_id
       where r.token_hash = ${tokenHash(token)} and r.expires_at > ${now}
         and not is_mourned(r.user_id)`
    return row ?? null
  })
}

/**
 * Without signing in. A second time changes nothing.
 *
 * @returns false when the link does not work (any more), the file is a draft, or its owner is said to have died
 */
export function confirmStillRight(token: string, now = new Date()): Promise<boolean> {
  return withActor(asSystem('reminders'), async (sql) => {
    const noted = await sql`
      update reminders r set confirmed_at = coalesce(r.confirmed_at, ${now})
       where r.token_hash = ${tokenHash(token)} and r.expires_at > ${now}
         and not is_mourned(r.user_id)
         and not exists (select from wishes w where w.user_id = r.user_id and not w.is_completed)`
    return noted.count === 1
  })
}

/** When a person last said by a reminder that all is right; null when never. */
export async function lastConfirmation(sql: Sql, userId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`
    select max(confirmed_at) as at from reminders where user_id = ${userId}`
  return row?.at ?? null
}

/**
 * Reminders that someone got, the oldest first. `confirmedAt`: null for one that was not answered.
 */
export const ownReminders = (sql: Sql, userId: string) =>
  sql<DbRow<'reminders', 'sent_at as sentAt' | 'confirmed_at as confirmedAt'>[]>`
    select sent_at as "sentAt", confirmed_at as "confirmedAt"
      from reminders where user_id = ${userId} order by sent_at`
