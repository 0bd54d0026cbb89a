import { type KeyObject, randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { indexing } from '#app/features/file-index/index.server.ts'
import { blindHash, openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { joinAddress } from './address.ts'
import { personKey } from '#app/access/keys.server.ts'
import {
  type KnownAccount,
  type Profile,
  readProfile,
  sealProfile,
  writeProfile,
} from './profile.server.ts'

/** Answers of the interview that the account has too (specification 7). */
export type ContactDetails = Pick<
  AnswersTo<'naw'>,
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'phone'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'reminderFrequency'
  | 'reminderMonths'
  | 'contacts'
>

export type TrustedContact = { name: string; email: string }

/** Saves in the profile what the interview asks too. A name that was left open stays as it was. */
export async function saveProfileDetails(sql: Sql, userId: string, details: ContactDetails) {
  await writeProfile(sql, userId, profileWith(details, await readProfile(sql, userId)))
}

const profileWith = (details: ContactDetails, known: Profile | null): Profile => ({
  ...known,
  firstName: details.firstName ?? known?.firstName ?? '',
  lastName: details.lastName ?? known?.lastName ?? '',
  dateOfBirth: details.dateOfBirth,
  phone: details.phone,
  address: joinAddress(details),
})

/**
 * Saves profile, contacts and reminder in one statement, and what the office finds the person by (the index of
 * files). All trusted contacts are replaced by those given here. A yearly reminder is stored as 12 months, another
 * only when it is custom.
 */
export async function saveContactDetails(
  sql: Sql,
  { userId, key, profile }: KnownAccount,
  details: ContactDetails,
) {
  const changed = profileWith(details, profile)
  const sealed = sealProfile(key, userId, changed)
  const rows = contactRows(userId, key, details.contacts ?? [])
  await sql`
    with indexed as (${indexing(sql, userId, changed)}),
         gone as (delete from trusted_contacts where owner_id = ${userId})
    ${rows.length > 0 ? sql`, added as (insert into trusted_contacts ${sql(rows)})` : sql``}
    insert into profiles (user_id, sealed, reminder_frequency, reminder_interval_months)
    values (${userId}, ${sealed}, ${details.reminderFrequency ?? 'never'}, ${monthsOf(details)})
    on conflict (user_id) do update
      set sealed = excluded.sealed, reminder_frequency = excluded.reminder_frequency,
          reminder_interval_months = excluded.reminder_interval_months, updated_at = now()`
}

function monthsOf({ reminderFrequency, reminderMonths }: ContactDetails): number | null {
  if (reminderFrequency === 'yearly') return 12
  return reminderFrequency === 'custom' ? (reminderMonths ?? null) : null
}

const belongsTo = (id: string) => `trusted_contacts ${id}`

/** Specification 5: with a first name, last name and e-mail. */
function contactRows(
  userId: string,
  key: KeyObject,
  contacts: NonNullable<ContactDetails['contacts']>,
) {
  return contacts
    .filter(({ firstName, lastName, email }) => firstName && lastName && email)
    .map(({ firstName, lastName, email }, position) => {
      const id = randomUUID()
      const contact = { name: `${firstName} ${lastName}`, email: email ?? '' }
      const sealed = sealJson(key, contact satisfies TrustedContact, belongsTo(id))
      return { id, owner_id: userId, position, sealed, email_hash: contactHash(contact.email) }
    })
}

/** The hash by which an address is compared with those of trusted people, without opening them. */
export const contactHash = (email: string): Buffer =>
  Buffer.from(blindHash('trusted contact', email.trim().toLowerCase()), 'base64url')

/** Trusted people, in the order of the interview. @throws when the person's key is out of reach */
export async function readContacts(sql: Sql, userId: string): Promise<TrustedContact[]> {
  const key = await personKey(sql, userId, 'personal')
  const rows = await sql<DbRow<'trusted_contacts', 'id' | 'sealed'>[]>`
    select id, sealed from trusted_contacts where owner_id = ${userId} order by position`
  return rows.map(({ id, sealed }) => openContact(key, id, sealed))
}

/** The same for who has the row and the key. @throws when `sealed` is of another contact */
export const openContact = (key: KeyObject, id: string, sealed: Buffer): TrustedContact =>
  openJson<TrustedContact>(key, sealed, belongsTo(id))

/** The address of an account, as that of a contact; null while it is not confirmed. */
export async function addressOfAccount(userId: string): Promise<Buffer | null> {
  const [row] = await readOnly(
    asPerson(userId),
    (sql) => sql<DbRow<'users', 'email'>[]>`
      select email from users where id = ${userId} and email_verified_at is not null`,
  )
  return row?.email ? contactHash(row.email) : null
}

/** By which a colleague could be a contact of a file. Who has no address that was verified is none. */
export const mailboxOf = async (id: string): Promise<Buffer> =>
  (await addressOfAccount(id)) ?? Buffer.alloc(0)
