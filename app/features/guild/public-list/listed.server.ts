/** The guild members that everybody may find: those whose owner agreed to it. */
import type { DbRow } from '#db/row.ts'
import { ask } from '#app/platform/database/sql.server.ts'

export type ListedMember = DbRow<
  'listed_members',
  | 'company_name! as companyName'
  | 'street'
  | 'house_number as houseNumber'
  | 'postal_code! as postalCode'
  | 'city!'
  | 'phone'
  | 'website'
>

/** Lists them in no order. */
export const listedMembers = (): Promise<ListedMember[]> =>
  ask(
    (sql) => sql<ListedMember[]>`
      select company_name as "companyName", street, house_number as "houseNumber",
             postal_code as "postalCode", city, phone, website
        from listed_members()`,
  )
