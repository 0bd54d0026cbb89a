import type { DbRow } from '#db/row.ts'
import { keyWith } from '#app/access/keys.server.ts'
import { openProfile, type Profile } from '#app/features/accounts/profile.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

type Frequency = NonNullable<AnswersTo<'naw'>['reminderFrequency']>

/** What the account knows that the interview asks as well. */
export type OwnerDetails = {
  profile: Profile | null
  reminder: { frequency: Frequency; months: number | null } | null
}

export const NO_DETAILS: OwnerDetails = { profile: null, reminder: null }

export type OwnerRow = DbRow<'person_keys', 'wrapped? as personal'> &
  DbRow<
    'profiles',
    | 'sealed? as profile'
    | 'reminder_frequency? as frequency'
    | 'reminder_interval_months? as months'
  >

/** Of a person whose profile the query calls `p`; it asks for the key besides. */
export const ownerColumns = (sql: Sql) => sql`
  p.sealed as profile, p.reminder_frequency as frequency, p.reminder_interval_months as months`

export function ownerDetailsFrom(sql: Sql, userId: string, row: OwnerRow): OwnerDetails {
  const { personal, profile, frequency, months } = row
  const key = keyWith(sql, userId, 'personal', personal)
  if (!profile || !frequency || !key) return NO_DETAILS
  return { profile: openProfile(key, userId, profile), reminder: { frequency, months } }
}

export async function readOwnerDetails(sql: Sql, userId: string): Promise<OwnerDetails> {
  const [row] = await sql<OwnerRow[]>`
    select k.wrapped as personal, ${ownerColumns(sql)}
      from (select ${userId}::uuid as user_id) u
      left join person_keys k on k.user_id = u.user_id and k.purpose = 'personal'
      left join profiles p on p.user_id = u.user_id`
  return row ? ownerDetailsFrom(sql, userId, row) : NO_DETAILS
}
