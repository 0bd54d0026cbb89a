/** The address of a company, to which all mail of its requests goes, and who of its people read that. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { changedFact, companyFacts, directorFact } from './mail-facts.server.ts'

export type OwnCompany = DbRow<
  'franchise_partners',
  'id' | 'company_name as companyName' | 'contact_name as contactName' | 'phone' | 'email'
>

/** The company of who acts, while it is a member. */
export async function companyOf(sql: Sql): Promise<OwnCompany | undefined> {
  const [company] = await sql<OwnCompany[]>`
    select id, company_name as "companyName", contact_name as "contactName", phone, email
      from franchise_partners where id = (select actor_member_id())`
  return company
}

/** Has the office ask a company whether its address is right yet, since this person owns it or works there no more. */
export const haveAddressChecked = (
  sql: Sql,
  company: OwnCompany,
  what: 'owner' | 'gone',
  name: string,
) =>
  queueMail(sql, {
    kind: 'office-member-address',
    to: officeEmail(),
    facts: [
      ...directorFact(company.companyName),
      ...changedFact(what, name),
      ...companyFacts(company),
    ],
    link: absoluteLink(href('/admin/gilde/leden/:id', { id: company.id })),
  })

/** The same, where who goes signed in with the address of the company. */
export async function checkAddressWithout(
  sql: Sql,
  company: OwnCompany,
  { name, email }: { name: string; email: string },
) {
  if (email.toLowerCase() === company.email.toLowerCase())
    await haveAddressChecked(sql, company, 'gone', name)
}
