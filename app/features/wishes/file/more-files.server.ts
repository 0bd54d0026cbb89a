/** Reading or looking up more files in an hour than one may: a colleague asks, an administrator decides. */
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { isNotAllowed } from '#app/platform/database/sql-code.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'

/** That a colleague asks to read or to look up ('find') more files, with the address of who asks. */
export type ReadingRequest = DbRow<'reading_requests', 'id' | 'what' | 'asked_at as askedAt'> &
  DbRow<'role_holders', 'email!'>

/**
 * Asks to read or to look up more files, whichever one may no more. All other administrators are mailed.
 *
 * @returns false when there is nothing to ask now
 */
export function askForMore(actor: Actor): Promise<boolean> {
  return withActor(asPerson(actor.id), async (sql) => {
    const asked = randomUUID()
    const [row] = await sql<DbRow<'ask_to_read_more', 'ask_to_read_more as asked'>[]>`
      select ask_to_read_more(${asked}, ${actor.request}) as asked`
    if (!row?.asked) return false
    await tellAdministrators(sql, actor, asked)
    return true
  })
}

async function tellAdministrators(sql: Sql, actor: Actor, asked: string) {
  const [question] = await sql<DbRow<'reading_requests', 'what'>[]>`
    select what from reading_requests where id = ${asked}`
  const administrators = await sql<
    DbRow<'administrators_to_tell', 'id!' | 'email!' | 'colleague!'>[]
  >`select id, email, colleague from administrators_to_tell()`
  for (const { id, email, colleague } of administrators)
    if (id !== actor.id)
      await queueMail(sql, {
        kind: question?.what === 'find' ? 'office-more-found-asked' : 'office-more-asked',
        to: email,
        facts: [`Collega: ${colleague}`],
        link: absoluteLink(href('/admin/dossier/meer')),
      })
}

/** Reads the questions of the last hour on which this administrator may decide, from old to new. */
export const questionsFor = ({ id }: Actor): Promise<ReadingRequest[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<ReadingRequest[]>`
      select q.id, q.what, h.email, q.asked_at as "askedAt"
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

const READ = { allowed: 'more-allowed', denied: 'more-denied' } as const
const FOUND = { allowed: 'more-found-allowed', denied: 'more-found-denied' } as const

async function tellAsker(sql: Sql, id: string, allow: boolean) {
  const [asker] = await sql<
    (DbRow<'role_holders', 'email!'> & DbRow<'reading_requests', 'what'>)[]
  >`
    select h.email, q.what from reading_requests q join role_holders() h on h.id = q.reader_id
     where q.id = ${id}`
  if (!asker) return
  const kinds = asker.what === 'find' ? FOUND : READ
  await queueMail(sql, {
    kind: allow ? kinds.allowed : kinds.denied,
    to: asker.email,
    link: absoluteLink(asker.what === 'find' ? href('/admin/wensen') : href('/admin/dossier')),
  })
}
