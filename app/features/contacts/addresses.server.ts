import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { AddressesKnown } from './addresses.ts'
import { nameOf, openCardOf, type Relative, relativesOf } from './people.server.ts'

type Owner = { id: string; email: string }

/** Reads at which addresses the contacts of somebody said yes, also those that step 6 has no more. */
export const readAddresses = async (sql: Sql, owner: Owner): Promise<AddressesKnown> =>
  addressesOf(sql, owner, await relativesOf(sql, owner.id))

/**
 * The same of contacts that were read. Who said yes at another address and was not asked at this one reads
 * nothing, which nobody may have noticed; where it was taken back later, the owner did that themselves.
 */
export async function addressesOf(
  sql: Sql,
  { id, email: own }: Owner,
  people: readonly Relative[],
): Promise<AddressesKnown> {
  const gone = await sql<
    DbRow<'relatives', 'id' | 'sealed' | 'because' | 'answered_at as answeredAt'>[]
  >`
    select id, sealed, because, answered_at as "answeredAt" from relatives
     where owner_id = ${id} and state = 'withdrawn' order by changed_at`
  const held = await sql<DbRow<'relatives', 'id'>[]>`
    select id from relatives where owner_id = ${id} and state = 'confirmed' and is_held(id)`
  const moved = new Set<string>()
  for (const row of gone) {
    const name = nameOf(openCardOf(row.id, row.sealed))
    if (row.because !== 'address-changed') moved.delete(name)
    else if (row.answeredAt) moved.add(name)
  }
  const isMoved = ({ state, card }: Relative) => state === 'noted' && moved.has(nameOf(card))
  return {
    own,
    said: [
      ...people.filter(isMoved).map(({ card }) => ({ ...named(card), kind: 'moved' as const })),
      ...people
        .filter(saidYes)
        .map(({ id: row, card }) => ({ ...named(card), kind: kindOf(held, row) })),
    ],
  }
}

const kindOf = (held: readonly { id: string }[], row: string) =>
  held.some(({ id }) => id === row) ? ('held' as const) : ('known' as const)

const saidYes = ({ state }: Relative) => state === 'accepted' || state === 'confirmed'

const named = ({ firstName, lastName, email }: Relative['card']) => ({ firstName, lastName, email })
