import { splitAddress } from '#app/features/accounts/address.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import type { StoredSection } from './sections.server.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { type SectionData, withoutEmpty } from '#app/forms/values.ts'

/** What the page of a section shows: what was saved, else what the account already knows. */
export async function prefill(
  sql: Sql,
  user: { id: string; email: string },
  section: FileSectionKey,
  stored: StoredSection,
): Promise<SectionData> {
  if (section === 'naw') return prefillNaw(sql, user.id, user.email, stored)
  if (section !== 'formulier' || stored.revision > 0) return stored.data
  return knownBefore(sql, user.id, section)
}

/** What the account knows of the answers to a section before they were ever saved. */
export async function knownBefore(
  sql: Sql,
  userId: string,
  section: FileSectionKey,
): Promise<SectionData> {
  if (section === 'naw') return knownNaw(sql, userId)
  // The form for a profile asks some of what the older form asks.
  return section === 'formulier' ? ((await readProfile(sql, userId))?.intake ?? {}) : {}
}

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

async function knownNaw(sql: Sql, userId: string): Promise<SectionData> {
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
