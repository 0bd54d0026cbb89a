/** Stops all that runs for a file whose owner lives and says so to who runs the site. */
import { personNamed } from '#app/features/accounts/users.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
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
  const before = await running(sql, owner.id)
  await sql`select stop_requests_of(${owner.id}, ${BY_OWNER})`
  const after = await running(sql, owner.id)
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
