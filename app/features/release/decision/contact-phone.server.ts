import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { openCardOf } from '#app/features/contacts/people.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { openAsked, type RequestContents } from '../request-contents.server.ts'
import { OPEN } from '../states.ts'
import { comparePhone, isNumberOf, type NamedContacts, phonesOf } from './contact-phone.ts'

type CardRow = DbRow<'contacts_to_compare', 'id!' | 'sealed!'>

const opened = (rows: readonly CardRow[]): NamedContacts =>
  rows.map(({ id, sealed }) => openCardOf(id, sealed))

const namedFor = async (sql: Sql, id: string): Promise<NamedContacts> =>
  opened(await sql<CardRow[]>`select id, sealed from contacts_to_compare(${id})`)

/**
 * Compares the telephone numbers of trusted people that were not compared yet, or not since who they are was
 * filled in anew. The system opens what the owner filled in, and of that nothing is kept but how they compare.
 */
export async function comparePhones(): Promise<void> {
  const waiting = await readOnly(
    asSystem('release'),
    (sql) => sql<DbRow<'access_requests', 'id' | 'sealed!'>[]>`
      select id, sealed from access_requests
       where state = any(${OPEN}) and contact_phone is null and subject_id is not null
         and sealed is not null
       limit 500`,
  )
  await oneByOne(waiting, 'telephone of a trusted person', ({ id, sealed }) =>
    withActor(asSystem('release'), async (sql) => {
      const verdict = comparePhone(openAsked(id, sealed), await namedFor(sql, id))
      await sql`select note_contact_phone(${id}, ${sealed}, ${verdict})`
    }),
  )
}

/**
 * Whose number was called, where a call to it counts. 'known': the owner gave it. 'unknown': they gave none for
 * the trusted person. Null where they gave another.
 */
export const whoseNumber = (id: string, phone: string): Promise<'known' | 'unknown' | null> =>
  readOnly(asSystem('release'), async (sql) => {
    const [row] = await sql<DbRow<'access_requests', 'sealed'>[]>`
      select sealed from access_requests where id = ${id}`
    if (!row?.sealed) return null
    const named = await namedFor(sql, id)
    if (isNumberOf(phone, named)) return 'known'
    return phonesOf(openAsked(id, row.sealed), named).length === 0 ? 'unknown' : null
  })

/**
 * Reads the numbers that the owner gave for the trusted person of a request, and notes that in the audit log
 * each time, so that the owner sees it. None where it is not open (any more).
 */
export const lookAtContact = async (
  actor: Actor,
  { id, asked }: { id: string; asked: RequestContents },
): Promise<string[]> => phonesOf(asked, opened(await lookAtCards(actor, id)))

/** Reads whom the owner of the file of a request named, and notes that as `lookAtContact` does. */
export const lookAtNamed = async (actor: Actor, id: string): Promise<void> => {
  await lookAtCards(actor, id)
}

const lookAtCards = (actor: Actor, request: string) =>
  withActor(
    asPerson(actor.id),
    (sql) => sql<DbRow<'look_at_requested_contact', 'id!' | 'sealed!'>[]>`
      select id, sealed from look_at_requested_contact(${request}, ${actor.request})`,
  )
