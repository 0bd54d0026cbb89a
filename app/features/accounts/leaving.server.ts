import type { Sql } from '#app/platform/database/sql.server.ts'

/** Whether someone's account is about to be deleted. */
export async function isLeaving(sql: Sql, userId: string): Promise<boolean> {
  const planned = await sql`select from account_deletions where user_id = ${userId}`
  return planned.count > 0
}
