/** Reading more files in an hour than a role allows: one administrator asks, another decides. */
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { isNotAllowed } from '#app/platform/database/sql-code.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { administrators } from './tell-of-reading.server.ts'

/** That an administrator asks to read more files, with the address of who asks. */
export type ReadingRequest = DbRow<'reading_requests', 'id' | 'asked_at as askedAt'> &
  DbRow<'role_holders', 'email!'>

/**
 * Asks to read more files. All other administrators are mailed.
 *
 * @returns false when there is nothing to ask now
 */
export function askForMore(actor: Actor): Promise<boolean> {
  return withActor(asPerson(actor.id), async (sql) => {
    const holders = await administrators(sql)
    const asker = holders.find(({ id }) => id === actor.id)?.email ?? ''
    const [row] = await sql<DbRow<'ask_to_read_more', 'ask_to_read_more as asked'>[]>`
      select ask_to_read_more(${randomUUID()}, ${actor.request}) as asked`
    if (!row?.asked) return false
    for (const { id, email } of holders)
      if (id !== actor.id)
        await queueMail(sql, {
          kind: 'office-more-asked',
          to: email,
          facts: [`Beheerder: ${asker}`],
          link: absoluteLink(href('/admin/dossier/meer')),
        })
    return true
  })
}

/** Reads the questions of the last hour on which this administrator may decide, from old to new. */
export const questionsFor = ({ id }: Actor): Promise<ReadingRequest[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<ReadingRequest[]>`
      select q.id, h.email, q.asked_at as "askedAt"
        from reading_requests q join role_holders() h on h.id = q.reader_id
       where q.decided_at is null and q.asked_at > now() - interval '1 hour'
         and may_let_read(${id}, q.reader_id)
       order by q.asked_at, q.id`,
  )

/** What became of a decision; over: there is nothing to decide (any more). right: another has to. */
export type Decided = 'done' | 'over' | 'right'

/**
 * Decides whether an administrator may read more files. Who asked is mailed of it.
 *
 * @returns 'over' when there is no such question (any more), 'right' when it is for another to decide
 */
export async function decideOnMore(actor: Actor, id: unknown, allow: boolean): Promise<Decided> {
  if (typeof id !== 'string' || !isUuid(id)) return 'over'
  try {
    return await withActor(asPerson(actor.id), async (sql) => {
      const [row] = await sql<DbRow<'decide_on_reading', 'decide_on_reading as done'>[]>`
        select decide_on_reading(${id}, ${allow}, ${actor.request}) as done`
      if (!row?.done) return 'over'
      await tellAsker(sql, id, allow)
      return 'done'
    })
  } catch (error) {
    if (!isNotAllowed(error)) throw error
    return 'right'
  }
}

async function tellAsker(sql: Sql, id: string, allow: boolean) {
  const [asker] = await sql<DbRow<'role_holders', 'email!'>[]>`
    select h.email from reading_requests q join role_holders() h on h.id = q.reader_id
     where q.id = ${id}`
  if (!asker) return
  await queueMail(sql, {
    kind: allow ? 'more-allowed' : 'more-denied',
    to: asker.email,
    link: absoluteLink(href('/admin/dossier')),
  })
}
