import type { DbRow } from '#db/row.ts'
import { keyFromRow } from '#app/access/keys.server.ts'
import { inBatches } from '#app/platform/database/batches.server.ts'
import {
  asSystem,
  PATIENT_SECONDS,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { contactHash, openContact } from './contact-details.server.ts'

const BATCH = 500

/**
 * Fills in the hashes by which the address in a request is compared with those of trusted people.
 * It takes few at a time, so that the site goes on; broken off, it can be run again.
 *
 * @param all also where it is filled in
 * @returns of how many
 */
export const hashContacts = (all: boolean): Promise<number> =>
  inBatches(BATCH, (last) =>
    withActor(asSystem('accounts'), (sql) => hashAfter(sql, last, all), PATIENT_SECONDS),
  )

type Row = DbRow<'trusted_contacts', 'id' | 'owner_id as userId' | 'sealed'> &
  DbRow<'person_keys', 'wrapped'>

async function hashAfter(sql: Sql, last: string, all: boolean): Promise<string[]> {
  const rows = await sql<Row[]>`
    select t.id, t.owner_id as "userId", t.sealed, k.wrapped
      from trusted_contacts t
      join person_keys k on k.user_id = t.owner_id and k.purpose = 'personal'
     where t.id > ${last} ${all ? sql`` : sql`and t.email_hash is null`}
     order by t.id limit ${BATCH} for update of t`
  for (const { id, userId, sealed, wrapped } of rows) {
    const { email } = openContact(keyFromRow(wrapped, userId, 'personal'), id, sealed)
    await sql`update trusted_contacts set email_hash = ${contactHash(email)} where id = ${id}`
  }
  return rows.map(({ id }) => id)
}
