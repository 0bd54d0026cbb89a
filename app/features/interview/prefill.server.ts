import { splitAddress } from '#app/features/accounts/address.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import { withoutEmpty } from './parse.server.ts'
import type { StoredSection } from './sections.server.ts'
import type { SectionData } from './values.ts'

/**
 * What the naw step shows: what was saved, else what the account already knows. The reminder stands
 * at 6 months when it comes from the profile only (specification 3, 'naw').
 */
export async function prefillNaw(
  sql: Sql,
  userId: string,
  email: string,
  stored: StoredSection,
): Promise<SectionData> {
  if (stored.revision > 0) return { ...withAddressParts(stored.data), email }
  return { reminderMonths: 6, ...(await knownNaw(sql, userId)), email }
}

/** What the account knows of the answers to naw before they were ever saved. */
export async function knownNaw(sql: Sql, userId: string): Promise<SectionData> {
  const profile = await readProfile(sql, userId)
  const [row] = await sql<{ frequency: string; months: number | null }[]>`
    select reminder_frequency as frequency, reminder_interval_months as months
      from profiles where user_id = ${userId}`
  return withAddressParts(
    withoutEmpty({
      firstName: profile?.firstName,
      lastName: profile?.lastName,
      phone: profile?.phone,
      address: profile?.address,
      reminderFrequency: row?.frequency,
      reminderMonths: row?.months ?? undefined,
    }),
  )
}

/** An old combined address is split on commas when there is no street (specification 4). */
export function withAddressParts({ address, ...data }: SectionData): SectionData {
  if (data.street || typeof address !== 'string') return data
  return withoutEmpty({ ...data, ...splitAddress(address) })
}

/** What the older form shows: what was saved, else what the form for a profile asked. */
export async function prefillForm(
  sql: Sql,
  userId: string,
  stored: StoredSection,
): Promise<SectionData> {
  if (stored.revision > 0) return stored.data
  return (await readProfile(sql, userId))?.intake ?? {}
}
