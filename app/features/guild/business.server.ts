import { randomBytes, randomUUID } from 'node:crypto'
import type { AnswersOf } from '#app/forms/fields.ts'
import { type Sql, takeTurns } from '#app/platform/sql.server.ts'
import type { memberForm } from './member-form.ts'

/** What is known of a company; an application says more of it than has to be. */
export type Business = AnswersOf<typeof memberForm>

/**
 * An application, which waits for the office.
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
           ${houseNumber ?? null}, ${postalCode ? tidied(postalCode) : null}, ${city ?? null},
           ${website ?? null}, ${kvk ?? null}, ${randomBytes(8).toString('hex')}
     where not exists (select from franchise_partners where email = ${email} and removed_at is null)`
  return count > 0 ? id : null
}

/** As it is written on an envelope. */
export const tidied = (postalCode: string) => postalCode.toUpperCase().replace(/^(\d{4}) ?/, '$1 ')
