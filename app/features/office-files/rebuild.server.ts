import type { DbRow } from '#db/row.ts'
import { keyFromRow } from '#app/access/keys.server.ts'
import { openProfile } from '#app/features/accounts/profile.server.ts'
import { indexAnew } from '#app/features/file-index/index.server.ts'
import { searchKeys } from '#app/platform/keys/search-keys.server.ts'
import { inBatches } from '#app/platform/database/batches.server.ts'
import {
  asSystem,
  PATIENT_SECONDS,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'

const BATCH = 500

/**
 * Makes anew, from the profiles, what people are found by. It takes few at a time, so that the site
 * goes on; broken off, it goes on where it was.
 *
 * @param all also what the newest search key made
 * @returns of how many people
 */
export const rebuildIndex = (all: boolean): Promise<number> =>
  inBatches(BATCH, (last) =>
    withActor(asSystem('accounts'), (sql) => rebuildAfter(sql, last, all), PATIENT_SECONDS),
  )

async function rebuildAfter(sql: Sql, last: string, all: boolean): Promise<string[]> {
  const stale = all ? sql`` : sql`and made_with is distinct from ${searchKeys()[0].name}`
  const held = await sql<DbRow<'file_index', 'user_id as id'>[]>`
    select user_id as id from file_index where user_id > ${last} ${stale}
     order by user_id limit ${BATCH} for update`
  const ids = held.map(({ id }) => id)
  // Only now that nobody else changes them: who waited for a row would read what was there before.
  for (const { id, email, profile, wrapped } of await searchablePeople(sql, ids)) {
    const key = keyFromRow(wrapped, id, 'personal')
    await indexAnew(sql, id, email, profile && openProfile(key, id, profile))
  }
  return ids
}

type Row = DbRow<'users', 'id' | 'email'> &
  DbRow<'profiles', 'sealed? as profile'> &
  DbRow<'person_keys', 'wrapped'>

const searchablePeople = (sql: Sql, ids: string[]) => sql<Row[]>`
  select u.id, u.email, p.sealed as profile, k.wrapped
    from users u
    join person_keys k on k.user_id = u.id and k.purpose = 'personal'
    left join profiles p on p.user_id = u.id
   where u.id = any(${ids})`
