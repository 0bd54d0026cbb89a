import type { DbRow } from '#db/row.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { nameOf, openCardOf } from '#app/features/contacts/people.server.ts'

/** The names of everybody whom someone named, also of who may not read any more, by their ids. */
export const namesOfRelatives = (userId: string): Promise<Record<string, string>> =>
  readOnly(asPerson(userId), async (sql) => {
    const rows = await sql<DbRow<'relatives', 'id' | 'sealed'>[]>`
      select id, sealed from relatives where owner_id = ${userId}`
    return Object.fromEntries(rows.map(({ id, sealed }) => [id, nameOf(openCardOf(id, sealed))]))
  })
