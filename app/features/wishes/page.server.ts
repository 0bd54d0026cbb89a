import type { KeyObject } from 'node:crypto'
import { splitAddress } from '#app/features/accounts/address.ts'
import { openProfile } from '#app/features/accounts/profile.server.ts'
import { personKey } from '#app/features/accounts/keys.server.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import {
  fingerprintsOf,
  fingerprintsUnder,
  fingerprintText,
} from '#app/forms/stored/fingerprints.server.ts'
import { type SectionData, withoutEmpty } from '#app/forms/values.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import type { Account } from './open-file.server.ts'
import { readSectionAndKey, type StoredSection } from './sections.server.ts'

export type SectionPage = Omit<StoredSection, 'data'> & {
  values: SectionData
  opened: string
}

export async function readPage(
  sql: Sql,
  user: { id: string; email: string },
  section: FileSectionKey,
): Promise<SectionPage> {
  const read = await readSectionAndKey(sql, user.id, section)
  if (!read) throw new Error('no data key')
  const { data, ...stored } = read.stored
  const isNew = stored.revision === 0 && (section === 'naw' || section === 'formulier')
  const known = isNew ? knownBefore(section, await readAccount(sql, user.id)) : {}
  const answers = { ...known, ...data }
  const values = section === 'naw' ? nawShown(answers, stored.revision, user.email) : answers
  return { ...stored, values, opened: openedWith(read.key, section, answers) }
}

export const openedWith = (key: KeyObject, section: FileSectionKey, answers: SectionData): string =>
  fingerprintText(fingerprintsOf(fingerprintsUnder(key, section), answers))

export function knownBefore(section: FileSectionKey, { profile, reminder }: Account): SectionData {
  // The form for a profile asks some of what the older form asks.
  if (section === 'formulier') return profile?.intake ?? {}
  if (section !== 'naw') return {}
  return withAddressParts(
    withoutEmpty({
      firstName: profile?.firstName,
      lastName: profile?.lastName,
      phone: profile?.phone,
      address: profile?.address,
      reminderFrequency: reminder?.frequency,
      reminderMonths: reminder?.months ?? undefined,
    }),
  )
}

async function readAccount(sql: Sql, userId: string): Promise<Account> {
  const [row] = await sql<{ sealed: Buffer; frequency: string; months: number | null }[]>`
    select sealed, reminder_frequency as frequency, reminder_interval_months as months
      from profiles where user_id = ${userId}`
  if (!row) return { profile: null, reminder: null }
  const { sealed, ...reminder } = row
  const key = await personKey(sql, userId, 'personal')
  return { profile: openProfile(key, userId, sealed), reminder }
}

/** The reminder stands at 6 months when only the profile has it (specification 3, 'naw'). */
const nawShown = (answers: SectionData, revision: number, email: string): SectionData =>
  revision > 0 ? { ...withAddressParts(answers), email } : { reminderMonths: 6, ...answers, email }

/** Specification 4: an old combined address is split when there is no street. */
export function withAddressParts({ address, ...data }: SectionData): SectionData {
  if (data.street || typeof address !== 'string') return data
  return withoutEmpty({ ...data, ...splitAddress(address) })
}
