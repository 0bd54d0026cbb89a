/** What a colleague writes down or decides about a request who has no part in it themselves. */
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { withRequest } from '#app/access/with-request.server.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/**
 * @param request null where there is no such request
 * @returns 'contact' where the request is about this colleague, or about a file that names them as a
 *   contact
 */
export async function asOutsider<T>(
  actor: Actor,
  request: string | null,
  run: (sql: Sql) => Promise<T>,
): Promise<T | 'contact'> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const [row] = await sql<DbRow<'concerns_actor', 'concerns_actor as concerned'>[]>`
      select concerns_actor(${request}, ${mailbox}) as concerned`
    return row?.concerned ? 'contact' : run(sql)
  })
}
