import type { DbRow } from '#db/row.ts'
import { keyWith } from '#app/access/keys.server.ts'
import { openProfile, type Profile } from '#app/features/accounts/profile.server.ts'
import type { AnswersTo, FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

type Frequency = NonNullable<AnswersTo<'naw'>['reminderFrequency']>

/** What the account knows that the interview asks as well. */
export type OwnerDetails = {
  profile: Profile | null
  reminder: { frequency: Frequency; months: number | null } | null
}

/** Of who has no profile, or whose key is out of reach. */
export const NO_DETAILS: OwnerDetails = { profile: null, reminder: null }

/** What a query reads of someone's details, sealed, with the key that opens them. */
export type OwnerRow = DbRow<'person_keys', 'wrapped? as personal'> &
  DbRow<
    'profiles',
    | 'sealed? as profile'
    | 'reminder_frequency? as frequency'
    | 'reminder_interval_months? as months'
  >

/**
 * The columns of `OwnerRow` of a person whose profile the query calls `p`; it asks for the key
 * besides.
 */
export const ownerColumns = (sql: Sql) => sql`
  p.sealed as profile, p.reminder_frequency as frequency, p.reminder_interval_months as months`

/** Opens what was read of a person's details; `NO_DETAILS` where there are none, or no key. */
export function ownerDetailsFrom(sql: Sql, userId: string, row: OwnerRow): OwnerDetails {
  const { personal, profile, frequency, months } = row
  const key = keyWith(sql, userId, 'personal', personal)
  if (!profile || !frequency || !key) return NO_DETAILS
  return { profile: openProfile(key, userId, profile), reminder: { frequency, months } }
}

/** Whether a section asks anything that the account knows. */
export const asksDetails = (section: FileSectionKey): boolean => section === 'naw'

/** Reads what the account of a person knows that the interview asks as well. */
export async function readOwnerDetails(sql: Sql, userId: string): Promise<OwnerDetails> {
  const [row] = await sql<OwnerRow[]>`
    select k.wrapped as personal, ${ownerColumns(sql)}
      from (select ${userId}::uuid as user_id) u
      left join person_keys k on k.user_id = u.user_id and k.purpose = 'personal'
      left join profiles p on p.user_id = u.user_id`
  return row ? ownerDetailsFrom(sql, userId, row) : NO_DETAILS
}
