import type { DbRow } from '#db/row.ts'
import { addressOfContact, openCardOf } from '#app/features/contacts/people.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { isWitness, type Report } from './report.server.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'
import { calledBy } from '#app/platform/names.ts'

/** Somebody else who can say that a death is so. */
export type Other = { id: string; name: string; hasEmail: boolean }

/**
 * Lists who else can say it: contacts of the same person who said yes, are who was meant, and read other
 * mail than this one.
 *
 * @param report the one that runs: who became a contact after it began says nothing of it
 */
export const othersThan = (
  reader: Reader,
  report: Pick<Report, 'createdAt'> | null,
): Promise<Other[]> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const all = await sql<DbRow<'relatives', 'id' | 'sealed' | 'changed_at as changedAt'>[]>`
      select id, sealed, changed_at as "changedAt" from relatives
       where owner_id = ${reader.ownerId} and state = 'confirmed' and id <> ${reader.id}
       order by created_at, id`
    const rows = report ? all.filter((one) => isWitness(one, report)) : all
    const own = addressOfContact(reader)
    return rows
      .map(({ id, sealed }) => ({ id, card: openCardOf(id, sealed) }))
      .filter((other) => !addressOfContact(other).equals(own))
      .map(({ id, card }) => ({
        id,
        name: calledBy(card),
        hasEmail: card.email !== '',
      }))
  })
