import type { DbRow } from '#db/row.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'

/** The requests for a file that were stopped a moment ago, by what was asked and who asked. */
export const stoppedJustNow = (ownerId: string): Promise<readonly StoppedRequest[]> =>
  readOnly(
    asSystem('release'),
    (sql) => sql<StoppedRequest[]>`
      select r.kind, f.company_name as company
        from access_requests r
        join franchise_partners f on f.id = r.member_id
        join history h on h.machine = 'access_requests' and h.row_id = r.id and h.next = 'stopped'
       where r.subject_id = ${ownerId} and h.at > now() - interval '1 minute'`,
  )

type StoppedRequest = DbRow<'access_requests', 'kind'> &
  DbRow<'franchise_partners', 'company_name as company'>
