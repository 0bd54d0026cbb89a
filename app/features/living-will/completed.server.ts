import type { Sql } from '#app/platform/database/sql.server.ts'

/** Whether someone has a signed living will, and whether a doctor knows of it. */
export async function livingWillOf(
  sql: Sql,
  userId: string,
): Promise<'none' | 'signed' | 'discussed'> {
  const [found] = await sql<{ discussed: boolean }[]>`
    select state = 'discussed' as discussed from wilsverklaringen
     where user_id = ${userId} and is_completed order by created_at desc limit 1`
  if (!found) return 'none'
  return found.discussed ? 'discussed' : 'signed'
}

/** Whether someone has one that is signed. */
export const hasLivingWill = async (sql: Sql, userId: string): Promise<boolean> =>
  (await livingWillOf(sql, userId)) !== 'none'
