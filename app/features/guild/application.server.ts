import { randomBytes, randomUUID } from 'node:crypto'
import type { TFunction } from 'i18next'
import { z } from 'zod'
import { fieldsIn } from '#app/platform/fields.server.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import { as, asSystem, takeTurns } from '#app/platform/sql.server.ts'

/**
 * What a business fills in to become a guild member (specification 5, 'Guild partner registration
 * schema'). The password is chosen when the membership is activated, by the link in that mail.
 */
export function applicationSchema(t: TFunction) {
  const { line, email, phone, optional } = { ...fieldsIn(t), optional: optionalIn(t) }
  const name = () =>
    line(100).refine((value) => value.length >= 2, { error: t('validation.short') })
  const required = { error: t('validation.required') }
  return z.object({
    companyName: name(),
    contactName: name(),
    email,
    phone: phone.refine(Boolean, required),
    street: line(100),
    houseNumber: line(20),
    postalCode: line(10).refine((value) => /^[1-9]\d{3} ?[A-Za-z]{2}$/.test(value), {
      error: t('validation.businessPostalCode'),
    }),
    city: line(100),
    website: optional(255, /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i, 'validation.website'),
    kvk: optional(8, /^\d{8}$/, 'validation.kvk'),
  })
}

/** A field that may stay empty, and otherwise has a form. */
const optionalIn =
  (t: TFunction) => (max: number, form: RegExp, error: 'validation.website' | 'validation.kvk') =>
    fieldsIn(t)
      .long(max)
      .refine((value) => !value || form.test(value), { error: t(error) })

type Application = z.output<ReturnType<typeof applicationSchema>>

/** At most 5 applications an hour from a network. @returns undefined, or the seconds to wait */
export const tooManyApplications = (network: string): Promise<number | undefined> =>
  countFrom({ name: 'guild application', points: 5, seconds: 60 * 60 }, network)

/**
 * Keeps an application: an inactive guild member, for the office to activate (specification 4). An
 * address that applied before, or is a member, is left as it is; who applies cannot tell.
 */
export function apply(application: Application): Promise<void> {
  const { companyName, contactName, email, phone, street, houseNumber, city } = application
  const { postalCode, website, kvk } = application
  return as(asSystem('accounts'), async (sql) => {
    await takeTurns(sql, `guild ${email}`)
    await sql`
      insert into franchise_partners
        (id, company_name, contact_name, email, phone, street, house_number, postal_code, city,
         website, kvk, referral_code)
      select ${randomUUID()}, ${companyName}, ${contactName}, ${email}, ${phone}, ${street},
             ${houseNumber}, ${postalCode.toUpperCase().replace(/^(\d{4}) ?/, '$1 ')}, ${city},
             ${website || null}, ${kvk || null}, ${randomBytes(8).toString('hex')}
       where not exists (select from franchise_partners where email = ${email})`
  })
}
