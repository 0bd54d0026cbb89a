import type { DbRow } from '#db/row.ts'
import { log } from '#app/platform/log.server.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'

/** Where the chain of the audit log was: kept out of reach of who can write the database. */
type Newest = DbRow<'audit_log', 'number!'> & { day: string; hash: string }

/**
 * Notes the newest row every night: who takes rows away at the end, or makes the chain anew, cannot
 * change the site's log.
 */
export async function noteNewest(): Promise<void> {
  const [newest] = await readOnly(
    asSystem('audit'),
    (sql) => sql<Newest[]>`
      select to_char(a.day, 'YYYY-MM-DD') as day, number, encode(hash, 'hex') as hash
        from audit_log a where a.day is not null order by a.day desc, number desc limit 1`,
  )
  if (newest) log().info({ audit: newest }, 'newest row of the audit log')
}
