import { randomBytes, randomUUID } from 'node:crypto'
import type { AnswersOf } from '#app/forms/fields.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import { withActor, asSystem, takeTurns } from '#app/platform/sql.server.ts'
import type { applicationForm } from './application-form.ts'

type Application = AnswersOf<typeof applicationForm>

/** At most 5 an hour from a network. @returns the seconds to wait */
export const tooManyApplications = (network: string): Promise<number | undefined> =>
  countFrom({ name: 'guild application', points: 5, seconds: 60 * 60 }, network)

/**
 * An inactive member, for the office to activate (specification 4). A known address is left as it
 * is, unseen by who applies.
 */
export function apply(application: Application): Promise<void> {
  const { companyName, contactName, email, phone, street, houseNumber, city } = application
  const { postalCode, website, kvk } = application
  return withActor(asSystem('accounts'), async (sql) => {
    await takeTurns(sql, `guild ${email}`)
    await sql`
      insert into franchise_partners
        (id, company_name, contact_name, email, phone, street, house_number, postal_code, city,
         website, kvk, referral_code)
      select ${randomUUID()}, ${companyName}, ${contactName}, ${email}, ${phone}, ${street},
             ${houseNumber}, ${postalCode.toUpperCase().replace(/^(\d{4}) ?/, '$1 ')}, ${city},
             ${website ?? null}, ${kvk ?? null}, ${randomBytes(8).toString('hex')}
       where not exists (select from franchise_partners where email = ${email})`
  })
}
