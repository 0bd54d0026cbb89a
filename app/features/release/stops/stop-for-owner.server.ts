/** Stops what runs for a file whose owner lives and says so to who runs the site. */
import type { DbRow } from '#db/row.ts'
import { personNamed } from '#app/features/accounts/users.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { workOnRequests } from '../queue.server.ts'
import { type Because, OPEN } from '../states.ts'

const BY_OWNER: Because = 'by-owner'

/** How many requests of guild members and reports of a death ended by it. */
export type StoppedForOwner = { requests: number; reports: number }

/**
 * What follows is told to all who are concerned, as when the owner stops it by the link of a mail.
 * Triggers note it in the audit log.
 *
 * @param named the address of the owner, or the number of the file
 * @returns null where nobody has that
 */
export async function stopForOwner(sql: Sql, named: string): Promise<StoppedForOwner | null> {
  const owner = await personNamed(sql, named)
  if (!owner) return null
  return stoppedBy(sql, owner.id, () => sql`select stop_requests_of(${owner.id}, ${BY_OWNER})`)
}

/**
 * Stops one request, as its owner does by the link of a mail: one about a death takes along what else runs for the
 * file, since its owner lives.
 *
 * @returns null where there is no such request, or it is for no file
 */
export async function stopOneForOwner(sql: Sql, request: string): Promise<StoppedForOwner | null> {
  const [found] = await sql<DbRow<'access_requests', 'subject_id! as subject'>[]>`
    select subject_id as subject from access_requests
     where id = ${request} and subject_id is not null`
  if (!found) return null
  const stopped = await stoppedBy(
    sql,
    found.subject,
    () => sql`
      update access_requests r set state = 'stopped', because = ${BY_OWNER}
       where id = ${request} and request_may_stop(r)`,
  )
  await workOnRequests(sql)
  return stopped
}

async function stoppedBy(
  sql: Sql,
  subject: string,
  stop: () => PromiseLike<unknown>,
): Promise<StoppedForOwner> {
  const before = await running(sql, subject)
  await stop()
  const after = await running(sql, subject)
  return {
    requests: before.requests - after.requests,
    reports: before.reports - after.reports,
  }
}

async function running(sql: Sql, subject: string): Promise<StoppedForOwner> {
  const [row] = await sql<StoppedForOwner[]>`
    select (select count(*)::int from access_requests
             where subject_id = ${subject} and state = any(${[...OPEN, 'completed']})) as requests,
           (select count(*)::int from death_reports
             where subject_id = ${subject} and report_runs(state)) as reports`
  return row ?? { requests: 0, reports: 0 }
}
