import { queueMail } from '#app/features/mail/outbox.server.ts'
import { ZONE } from '#app/locales/dates.ts'
import { randomToken, tokenHash } from '#app/platform/crypto.server.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import { log } from '#app/platform/log.server.ts'
import { withActor, asSystem, readOnly, type Sql } from '#app/platform/sql.server.ts'

/** How long the link in a reminder works. People read such a mail late. */
const LINK_DAYS = 90

/** Someone whose period has fallen due and who was not mailed for it. */
type Due = { userId: string; email: string; dueOn: string }

/**
 * The nightly job: one mail for everyone whose reminder has fallen due. Each person has a
 * transaction of their own, so that one that fails keeps nobody else waiting.
 *
 * @param now the moment that counts as today
 * @throws when a person's reminder failed, so that the queue tries again
 */
export async function sendReminders(now: Date): Promise<void> {
  const people = await readOnly(asSystem('reminders'), (sql) => dueReminders(sql, now))
  let failed = 0
  for (const { userId } of people)
    try {
      await withActor(asSystem('reminders'), (sql) => remind(sql, userId, now))
    } catch (error) {
      failed += 1
      log().error({ err: error }, 'reminder failed')
    }
  if (failed > 0) throw new Error(`${failed} reminders failed`)
}

/** Who is to be reminded is asked again: in between, the person may have saved or changed their mind. */
async function remind(sql: Sql, userId: string, now: Date) {
  const [due] = await dueReminders(sql, now, userId)
  if (!due) return
  const token = randomToken()
  const added = await sql`
    insert into reminders (user_id, due_on, token_hash, sent_at, expires_at)
    values (${userId}, ${due.dueOn}, ${tokenHash(token)}, ${now},
            ${now}::timestamptz + make_interval(days => ${LINK_DAYS}))
    on conflict (user_id, due_on) do nothing`
  // Another worker was first.
  if (added.count === 0) return
  await queueMail(sql, {
    kind: 'reminder',
    to: due.email,
    link: absoluteLink('/herinnering', { token }),
  })
}

/**
 * Counts whole months in Dutch time from the last day on which the person saved, said that all is
 * still right, or chose a reminder; 31 January and a month is the last day of February, and two
 * months is 31 March. Only the newest period counts: what was missed is not made up for.
 */
function dueReminders(sql: Sql, now: Date, onlyFor: string | null = null): Promise<Due[]> {
  return sql<Due[]>`
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
         and not exists (select from account_deletions d where d.user_id = u.id)
         and (${onlyFor}::uuid is null or u.id = ${onlyFor}::uuid)
    ),
    periods as (
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
                        where r.user_id = periods.id and r.due_on = periods.due_on)`
}

/** What the link of a reminder opens; `confirmedAt` when the person has said that all is right. */
export type Reminder = { confirmedAt: Date | null }

/** The reminder of a link. Looking changes nothing. @returns null when the link does not work */
export function findReminder(token: string, now = new Date()): Promise<Reminder | null> {
  return readOnly(asSystem('reminders'), async (sql) => {
    const [row] = await sql<Reminder[]>`
      select confirmed_at as "confirmedAt" from reminders
       where token_hash = ${tokenHash(token)} and expires_at > ${now}`
    return row ?? null
  })
}

/**
 * Notes that everything is still right, with the link of a reminder and without signing in. A second
 * time changes nothing: the day of the first stays.
 *
 * @returns false when the link does not work (any more)
 */
export function confirmStillRight(token: string, now = new Date()): Promise<boolean> {
  return withActor(asSystem('reminders'), async (sql) => {
    const noted = await sql`
      update reminders set confirmed_at = coalesce(confirmed_at, ${now})
       where token_hash = ${tokenHash(token)} and expires_at > ${now}`
    return noted.count === 1
  })
}

/** When a person last said by a reminder that everything is still right; null when never. */
export async function lastConfirmation(sql: Sql, userId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`
    select max(confirmed_at) as at from reminders where user_id = ${userId}`
  return row?.at ?? null
}

/** The reminders that a person got, and when they said by them that everything was still right. */
export const ownReminders = (sql: Sql, userId: string) =>
  sql<{ sentAt: Date; confirmedAt: Date | null }[]>`
    select sent_at as "sentAt", confirmed_at as "confirmedAt"
      from reminders where user_id = ${userId} order by sent_at`
