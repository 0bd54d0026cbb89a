import { randomUUID } from 'node:crypto'
import { openJson, sealJson } from '#app/platform/crypto.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import { type Address, joinAddress } from './address.ts'
import { personKey } from './keys.server.ts'
import { readProfile, writeProfile } from './profile.server.ts'

/** The part of the interview's answers that also belongs to the account (specification 7, writes). */
export type ContactDetails = Address & {
  firstName?: string
  lastName?: string
  phone?: string
  reminderFrequency?: string
  reminderMonths?: number
  contacts?: { firstName?: string; lastName?: string; email?: string }[]
}

export type TrustedContact = { name: string; email: string }

/** Updates name, phone and address in the profile; the last as 'street, postalCode, city'. */
export async function saveProfileDetails(sql: Sql, userId: string, details: ContactDetails) {
  const known = await readProfile(sql, userId)
  await writeProfile(sql, userId, {
    ...known,
    firstName: details.firstName ?? known?.firstName ?? '',
    lastName: details.lastName ?? known?.lastName ?? '',
    phone: details.phone,
    address: joinAddress(details),
  })
}

/**
 * Updates the profile and the trusted contacts of a person. A yearly reminder is stored as 12
 * months, another only when it is custom.
 */
export async function saveContactDetails(sql: Sql, userId: string, details: ContactDetails) {
  await saveProfileDetails(sql, userId, details)
  await sql`
    update profiles set reminder_frequency = ${details.reminderFrequency ?? 'never'},
                        reminder_interval_months = ${monthsOf(details)}
     where user_id = ${userId}`
  await replaceContacts(sql, userId, details.contacts ?? [])
}

function monthsOf({ reminderFrequency, reminderMonths }: ContactDetails): number | null {
  if (reminderFrequency === 'yearly') return 12
  return reminderFrequency === 'custom' ? (reminderMonths ?? null) : null
}

const belongsTo = (id: string) => `trusted_contacts ${id}`

/** Only contacts with a first name, last name and e-mail are trusted contacts (specification 5). */
async function replaceContacts(
  sql: Sql,
  userId: string,
  contacts: NonNullable<ContactDetails['contacts']>,
) {
  const key = await personKey(sql, userId, 'personal')
  const rows = contacts
    .filter(({ firstName, lastName, email }) => firstName && lastName && email)
    .map(({ firstName, lastName, email }, position) => {
      const id = randomUUID()
      const contact = { name: `${firstName} ${lastName}`, email: email ?? '' }
      const sealed = sealJson(key, contact satisfies TrustedContact, belongsTo(id))
      return { id, owner_id: userId, position, sealed }
    })
  await sql`delete from trusted_contacts where owner_id = ${userId}`
  if (rows.length > 0) await sql`insert into trusted_contacts ${sql(rows)}`
}

/** The trusted contacts of a person, in the order in which they were named. */
export async function readContacts(sql: Sql, userId: string): Promise<TrustedContact[]> {
  const key = await personKey(sql, userId, 'personal')
  const rows = await sql<{ id: string; sealed: Buffer }[]>`
    select id, sealed from trusted_contacts where owner_id = ${userId} order by position`
  return rows.map(({ id, sealed }) => openJson<TrustedContact>(key, sealed, belongsTo(id)))
}
