import type { DbRow } from '#db/row.ts'
import { granteesOf } from '#app/features/file-index/grantees.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/** A mandate that someone gave, and that is in force; `to` whom, by name. */
type Row = DbRow<
  'mandates',
  'id' | 'grantee_user_id as to' | 'given_at as givenAt' | 'valid_until as until'
>
export type OwnMandate = Omit<Row, 'to'> & { to: string | undefined }

/** Those in force, the newest first. `to`: undefined where no name is known. */
export const mandatesGivenBy = (userId: string): Promise<OwnMandate[]> =>
  readOnly(asPerson(userId), async (sql) => {
    const names = await granteesOf(sql)
    const rows = await sql<Row[]>`
      select id, grantee_user_id as "to", given_at as "givenAt", valid_until as until from mandates
       where subject_id = ${userId} and ended_at is null and valid_until > now()
       order by given_at desc`
    return rows.map(({ to, ...mandate }) => ({ ...mandate, to: names.get(to) }))
  })
