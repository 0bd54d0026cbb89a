import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { nameOn } from './index.server.ts'

type Row = DbRow<'colleague_cards', 'email!' | 'user_id! as userId' | 'sealed!'>

/** A colleague who did something, for another to see; without a name for who is there no more, and for who has none. */
export type ShownColleague = { isOwn: boolean; name: string | null }

/** The name of a colleague by their address; null for who is there no more, and for who has none. */
export type NameOfColleague = (address: string | null | undefined) => string | null

/** Reads how these colleagues are called, for who works at the office: nobody there is shown an address. */
export async function namesOfColleagues(
  sql: Sql,
  addresses: readonly (string | null | undefined)[],
): Promise<NameOfColleague> {
  const wanted = addresses.filter((one) => one !== null && one !== undefined)
  if (wanted.length === 0) return () => null
  const rows = await sql<Row[]>`
    select email, user_id as "userId", sealed from colleague_cards(${wanted}::citext[])`
  const names = new Map(
    rows.map((row) => [row.email.toLowerCase(), nameOn(row.userId, row.sealed)]),
  )
  return (address) => (address && names.get(address.toLowerCase())) || null
}
