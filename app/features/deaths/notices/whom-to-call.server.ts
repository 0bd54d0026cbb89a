import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { withRequest } from '#app/access/with-request.server.ts'
import { nameOf, openCardOf } from '#app/features/contacts/people.server.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'

/** A contact with their telephone number; empty where none is known. */
export type ToCall = { id: string; name: string; phone: string }

/**
 * Reads the numbers of who said something of a death, or denied an earlier report of it, and notes that in the
 * audit log each time, so that who lives sees it. None where there is nothing to decide (any more), and for who
 * is a contact of the file.
 */
export async function lookAtWhomToCall(actor: Actor, report: string): Promise<ToCall[]> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const rows = await sql<DbRow<'look_at_whom_to_call', 'id!' | 'sealed!'>[]>`
      select id, sealed from look_at_whom_to_call(${report}, ${mailbox})`
    return rows.map(({ id, sealed }) => {
      const card = openCardOf(id, sealed)
      return { id, name: nameOf(card), phone: card.phone }
    })
  })
}
