import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { nameOn } from './index.server.ts'

type Row = DbRow<'own_grantees', 'id!' | 'sealed' | 'company_name as company'>

/** The names of those whom the actor let read in the own file, or write; of none without a name. */
export async function granteesOf(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<Row[]>`
    select id, sealed, company_name as company from own_grantees()`
  const named = rows.map(({ id, sealed, company }) => [id, company ?? nameOn(id, sealed)] as const)
  return new Map(named.filter(([, name]) => name))
}
