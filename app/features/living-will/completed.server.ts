import type { Sql } from '#app/platform/database/sql.server.ts'

export async function hasLivingWill(sql: Sql, userId: string): Promise<boolean> {
  const found = await sql`
    select id, is_completed from wilsverklaringen
     where user_id = ${userId} and is_completed order by created_at desc limit 1`
  return found.length > 0
}
