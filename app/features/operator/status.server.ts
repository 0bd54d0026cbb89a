/** How the register is, in numbers: no person and no text. */
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/** Of one task: jobs that wait or run, those that gave up, and since when the first could have begun. */
export type QueueLine = { task: string; waiting: number; gaveUp: number; dueSince: Date | null }

export type Status = {
  queue: QueueLine[]
  mails: { waiting: number; failed: number; waitingSince: Date | null }
  attention: { kind: string; count: number }[]
  /** Rows of the audit log without a place in its chain, and since when the first is. */
  unchained: { rows: number; since: Date | null }
}

/** Asks as the owner of the database, which may see all rows. */
export async function statusIn(sql: Sql): Promise<Status> {
  const queue = await sql<QueueLine[]>`
    select task_identifier as task,
           count(*) filter (where attempts < max_attempts)::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as "gaveUp",
           min(run_at) filter (where attempts < max_attempts and run_at < now()) as "dueSince"
      from graphile_worker.jobs group by task_identifier order by task_identifier`
  const [mails] = await sql<Status['mails'][]>`
    select count(*) filter (where status = 'queued')::int as waiting,
           count(*) filter (where status = 'needs_review')::int as failed,
           min(created_at) filter (where status = 'queued') as "waitingSince"
      from mails`
  const attention = await sql<(DbRow<'attention', 'kind'> & { count: number })[]>`
    select kind, count(*)::int as count from attention group by kind order by kind`
  const [unchained] = await sql<Status['unchained'][]>`
    select count(*)::int as rows, min(at) as since from audit_log where day is null`
  return {
    queue,
    mails: mails ?? { waiting: 0, failed: 0, waitingSince: null },
    attention,
    unchained: unchained ?? { rows: 0, since: null },
  }
}
