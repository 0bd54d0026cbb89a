/** The office stops a delivery that turns out wrong. */
import type { Actor } from '#app/access/actor.ts'
import { withRequest } from '#app/access/with-request.server.ts'
import { asOutsider } from '../decision/as-outsider.server.ts'
import { queueRefund } from '#app/features/payments/refund.server.ts'
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { workOnRequests } from '../queue.server.ts'
import type { DeskStop } from '../states.ts'

/**
 * Closes at once what was opened by a request, as when its owner stops it: whoever knows of it is told. Where
 * the fault is ours, the money goes back, also of requests that stop with it. Whoever has a part in the file
 * stops it as well, since that only closes, but gives nobody money back.
 *
 * @returns false when there is nothing to stop (any more); 'own' where this colleague works for a member whose
 *   request would stop with it; 'contact' as `asOutsider` says
 */
export function stopDelivery(
  actor: Actor,
  id: string,
  because: DeskStop,
): Promise<boolean | 'own' | 'contact'> {
  const stop = async (sql: Sql) => {
    const [row] = await sql<DbRow<'stop_delivery', 'stop_delivery as stopped'>[]>`
      select stop_delivery(${id}, ${because}) as stopped`
    if (!row?.stopped) return (await goesOn(sql, id)) && 'own'
    if (because === 'our-fault')
      for (const stopped of await stoppedWith(sql, id))
        await queueRefund(sql, { requestId: stopped.id })
    await workOnRequests(sql)
    return true
  }
  return because === 'our-fault' ? asOutsider(actor, id, stop) : withRequest(actor, stop)
}

async function goesOn(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<DbRow<'request_may_stop', 'request_may_stop! as goesOn'>[]>`
    select request_may_stop(r) as "goesOn" from access_requests r
     where r.id = ${id} and r.state = 'completed'`
  return row?.goesOn ?? false
}

/** All that stopped for one file, with the first. */
const stoppedWith = (sql: Sql, id: string) => sql<DbRow<'access_requests', 'id'>[]>`
  select r.id from access_requests r join access_requests one on one.id = ${id}
   where (r.id = one.id or r.case_id = one.case_id) and r.state = 'stopped'`
