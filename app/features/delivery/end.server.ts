/** What comes after a delivery: the mail before the file is deleted, the deletion, and telling of it. */
import type { DbRow } from '#db/row.ts'
import { deleteDelivered } from '#app/features/deletion/deletion.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import {
  askOffice,
  tellOfDeletion,
  tellOfKeeping,
  tellOfMoreTime,
  warnOfDeletion,
} from './end-mails.server.ts'

/** In days. The term may be so short that half of it comes later. */
const WARNED_BEFORE = 7
/** In days, after a mail that went late: its reader has some time. */
const LEAST_NOTICE = 3

/**
 * Runs every hour: ends copies and deletes files whose term is over. Each step is a transaction of
 * its own and is done once: broken off, it goes on.
 *
 * @throws when one failed, so that the queue tries again
 */
export async function endDeliveries(): Promise<void> {
  const soon = await readOnly(asSystem('release'), aboutToEnd)
  await oneByOne(soon, 'mail before a deletion', ({ id }) =>
    withActor(asSystem('release'), (sql) => warn(sql, id)),
  )
  await withActor(asSystem('release'), noteWarned)
  await deleteDelivered()
  const ended = await readOnly(asSystem('release'), untoldEnds)
  await oneByOne(ended, 'mail after a deletion', ({ id }) =>
    withActor(asSystem('release'), (sql) => tellEnd(sql, id)),
  )
}

const aboutToEnd = (sql: Sql) => sql<DbRow<'deliveries', 'id'>[]>`
  select d.id from deliveries d join release_cases c on c.id = d.case_id
   where c.state = 'delivered' and d.warned_at is null and d.warning_id is null
     and (d.unfetched_since is null or not nobody_got(d.id))
     and d.deletes_at - least(make_interval(days => ${WARNED_BEFORE}),
                              (d.deletes_at - d.delivered_at) / 2) <= now()`

/** A mail that goes late, after an outage, moves the deletion on: a night of the Dutch clock later. */
async function warn(sql: Sql, id: string) {
  const [row] = await sql<
    DbRow<
      'deliveries',
      'request_id! as requestId' | 'available_until! as until' | 'deletes_at! as deletesAt'
    >[]
  >`
    update deliveries d
       set deletes_at = greatest(d.deletes_at, night_after(now(), ${LEAST_NOTICE}))
      from release_cases c
     where d.id = ${id} and d.warned_at is null and d.warning_id is null
       and c.id = d.case_id and c.state = 'delivered'
    returning d.request_id as "requestId", d.available_until as until, d.deletes_at as "deletesAt"`
  if (!row) return
  const mail = await warnOfDeletion(sql, row)
  await sql`
    update deliveries set warning_id = ${mail}, warned_at = case when ${mail === null} then now() end
     where id = ${id}`
}

/**
 * Nothing is deleted before the mail to its owner was handed over, or a colleague called or wrote to who has no
 * address; they have time from then on.
 */
const noteWarned = (sql: Sql) => sql`
  update deliveries d
     set warned_at = told.at,
         deletes_at = greatest(d.deletes_at, night_after(told.at, ${LEAST_NOTICE}))
    from (select id, sent_at as at from mails where status = 'sent'
          union all
          select id, done_at from calls_to_make where done_at is not null) told
   where told.id = d.warning_id and d.warned_at is null and d.deletes_at is not null`

/** In days: by then the office has decided, or looks again. */
const HELD = 7

/**
 * Moves the end of copies that nobody fetched, and asks the office to look at them. It runs before
 * copies are ended.
 *
 * @throws when one failed; its copy stays
 */
export async function holdUnfetched(now: Date): Promise<void> {
  const held = await readOnly(
    asSystem('release'),
    (sql) => sql<DbRow<'deliveries', 'id'>[]>`
      select id from deliveries where available_until <= ${now} and nobody_got(id)`,
  )
  await oneByOne(held, 'longer term', ({ id }) =>
    withActor(asSystem('release'), (sql) => holdDelivery(sql, id, now)),
  )
}

async function holdDelivery(sql: Sql, id: string, now: Date) {
  const [row] = await sql<
    (DbRow<'deliveries', 'request_id! as requestId' | 'available_until! as until'> &
      DbRow<'franchise_partners', 'company_name as company'>)[]
  >`
    update deliveries d
       set available_until = night_after(${now}, ${HELD}), deletes_at = night_after(${now}, ${HELD}),
           warned_at = null, warning_id = null, unfetched_since = coalesce(unfetched_since, now())
      from access_requests r join franchise_partners m on m.id = r.member_id
     where d.id = ${id} and d.available_until <= ${now} and nobody_got(d.id) and r.id = d.request_id
    returning d.request_id as "requestId", d.available_until as until, m.company_name as company`
  if (!row) return
  await tellOfMoreTime(sql, row)
  await askOffice(sql, row.requestId, row.company)
}

const untoldEnds = (sql: Sql) => sql<DbRow<'history', 'id'>[]>`
  select id from history
   where told_at is null and machine = 'release_cases' and because in ('term-over', 'not-fetched')
   order by id`

async function tellEnd(sql: Sql, id: string) {
  const [row] = await sql<
    (DbRow<'access_requests', 'id as requestId'> & DbRow<'history', 'because!'>)[]
  >`
    update history h set told_at = now()
      from access_requests r
     where h.id = ${id} and h.told_at is null and h.machine = 'release_cases'
       and r.case_id = h.row_id and r.state = 'completed'
    returning r.id as "requestId", h.because`
  if (!row) return
  const tell = row.because === 'term-over' ? tellOfDeletion : tellOfKeeping
  await tell(sql, row.requestId)
}
