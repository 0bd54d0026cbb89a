/** Whether an account is about to be deleted, for whatever promises something that would come after that. */
import type { DbRow } from '#db/row.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

export type Deletion = DbRow<'account_deletions', 'execute_after as executeAfter'>

/** When an account goes; null when nobody asked for that. */
export async function findDeletion(sql: Sql, userId: string): Promise<Deletion | null> {
  const [row] = await sql<Deletion[]>`
    select execute_after as "executeAfter" from account_deletions where user_id = ${userId}`
  return row ?? null
}

/** The same, by itself. */
export const plannedDeletion = (userId: string): Promise<Deletion | null> =>
  readOnly(asPerson(userId), (sql) => findDeletion(sql, userId))
