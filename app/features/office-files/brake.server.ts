import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/**
 * Whether this transaction looked up one too many in an hour. The other administrators are mailed of
 * the first time in an hour, the office where there are none.
 */
export async function lookingUpWasBraked(sql: Sql, { id }: Actor): Promise<boolean> {
  const [row] = await sql<
    DbRow<'actor_was_braked', 'actor_was_braked as braked'>[]
  >`select actor_was_braked(null) as braked`
  if (!row?.braked) return false
  const told = await sql<DbRow<'administrators_to_tell', 'id!' | 'email!' | 'colleague!'>[]>`
    select id, email, colleague from administrators_to_tell()`
  const others = told.filter((one) => one.id !== id).map(({ email }) => email)
  for (const to of others.length > 0 ? others : told.map(() => officeEmail()))
    await queueMail(sql, {
      kind: 'office-many-found',
      to,
      facts: [`Collega: ${told[0]?.colleague}`],
      link: absoluteLink(href('/admin/logboek')),
    })
  return true
}
