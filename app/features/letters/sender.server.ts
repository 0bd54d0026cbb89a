import { linesOfAddress } from '#app/features/accounts/address.ts'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { env } from '#app/platform/env.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { senderForm } from './sender-form.ts'

export type Sender = AnswersOf<typeof senderForm>

/** The sender for the form that changes it. `revision` tells two open tabs apart. */
export const readSender = (actor: Actor): Promise<Sender & { revision: number }> =>
  readOnly(asPerson(actor.id), senderIn)

/** Reads the sender; it is empty until it was filled in, but for the address of the site. */
export async function senderIn(sql: Sql): Promise<Sender & { revision: number }> {
  const [sender] = await sql<(Sender & DbRow<'default_card_settings', 'revision'>)[]>`
    select sender_company_name as "companyName", sender_street as street,
           sender_postal_code as "postalCode", sender_city as city, default_qr_url as "qrUrl",
           revision
      from default_card_settings`
  if (!sender) throw new Error('default_card_settings has no row')
  return { ...sender, qrUrl: sender.qrUrl || env().PUBLIC_ORIGIN }
}

/** The sender as it stands on paper; one that was not filled in has no lines. */
export const linesOfSender = ({ companyName, ...address }: Sender): string[] =>
  [companyName, ...linesOfAddress(address)].filter(Boolean)

/**
 * Changes the sender.
 *
 * @param revision that the form was made from
 * @returns false when it was changed since
 */
export async function changeSender(
  actor: Actor,
  sender: Sender,
  revision: number,
): Promise<boolean> {
  const { count } = await withActor(
    asPerson(actor.id),
    (sql) => sql`
      update default_card_settings
         set sender_company_name = ${sender.companyName}, sender_street = ${sender.street},
             sender_postal_code = ${sender.postalCode}, sender_city = ${sender.city},
             default_qr_url = ${sender.qrUrl}, revision = revision + 1, updated_at = now()
       where revision = ${revision}`,
  )
  return count === 1
}
