/** What a member knows and changes of itself. */
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { blindHash } from '#app/platform/keys/crypto.server.ts'
import { businessColumns, type StoredBusiness } from './business.server.ts'
import { ownBusinessForm } from './forms/own-business-form.ts'

export type OwnBusiness = StoredBusiness &
  DbRow<'franchise_partners', 'invoice_reference as reference'> & {
    /** Whether it stands on the public list, while it is active. */
    listed: boolean
    /** Whether who asks may change it. */
    isOwner: boolean
  }

/** Reads the company of this person. @returns null for a person of none */
export const ownBusiness = ({ id }: { id: string }): Promise<OwnBusiness | null> =>
  readOnly(asPerson(id), readOwn)

async function readOwn(sql: Sql): Promise<OwnBusiness | null> {
  const [row] = await sql<OwnBusiness[]>`
    select ${businessColumns(sql)}, invoice_reference as reference, listed_at is not null as listed,
           actor_owned_member_id() is not null as "isOwner"
      from franchise_partners where id = (select actor_member_id())`
  return row ?? null
}

/** A hash by which a form shows from what it was made, and tells nothing of that. */
export const ownBusinessFingerprint = (business: OwnBusiness): string =>
  blindHash(
    'own business seen',
    JSON.stringify(ownBusinessForm.fields.map(({ key }) => business[key] ?? null)),
  )

export type OwnBusinessChanged =
  | { ok: true }
  /** changed: someone else did so since the form was made, or another window. */
  | { ok: false; reason: 'notOwner' | 'changed' }

/**
 * Changes the company of this person.
 *
 * @param seen fingerprint of the form: nobody changes unseen what another has changed
 */
export function changeOwnBusiness(
  { id, request }: Actor,
  seen: string,
  changed: AnswersOf<typeof ownBusinessForm>,
): Promise<OwnBusinessChanged> {
  const { contactName, phone, street, houseNumber, postalCode, city, website, listed, reference } =
    changed
  return withActor<OwnBusinessChanged>(asPerson(id), async (sql, refuse) => {
    const [row] = await sql<DbRow<'hold_own_business', 'hold_own_business as held'>[]>`
      select hold_own_business() as held`
    const before = row?.held && (await readOwn(sql))
    if (!before) return refuse({ ok: false, reason: 'notOwner' })
    if (ownBusinessFingerprint(before) !== seen) return refuse({ ok: false, reason: 'changed' })
    await sql`
      select change_own_business(
        ${contactName}, ${phone ?? null}, ${street ?? null}, ${houseNumber ?? null},
        ${postalCode ?? null}, ${city ?? null}, ${website ?? null},
        ${request})`
    await sql`select set_invoice_reference(${reference ?? null})`
    await sql`select list_own_business(${listed ?? false}, ${request})`
    return { ok: true }
  })
}
