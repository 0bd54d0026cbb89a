/** What colleagues heard who called about a request that a sign-in stopped, or that its trusted person denied. */
import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { asOutsider } from '../decision/as-outsider.server.ts'

const belongsTo = (id: string) => `stop_notes ${id}`

/** `by`: the name of the colleague, while they are there. `other`: the request that it is about, where that is another. */
export type StopNote = {
  id: string
  heard: string
  at: Date
  by: string | null
  other: string | null
}

/** `waits`: what was heard about this request is still to be written down. */
export type StopNotes = { notes: StopNote[]; waits: boolean }

/**
 * Reads what was heard about a request, and about others for the same file, the first one first. Of the others
 * nothing to a colleague whom the file names.
 */
export async function stopNotesOf(actor: Actor, request: string): Promise<StopNotes> {
  const mailbox = await mailboxOf(actor.id)
  return readOnly(asPerson(actor.id), async (sql) => {
    const [waiting] = await sql<DbRow<'stop_waits', 'stop_waits as waits'>[]>`
      select stop_waits(${request}) as waits`
    const rows = await sql<
      DbRow<'stop_notes_of', 'id!' | 'request_id! as about' | 'sealed!' | 'at!' | 'email'>[]
    >`select id, request_id as about, sealed, at, email from stop_notes_of(${request})
       where request_id = ${request} or not concerns_actor(${request}, ${mailbox})`
    const nameOf = await namesOfColleagues(
      sql,
      rows.map(({ email }) => email),
    )
    const notes = rows.map(({ id, about, sealed, at, email }) => ({
      id,
      heard: openForSystem<string>(sealed, belongsTo(id)),
      at,
      by: nameOf(email),
      other: about === request ? null : about,
    }))
    return { notes, waits: waiting?.waits ?? false }
  })
}

/**
 * Writes down what was heard: it needs nobody any more.
 *
 * @returns false where it needs nobody (any more); 'contact' as `asOutsider` says
 */
export const noteHeard = (
  actor: Actor,
  request: string,
  heard: string,
): Promise<boolean | 'contact'> =>
  asOutsider(actor, request, async (sql) => {
    const id = randomUUID()
    const [row] = await sql<DbRow<'settle_stop', 'settle_stop as done'>[]>`
      select settle_stop(${id}, ${request}, ${sealForSystem(heard, belongsTo(id))}) as done`
    return row?.done ?? false
  })
