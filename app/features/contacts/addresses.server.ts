import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { AddressesKnown } from './addresses.ts'
import { openCardOf, type Relative, relativesOf } from './people.server.ts'

/** Reads at which addresses the contacts of somebody said yes, also those that step 6 has no more. */
export async function readAddresses(
  sql: Sql,
  { id, email: own }: { id: string; email: string },
): Promise<AddressesKnown> {
  return addressesOf(sql, { id, email: own }, await relativesOf(sql, id))
}

/**
 * The same of contacts that were read. Who said yes at another address and was not asked at this one reads
 * nothing, which nobody may have noticed.
 */
export async function addressesOf(
  sql: Sql,
  { id, email: own }: { id: string; email: string },
  people: readonly Relative[],
): Promise<AddressesKnown> {
  const rows = await sql<DbRow<'relatives', 'id' | 'sealed'>[]>`
    select id, sealed from relatives
     where owner_id = ${id} and answered_at is not null
       and state = 'withdrawn' and because = 'address-changed'`
  const before = rows.map((row) => openCardOf(row.id, row.sealed))
  const isMoved = ({ state, card }: Relative) =>
    state === 'noted' &&
    before.some((one) => one.firstName === card.firstName && one.lastName === card.lastName)
  return {
    own,
    said: [
      ...people.filter(isMoved).map(({ card }) => ({ ...named(card), kind: 'moved' as const })),
      ...people.filter(saidYes).map(({ card }) => ({ ...named(card), kind: 'known' as const })),
    ],
  }
}

const saidYes = ({ state }: Relative) => state === 'accepted' || state === 'confirmed'

const named = ({ firstName, lastName, email }: Relative['card']) => ({ firstName, lastName, email })
