/** What comes after a delivery: the mail before the file is deleted, the deletion, and telling of it. */
import { deleteDelivered } from '#app/features/deletion/deletion.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import { asSystem, readOnly, type Sql, withActor } from '#app/platform/sql.server.ts'
import { tellOfDeletion, warnOfDeletion } from './end-mails.server.ts'

/** In days. The term may be so short that half of it comes later. */
const WARNED_BEFORE = 7
/** In days, after a mail that went late: its reader has some time. */
const LEAST_NOTICE = 3

/**
 * The job of every hour. Each step is a transaction of its own and is done once: broken off, it goes
 * on.
 *
 * @throws when one failed, so that the queue tries again
 */
export async function endDeliveries(): Promise<void> {
  const soon = await readOnly(asSystem('release'), aboutToEnd)
  await oneByOne(soon, 'mail before a deletion', ({ id }) =>
    withActor(asSystem('release'), (sql) => warn(sql, id)),
  )
  await deleteDelivered()
  const ended = await readOnly(asSystem('release'), untoldEnds)
  await oneByOne(ended, 'mail after a deletion', ({ id }) =>
    withActor(asSystem('release'), (sql) => tellEnd(sql, id)),
  )
}

const aboutToEnd = (sql: Sql) => sql<{ id: string }[]>`
  select d.id from deliveries d join release_cases c on c.id = d.case_id
   where c.state = 'delivered' and d.warned_at is null
     and d.deletes_at - least(make_interval(days => ${WARNED_BEFORE}),
                              (d.deletes_at - d.delivered_at) / 2) <= now()`

/** A mail that goes late, after an outage, moves the deletion on: a night of the Dutch clock later. */
async function warn(sql: Sql, id: string) {
  const [row] = await sql<{ requestId: string; until: Date; deletesAt: Date }[]>`
    update deliveries d
       set warned_at = now(),
           deletes_at = greatest(d.deletes_at, night_after(now(), ${LEAST_NOTICE}))
      from release_cases c
     where d.id = ${id} and d.warned_at is null and c.id = d.case_id and c.state = 'delivered'
    returning d.request_id as "requestId", d.available_until as until, d.deletes_at as "deletesAt"`
  if (row) await warnOfDeletion(sql, row)
}

const untoldEnds = (sql: Sql) => sql<{ id: string }[]>`
  select id from release_history
   where told_at is null and case_id is not null and because = 'term-over' order by id`

async function tellEnd(sql: Sql, id: string) {
  const [row] = await sql<{ requestId: string }[]>`
    update release_history h set told_at = now()
      from access_requests r
     where h.id = ${id} and h.told_at is null and r.case_id = h.case_id and r.state = 'completed'
    returning r.id as "requestId"`
  if (row) await tellOfDeletion(sql, row.requestId)
}
