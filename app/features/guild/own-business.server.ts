/** What a member knows and changes of itself. */
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { businessColumns, type StoredBusiness, tidied } from './business.server.ts'
import type { ownBusinessForm } from './own-business-form.ts'

export type OwnBusiness = StoredBusiness &
  DbRow<'franchise_partners', 'invoice_reference as reference'> & {
    /** Whether it stands on the public list, while it is active. */
    listed: boolean
    /** Whether who asks may change it. */
    isOwner: boolean
  }

/** Reads the company of this person. @returns null for a person of none */
export async function ownBusiness({ id }: { id: string }): Promise<OwnBusiness | null> {
  const [row] = await readOnly(
    asPerson(id),
    (sql) => sql<OwnBusiness[]>`
      select ${businessColumns(sql)}, invoice_reference as reference, listed_at is not null as listed,
             actor_owned_member_id() is not null as "isOwner"
        from franchise_partners where id = (select actor_member_id())`,
  )
  return row ?? null
}

/**
 * Changes the company of this person.
 *
 * @returns false for a person who is not its owner (any more)
 */
export function changeOwnBusiness(
  { id, request }: Actor,
  changed: AnswersOf<typeof ownBusinessForm>,
): Promise<boolean> {
  const { contactName, phone, street, houseNumber, postalCode, city, website, listed, reference } =
    changed
  return withActor(asPerson(id), async (sql) => {
    const [row] = await sql<DbRow<'change_own_business', 'change_own_business as done'>[]>`
      select change_own_business(
        ${contactName}, ${phone ?? null}, ${street ?? null}, ${houseNumber ?? null},
        ${postalCode ? tidied(postalCode) : null}, ${city ?? null}, ${website ?? null},
        ${request}) as done`
    await sql`select set_invoice_reference(${reference ?? null})`
    await sql`select list_own_business(${listed ?? false}, ${request})`
    return row?.done ?? false
  })
}
