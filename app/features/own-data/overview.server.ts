import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

export type OverviewParts = DbRow<'profiles', 'reminder_frequency as reminder'> & {
  livingWill: 'none' | 'draft' | 'signed'
  documents: number
  months: number
}

export async function overviewParts(sql: Sql, userId: string): Promise<OverviewParts | null> {
  const [row] = await sql<OverviewParts[]>`
    select case
             when exists (select from wilsverklaringen where user_id = ${userId} and is_completed)
               then 'signed'
             when exists (select from wilsverklaringen
                           where user_id = ${userId} and state in ('draft', 'printed'))
               then 'draft'
             else 'none'
           end as "livingWill",
           (select count(*)::int from documents
             where user_id = ${userId} and purpose = 'document') as documents,
           reminder_frequency as reminder, coalesce(reminder_interval_months, 0) as months
      from profiles where user_id = ${userId}`
  return row ?? null
}
