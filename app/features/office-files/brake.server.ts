import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/**
 * Whether this transaction looked up one too many in an hour. Administrators are mailed of the first
 * time in an hour.
 */
export async function lookingUpWasBraked(sql: Sql): Promise<boolean> {
  const [row] = await sql<
    DbRow<'actor_was_braked', 'actor_was_braked as braked'>[]
  >`select actor_was_braked(null) as braked`
  if (!row?.braked) return false
  const told = await sql<DbRow<'administrators_to_tell', 'email!' | 'colleague!'>[]>`
    select email, colleague from administrators_to_tell()`
  for (const { email, colleague } of told)
    await queueMail(sql, {
      kind: 'office-many-found',
      to: email,
      facts: [`Collega: ${colleague}`],
      link: absoluteLink(href('/admin/logboek')),
    })
  return true
}
