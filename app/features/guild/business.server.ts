import { randomUUID } from 'node:crypto'
import type { AnswersOf } from '#app/forms/fields.ts'
import { blindHash } from '#app/platform/keys/crypto.server.ts'
import { type Sql, takeTurns } from '#app/platform/database/sql.server.ts'
import { memberForm } from './forms/member-form.ts'
import { newReferralCode } from './referral/referral-code.server.ts'

/** What is known of a company; an application says more of it than has to be. */
export type Business = AnswersOf<typeof memberForm>

/**
 * Adds a company, which waits for the office.
 *
 * @returns its id; null when a company with that address is there already
 */
export async function insertBusiness(sql: Sql, business: Business): Promise<string | null> {
  const { companyName, contactName, email, phone, street, houseNumber, city } = business
  const { postalCode, website, kvk } = business
  await takeTurns(sql, `guild ${email}`)
  const id = randomUUID()
  const { count } = await sql`
    insert into franchise_partners
      (id, company_name, contact_name, email, phone, street, house_number, postal_code, city,
       website, kvk, referral_code)
    select ${id}, ${companyName}, ${contactName}, ${email}, ${phone ?? null}, ${street ?? null},
           ${houseNumber ?? null}, ${postalCode ?? null}, ${city ?? null},
           ${website ?? null}, ${kvk ?? null}, ${await freeCode(sql, companyName)}
     where not exists (select from franchise_partners where email = ${email} and removed_at is null)`
  return count > 0 ? id : null
}

/** One that no member has; they take turns by their code, so that two at once differ too. */
async function freeCode(sql: Sql, companyName: string): Promise<string> {
  const code = newReferralCode(companyName)
  await takeTurns(sql, `guild code ${code}`)
  const taken = await sql`select 1 from franchise_partners where referral_code = ${code}`
  return taken.length > 0 ? freeCode(sql, companyName) : code
}

/** What is stored of a company. */
export type StoredBusiness = {
  [K in keyof Business]-?: undefined extends Business[K]
    ? Exclude<Business[K], undefined> | null
    : Business[K]
}

/** Columns of `Business`, for a `select` from `franchise_partners`. */
export const businessColumns = (sql: Sql) => sql`
  company_name as "companyName", contact_name as "contactName", email, phone, street,
  house_number as "houseNumber", postal_code as "postalCode", city, website, kvk`

/** A hash by which a form shows from which facts it was made, and tells nothing of them. */
export const businessFingerprint = (business: StoredBusiness): string =>
  blindHash(
    'member seen',
    JSON.stringify(memberForm.fields.map(({ key }) => business[key] ?? null)),
  )

/** Stores all of it: what is undefined is emptied. @param id of the member */
export const updateBusiness = (sql: Sql, id: string, business: Business) => {
  const { companyName, contactName, email, phone, street, houseNumber, city } = business
  const { postalCode, website, kvk } = business
  return sql`
    update franchise_partners
       set company_name = ${companyName}, contact_name = ${contactName}, email = ${email},
           phone = ${phone ?? null}, street = ${street ?? null},
           house_number = ${houseNumber ?? null},
           postal_code = ${postalCode ?? null}, city = ${city ?? null},
           website = ${website ?? null}, kvk = ${kvk ?? null}
     where id = ${id}`
}
