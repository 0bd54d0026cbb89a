import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { sqlCode } from '#app/platform/database/sql-code.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import type { cardContactForm } from './forms.ts'

export type ContactAnswers = AnswersOf<typeof cardContactForm>

/** Answers for the cards of some regions; `areas` says of how many. */
export type CardContact = Required<ContactAnswers> &
  DbRow<'default_card_contacts', 'id' | 'revision'> & { areas: number }

/**
 * All contacts, in the order in which they were added. Empty for who may not see the desk of the
 * cards.
 */
export const listContacts = (actor: Actor): Promise<CardContact[]> =>
  readOnly(asPerson(actor.id), (sql) => readCardContacts(sql))

/**
 * @param id as it stands in the address: anything
 * @returns null when there is none
 */
export async function findContact(actor: Actor, id: string): Promise<CardContact | null> {
  if (!isUuid(id)) return null
  const [contact] = await readOnly(asPerson(actor.id), (sql) => readCardContacts(sql, id))
  return contact ?? null
}

/**
 * Contacts with how many regions each has, in the order in which they were added.
 *
 * @param id only this one
 */
export const readCardContacts = (sql: Sql, id?: string) => sql<CardContact[]>`
  select c.id, c.first_name as "firstName", c.name_prefix as "namePrefix",
         c.last_name as "lastName", c.email, c.phone, c.revision,
         (select count(*)::int from postcode_area_assignments where contact_id = c.id) as areas
    from default_card_contacts c
   where ${id ? sql`c.id = ${id}` : sql`true`}
   order by c.created_at, c.id`

/** @param id made with the form, so that the same form sent twice makes one contact */
export async function createContact(actor: Actor, id: string, contact: ContactAnswers) {
  await withActor(
    asPerson(actor.id),
    (sql) => sql`
      insert into default_card_contacts (id, first_name, name_prefix, last_name, email, phone)
      values (${id}, ${contact.firstName}, ${contact.namePrefix ?? ''}, ${contact.lastName},
              ${contact.email}, ${contact.phone})
      on conflict (id) do nothing`,
  )
}

/**
 * @param revision that the form was made from
 * @returns false when the contact was changed or deleted since
 */
export async function changeContact(
  actor: Actor,
  { id, revision }: Pick<CardContact, 'id' | 'revision'>,
  contact: ContactAnswers,
): Promise<boolean> {
  const { count } = await withActor(
    asPerson(actor.id),
    (sql) => sql`
      update default_card_contacts
         set first_name = ${contact.firstName}, name_prefix = ${contact.namePrefix ?? ''},
             last_name = ${contact.lastName}, email = ${contact.email}, phone = ${contact.phone},
             revision = revision + 1
       where id = ${id} and revision = ${revision}`,
  )
  return count === 1
}

export type Deleted = { ok: true } | { ok: false; areas: number }

/** Specification 5: not while a region is theirs. One that is gone already is deleted. */
export async function deleteContact(actor: Actor, id: string): Promise<Deleted> {
  try {
    await withActor(
      asPerson(actor.id),
      (sql) => sql`delete from default_card_contacts where id = ${id}`,
    )
    return { ok: true }
  } catch (error) {
    if (!isStillLinked(error)) throw error
    return { ok: false, areas: (await findContact(actor, id))?.areas ?? 0 }
  }
}

/** By the reference of `postcode_area_assignments`. */
const isStillLinked = (error: unknown) => ['23001', '23503'].includes(sqlCode(error) ?? '')
